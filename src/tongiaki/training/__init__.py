"""Training of the network in `tongiaki.value` by self-play.

`docs/value.md` describes the method and its results. The package needs the `train` extra.
"""
