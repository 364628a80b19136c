"""Notifications about slow games, sent by push, mail and webhook to players who are not at the table."""
