"""The studies of a server."""
