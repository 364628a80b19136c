"""The learned evaluation function: a neural network and its inputs.

It is compiled together with the rules. `docs/value.md` describes the inputs, the training, and the playing strength.
"""
