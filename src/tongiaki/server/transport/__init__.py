"""The transport layer: all code that depends on the ASGI server and the websocket library."""
