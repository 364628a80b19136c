"""How the network of `tongiaki.value` is trained: it plays against itself, and learns from what came of it.

`docs/value.md` tells the method and its results. This needs the extra named train.
"""
