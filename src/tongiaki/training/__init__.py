"""Training of the network of `tongiaki.value` by self-play.

`docs/value.md` tells the method and its results. This needs the extra named train.
"""
