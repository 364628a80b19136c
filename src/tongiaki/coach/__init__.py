"""The coach: analyses of positions and reviews of games, as data without texts.

`facts` describes a line of moves, `analysis` examines a position, and `review` examines a game. A review measures the
`luck` of each draw and the `choice` of each decision. `moments` finds the mistakes and the fine moves, and confirms
them by `playouts`. `evaluator` selects the evaluator of positions.
"""
