"""The state of a table and its parts, built from the table's entries."""
