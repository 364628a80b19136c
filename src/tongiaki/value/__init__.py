"""A learned judgement of positions: what a network sees, and the network. It is compiled with the rules.

`docs/value.md` tells what the inputs mean, how the network was trained, and how good it is.
"""
