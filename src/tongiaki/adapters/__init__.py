"""The game for research: OpenSpiel, PettingZoo, Gymnasium, arrays, Parquet. Needs the extra `tongiaki[research]`."""
