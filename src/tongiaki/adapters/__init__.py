"""Adapters of the game for research: OpenSpiel, PettingZoo, Gymnasium, arrays, Parquet. Needs `tongiaki[research]`."""
