"""Structs that are stored or sent: entries, and the views of a table, which contain no secrets."""
