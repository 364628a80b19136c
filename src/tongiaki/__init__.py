"""Tongiaki: the 2004 board game of Polynesian sailing, for 2 to 6 players."""
