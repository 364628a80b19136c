"""Handlers for accounts, names, profiles, friends, notifications and account deletion."""
