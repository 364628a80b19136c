"""Handlers of events: the daily game and tournaments."""
