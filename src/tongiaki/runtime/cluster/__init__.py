"""This server as a member of a cluster that shares a database."""
