"""The entries of a position's encoding and of its planes, computed without NumPy.

`docs/research/encoding.md` describes them.

It is compiled together with the rules. `tongiaki.adapters` makes arrays of the entries.
"""
