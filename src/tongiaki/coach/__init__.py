"""The coach: it says what the best moves of a position are and why, and what luck and choices made of a game.

`facts` are what can be said of a line of moves, `analysis` what of a position, `review` what of a game. `luck` and
`choice` make up a turn; `moments` are the choices that counted, once `playouts` have confirmed them. `judging` names
who judges. Nothing here is in words.
"""
