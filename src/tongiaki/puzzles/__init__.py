"""Puzzles: positions with one clearly best turn, of five kinds, and what every other turn costs.

`puzzle` is one of them and the file that holds them all, `kinds` says what makes a kind, `finding` looks for them in
games, and `solving` says what moves cost. Nothing here is in words.
"""
