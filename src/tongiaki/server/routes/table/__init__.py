"""Handlers of a table: its websocket, its HTTP interface, and the personal links of seats."""
