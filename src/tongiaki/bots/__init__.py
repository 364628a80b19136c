"""Bots: they choose a move for a position. `docs/bots.md` says how to write one."""

from tongiaki.bots.base import Bot
from tongiaki.bots.levels import BOTS

__all__ = ["BOTS", "Bot"]
