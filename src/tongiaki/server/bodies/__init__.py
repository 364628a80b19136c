"""What travels: every message of the websockets, every body of HTTP, and how they are read."""
