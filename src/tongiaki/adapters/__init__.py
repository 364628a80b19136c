"""The game for research: OpenSpiel, PettingZoo, Gymnasium, arrays and Parquet. Needs `pip install tongiaki[research]`."""
