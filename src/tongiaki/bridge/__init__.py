"""A bot at the tables of a server: it speaks to the server as any program may, with its owner's token."""
