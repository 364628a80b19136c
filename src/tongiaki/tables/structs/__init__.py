"""Structs that are stored or sent: entries, which may contain secrets, and views of a table, which do not."""
