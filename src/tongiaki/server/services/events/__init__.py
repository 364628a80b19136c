"""Tournaments, the daily game and vacations."""
