"""The runtime: a table's single writer, the registry of tables, and background agents (bots, clocks)."""
