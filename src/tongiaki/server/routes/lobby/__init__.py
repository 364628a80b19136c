"""The front page: the tables that there are, and making one."""
