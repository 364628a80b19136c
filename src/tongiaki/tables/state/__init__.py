"""The state of a table, built from its entries, and its parts."""
