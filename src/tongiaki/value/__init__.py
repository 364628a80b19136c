"""The learned evaluation function: the inputs of a neural network, and the network. It is compiled with the rules.

`docs/value.md` describes the inputs, the training, and the playing strength.
"""
