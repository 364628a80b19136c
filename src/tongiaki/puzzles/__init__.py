"""Puzzles: positions of five kinds with one clearly best turn, and the cost of every other turn.

`puzzle` defines a puzzle and the file of all puzzles, and `kinds` defines the five kinds. `finding` searches games for
puzzles, and `solving` returns the cost of moves. The package contains no texts.
"""
