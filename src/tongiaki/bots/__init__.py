"""Bots, which choose a move in a position. `docs/bots/writing.md` explains how to write one."""

from tongiaki.bots.base import Bot
from tongiaki.bots.levels import BOTS, LEVELS, offered_bots

__all__ = ["BOTS", "LEVELS", "Bot", "offered_bots"]
