"""The server: HTTP, websockets and sessions. Other packages contain the rules of the game and all SQL."""
