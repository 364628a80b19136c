"""Who does it: the writer of a table, all tables of a server, and who acts there without being asked."""
