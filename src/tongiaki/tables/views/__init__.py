"""Conversion of a table's state, a game or the coach's advice into the structs that are sent to clients."""
