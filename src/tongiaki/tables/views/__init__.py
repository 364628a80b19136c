"""Conversion of a table's state, a game or the coach's advice into structs that are sent to clients."""
