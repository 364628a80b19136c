"""Tongiaki in a terminal: the board as text, games against bots, replays. `docs/terminal.md` describes it."""
