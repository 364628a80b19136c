"""The turns of a table's bots: the request for a move, and the pause before it."""

from __future__ import annotations

from tongiaki.bots.requests import ChooseMove
from tongiaki.bots.seeds import seeded_random
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions import playing
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.state import TableState

PAUSE = 0.6
"""Default time for a decision of a bot, in seconds, so that people can follow the game."""
FORCED = 0.4
"""Length of the pause before a forced move, as a fraction of the usual pause."""


def move_request(state: TableState, seat: int, seed: int) -> ChooseMove:
    """Return the request for the move of the bot that decides for a seat; raises `stale` if no bot does.

    `seed` is the table's random seed, by which workers recognise the table's bots and their plans.
    """
    game, bot = playing.require_running(state), state.bot_for(seat)
    if bot is None:
        raise ProblemError("stale")
    return ChooseMove(bot, _chance(game, seat, seed), game.position.terms, list(game.moves))


def pause_share(game: Game) -> float:
    """Return the length of the pause before the next move, as a fraction of the usual pause."""
    return 1.0 if len(game.position.legal_moves()) > 1 else FORCED


def _chance(game: Game, seat: int, seed: int) -> int:
    """Return the random seed for a bot's choice.

    Tables with a shared seed derive it from the moves played so far.
    """
    if game.chance is None:
        return seed + seat
    return seeded_random(game.chance, *game.moves).getrandbits(62)
