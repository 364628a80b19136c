"""Puzzles: positions of eight kinds with one clearly best turn, and the cost of every other turn.

`puzzle` defines a puzzle and the file of all puzzles, `kinds` defines the eight kinds, and `tasks` checks the tasks.
`finding` searches games for puzzles, `selecting` selects from them, `solving` returns the cost of moves, and `tempting`
finds the most tempting wrong turn.

The package contains no texts.
"""
