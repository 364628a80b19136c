"""The messages of tables and studies between client and server, and how they are read."""
