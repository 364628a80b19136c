"""Everything that knows the ASGI server and the websocket library."""
