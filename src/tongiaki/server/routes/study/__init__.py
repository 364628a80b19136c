"""Handlers of studies, in which several people look at a game together."""
