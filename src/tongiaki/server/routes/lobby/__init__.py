"""Handlers of the lobby: the list of tables, table creation, and the lobby's websocket."""
