"""The daily game: what is drawn for a day, and the table where one person plays it."""

from __future__ import annotations

import secrets

import msgspec

from tongiaki.bots.chance import draw_seed
from tongiaki.record import commitment_to
from tongiaki.record.colours import Colour
from tongiaki.rules import RULES_VERSION, Terms
from tongiaki.tables.decisions.shuffle import draw_colours, seal
from tongiaki.tables.state.terms import options_from_terms
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import Occasion

PLAYERS = 3
BOT = "greedy"
"""The level of those whom everybody plays against."""


class DailySetup(msgspec.Struct, frozen=True):
    """What is the same for everybody on a day: the person's seat in the order of play, and the pile, top first.

    `chance` is that of the bots: who plays as somebody else has played is answered alike. Null on days that were drawn
    before there was one.
    """

    seat: int
    bot: str
    colours: list[Colour]
    pile: list[str]
    chance: int | None = None


def draw_setup() -> DailySetup:
    """Draw what a day is played with; every pile, seat and colour is as likely as any other."""
    return DailySetup(secrets.randbelow(PLAYERS), BOT, draw_colours(PLAYERS), seal().order, draw_seed())


def first_entries(day: str, setup: DailySetup, person: str, name: str) -> list[e.Entry]:
    """Begin the table where a person plays the game of a day, which no bot takes over from somebody who is away."""
    players = len(setup.colours)
    options = msgspec.structs.replace(options_from_terms(Terms(players)), away=0)
    entries: list[e.Entry] = [e.Created(options, person, Occasion("daily", day))]
    for seat, colour in enumerate(setup.colours):
        if seat == setup.seat:
            entries.append(e.Sat(seat, person, name, colour))
        else:
            entries.append(e.BotSat(seat, setup.bot, setup.bot, colour))
    salt = secrets.token_hex(32)  # its own at each table: who has finished cannot check a guess for another one
    commitment = commitment_to(tuple(setup.pile), salt)
    seats = list(range(players))
    started = e.Started(
        seats, setup.colours, RULES_VERSION, setup.pile, salt, commitment, agreed=[], chance=setup.chance
    )
    return [*entries, started]
