"""Setup of a tournament's games, and the first entries of their tables."""

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
from tongiaki.tables.structs.options import ClockKind, TableOptions, usual_away
from tongiaki.tables.structs.views import Occasion
from tongiaki.tournaments import Kind

PLACES, PLACES_OF_ALL = 64, 16
"""Maximum number of entrants: in general, and in a round robin."""
BOTS = 16
"""Maximum number of entrants, including bots, up to which bots are added."""


class TournamentSetup(msgspec.Struct, frozen=True):
    """The settings of a tournament, with tables of `size` players and at most `places` entrants.

    At the start, bots of the level `bot` are added until there are `fill` entrants. The clock applies to each game.
    `pause`: seconds between two rounds.
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
    """A player of a game: a person, or a bot of a level."""

    name: str
    person: str | None = None
    bot: str | None = None


def check_setup(setup: TournamentSetup) -> None:
    """Check that a tournament can be played to its end; raises `malformed` or `unknown_bot`."""
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
    """Return the options of a game, which ensure that it ends and that a bot replaces a player who runs out of time."""
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
    """Return the first entries of a game's table, with players in order of play.

    It is public if two or more are persons.
    """
    players = len(sitters)
    options = game_options(setup, players, public=sum(one.person is not None for one in sitters) > 1)
    colours: list[Colour] = draw_colours(players)
    entries: list[e.Entry] = [e.Created(options, None, Occasion("tournament", tournament_id))]
    for seat, (one, colour) in enumerate(zip(sitters, colours, strict=True)):
        if one.person is not None:
            entries.append(e.Sat(seat, one.person, one.name, colour))
        else:
            bot = one.bot or options.stand_in  # a bot plays in place of a deleted account
            entries.append(e.BotSat(seat, bot, bot, colour))
    pile = seal()
    seats = list(range(players))
    return [*entries, e.Started(seats, colours, RULES_VERSION, pile.order, pile.salt, pile.commitment, agreed=[])]
