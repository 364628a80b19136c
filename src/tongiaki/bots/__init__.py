"""Bots: they choose a move for a position. `docs/bots.md` says how to write one."""

from tongiaki.bots.base import Bot
from tongiaki.bots.greedy import GreedyBot
from tongiaki.bots.random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by its name, the better the later; all lists of levels, in the browser too, are made from it."""

__all__ = ["BOTS", "Bot"]
