"""Handlers for replays, reviews, variations and puzzles, and for continuing a game from any position."""
