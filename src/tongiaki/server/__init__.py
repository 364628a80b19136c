"""HTTP, sockets and sessions: no rules of the game here, no SQL."""
