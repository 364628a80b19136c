"""Notifications about slow games, tournament rounds and invitations, sent by push, mail and webhook."""
