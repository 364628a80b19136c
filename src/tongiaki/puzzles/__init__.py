"""Puzzles: positions of five kinds with one clearly best turn, and the cost of each other turn.

`puzzle` defines a puzzle and the file of all puzzles, and `kinds` the five kinds. `finding` searches games for puzzles,
and `solving` returns the cost of moves. The package contains no texts.
"""
