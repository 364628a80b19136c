"""The coach: analyses of positions and reviews of games, as data without texts.

`facts` describes a line of moves, `analysis` a position, and `review` a game. A review measures the `luck` of each draw
and the `choice` of each decision. `moments` are the important choices, confirmed by `playouts`. `evaluator` selects the
evaluator of positions.
"""
