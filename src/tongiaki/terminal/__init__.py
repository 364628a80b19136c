"""Tongiaki in a terminal: the board as text, a game against bots, records replayed. `docs/terminal.md` shows it."""
