"""The daily game: the setup drawn for each day, and the first entries of a person's table."""

from __future__ import annotations

import secrets

import msgspec

from tongiaki.bots.seeds import draw_seed
from tongiaki.record import commitment_to
from tongiaki.record.colours import Colour
from tongiaki.rules import RULES_VERSION, Terms
from tongiaki.tables.decisions.shuffle import draw_colours, seal
from tongiaki.tables.state.terms import options_from_terms
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import Occasion

PLAYERS = 3
BOT = "greedy"
"""Level of the opponents."""


class DailySetup(msgspec.Struct, frozen=True):
    """The setup for all persons on a day: the person's seat in the order of play, and the pile, top first.

    `chance` is the bots' random seed: bots respond in the same way to the same moves. It is null in old setups without
    a seed.
    """

    seat: int
    bot: str
    colours: list[Colour]
    pile: list[str]
    chance: int | None = None


def draw_setup() -> DailySetup:
    """Draw the setup of a day; all piles, seats and colours are equally likely."""
    return DailySetup(secrets.randbelow(PLAYERS), BOT, draw_colours(PLAYERS), seal().order, draw_seed())


def first_entries(day: str, setup: DailySetup, person: str, name: str) -> list[e.Entry]:
    """Return the first entries of a person's table for the daily game.

    No bot stands in for the person during absences.
    """
    players = len(setup.colours)
    options = msgspec.structs.replace(options_from_terms(Terms(players)), away=0)
    entries: list[e.Entry] = [e.Created(options, person, Occasion("daily", day))]
    for seat, colour in enumerate(setup.colours):
        if seat == setup.seat:
            entries.append(e.Sat(seat, person, name, colour))
        else:
            entries.append(e.BotSat(seat, setup.bot, setup.bot, colour))
    salt = secrets.token_hex(
        32
    )  # differs between tables, so that a revealed salt does not help to guess another table's pile
    commitment = commitment_to(tuple(setup.pile), salt)
    seats = list(range(players))
    started = e.Started(
        seats, setup.colours, RULES_VERSION, setup.pile, salt, commitment, agreed=[], chance=setup.chance
    )
    return [*entries, started]
