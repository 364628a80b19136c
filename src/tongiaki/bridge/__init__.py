"""Connects a bot to the tables of a server, over the HTTP interface for programs and with its owner's token."""
