"""The archive of finished games, which replaces their entries."""
