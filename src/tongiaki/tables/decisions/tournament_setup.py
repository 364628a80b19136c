"""The games of a tournament: what is chosen for all of them, and how the table of one begins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.record.colours import Colour
from tongiaki.rules import RULES_VERSION, Terms
from tongiaki.tables.decisions.options import validated
from tongiaki.tables.decisions.seating import require_bot
from tongiaki.tables.decisions.shuffle import draw_colours, seal
from tongiaki.tables.state.terms import options_from_terms
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import usual_away
from tongiaki.tables.structs.views import ClockKind, Occasion, TableOptions
from tongiaki.tournaments import Kind

PLACES, PLACES_OF_ALL = 64, 16
"""Who may enter at most, and where everybody meets everybody."""
BOTS = 16
"""Up to so many entrants bots fill up."""


class TournamentSetup(msgspec.Struct, frozen=True):
    """What is chosen when a tournament is made: tables of `size`, and for `places` entrants at most.

    `bot` is the level of those who fill up to `fill` entrants at the start. The clock is that of each game; `pause` is
    how many seconds lie between two rounds.
    """

    kind: Kind
    size: int
    rounds: int
    places: int
    bot: str | None
    fill: int
    clock: ClockKind
    time: int
    increment: int
    pause: int


class Sitter(msgspec.Struct, frozen=True):
    """Who sits down: a person, or a bot of a level."""

    name: str
    person: str | None = None
    bot: str | None = None


def check_setup(setup: TournamentSetup) -> None:
    """Insist on a tournament that can be played to its end; raises `malformed` or `unknown_bot`."""
    sizes = range(3, 7) if setup.kind == "groups" else range(2, 3)
    most = PLACES_OF_ALL if setup.kind == "round_robin" else PLACES
    for field, fits in (
        ("size", setup.size in sizes),
        ("places", setup.places <= most),
        ("fill", setup.fill <= min(setup.places, BOTS)),
        ("clock", setup.clock != "none"),
    ):
        if not fits:
            raise ProblemError("malformed", field=field)
    if setup.bot is not None:
        require_bot(setup.bot)
    game_options(setup, setup.size, public=False)


def game_options(setup: TournamentSetup, players: int, *, public: bool) -> TableOptions:
    """Give the options of a game: it comes to its end by itself, and a bot plays on for whoever is out of time."""
    options = msgspec.structs.replace(
        options_from_terms(Terms(players)),
        public=public,
        clock=setup.clock,
        time=setup.time,
        increment=setup.increment,
        timeout="seat",
        away=usual_away(setup.clock, setup.time),
    )
    return validated(options)


def first_entries(tournament_id: str, setup: TournamentSetup, sitters: Sequence[Sitter]) -> list[e.Entry]:
    """Begin the table of a game, with the sitters in their order of play; others see it where two persons play."""
    players = len(sitters)
    options = game_options(setup, players, public=sum(one.person is not None for one in sitters) > 1)
    colours: list[Colour] = draw_colours(players)
    entries: list[e.Entry] = [e.Created(options, None, Occasion("tournament", tournament_id))]
    for seat, (one, colour) in enumerate(zip(sitters, colours, strict=True)):
        if one.person is not None:
            entries.append(e.Sat(seat, one.person, one.name, colour))
        else:
            bot = one.bot or options.stand_in  # who left for good is played for
            entries.append(e.BotSat(seat, bot, bot, colour))
    pile = seal()
    seats = list(range(players))
    return [*entries, e.Started(seats, colours, RULES_VERSION, pile.order, pile.salt, pile.commitment, agreed=[])]
