"""Tongiaki in a terminal: the board as text, games against bots, and replays. `docs/play/terminal.md` describes it."""
