"""Account names, passwords, login throttling, session revocation and address bans."""
