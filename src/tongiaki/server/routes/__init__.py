"""HTTP and websocket handlers, by subject."""
