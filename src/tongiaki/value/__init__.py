"""The learned evaluation function: a neural network and its inputs.

It is compiled together with the rules. `docs/research/networks.md` describes the inputs, the training, and the
playing strength.
"""
