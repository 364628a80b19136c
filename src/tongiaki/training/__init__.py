"""Training of the network of `tongiaki.value` by self-play.

`docs/value.md` describes the method and its results. The package needs the extra named train.
"""
