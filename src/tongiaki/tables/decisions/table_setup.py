"""The first entries of a table whose game starts at once: a quick game against bots, and a rematch."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.record.colours import Colour
from tongiaki.rules import Terms
from tongiaki.tables.decisions import playing, seating
from tongiaki.tables.decisions.options import as_rated
from tongiaki.tables.ports import AccountProfile
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.seats import Occupant
from tongiaki.tables.state.state import TableState
from tongiaki.tables.state.terms import options_from_terms
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions

Decision = Callable[[TableState], Sequence[e.Entry]]


class Player(msgspec.Struct, frozen=True):
    """A player of a new game: a person with a name, or a bot. If `colour` is None, the first free colour is used."""

    person: str | None
    name: str
    bot: str | None = None
    colour: Colour | None = None


def quick_game(person: str, players: int, bot: str, name: str) -> list[e.Entry]:
    """Return the first entries of a game of a person against bots; raises `unknown_bot`."""
    seats = [Player(person, name), *(Player(None, bot, bot) for _ in range(players - 1))]
    return new_game(options_from_terms(Terms(players)), person, seats)


def new_game(options: TableOptions, host: str, players: Sequence[Player]) -> list[e.Entry]:
    """Return the first entries of a game of these players, one per seat.

    Raises `unknown_bot`, or `colour_taken` if two players have the same colour.
    """
    chosen = [player.colour for player in players if player.colour is not None]
    sitting = [partial(_sit, seat=seat, player=player, chosen=chosen) for seat, player in enumerate(players)]
    return entries_after([e.Created(options, host)], [*sitting, lambda state: playing.start(state, host)])


def rematch(
    state: TableState, person: str | None, together: frozenset[str], known: Mapping[str, AccountProfile]
) -> list[e.Entry]:
    """Return the first entries of a rematch that a person asks for. The second player begins.

    The persons `together` sit down at once, and seats are reserved for the others. The game starts if nobody else has
    to accept. `known`: the persons with an account.
    """
    options = msgspec.structs.replace(state.options, seats=len(state.seats.places), first=None)
    first: list[e.Entry] = [e.Created(as_rated(options) if options.rated else options, person)]
    seated: set[str] = set()
    for old in range(options.seats):
        seat, owner = (old - 1) % options.seats, state.owner(old)
        if owner is None:
            continue
        if owner.bot is not None:
            first.append(e.BotSat(seat, owner.bot, owner.name, owner.colour))
        elif owner.person is not None and owner.person not in seated and owner.name != e.NAMELESS:
            seated.add(owner.person)
            name = name_of(state, owner.person, known)
            sits = e.Sat if owner.person in together else e.Offered
            first.append(sits(seat, owner.person, name, owner.colour))
    if any(isinstance(entry, e.Offered) for entry in first) or len(first) <= options.seats:
        return first
    return entries_after(first, [lambda again: playing.start(again, person, again.number, together)])


def seat_had(state: TableState, person: str | None) -> Occupant:
    """Return the seat that the person has or had before leaving; raises `not_seated`."""
    owners = (state.owner(seat) for seat in range(len(state.seats.places)))
    seat = next((one for one in owners if one is not None and one.person is not None and one.person == person), None)
    if seat is None:
        raise ProblemError("not_seated")
    return seat


def name_of(state: TableState, person: str | None, known: Mapping[str, AccountProfile]) -> str:
    """Return the name of a player: that of the account, or otherwise that at the table; raises `not_seated`."""
    return known[person].name if person is not None and person in known else seat_had(state, person).name


def entries_after(first: Sequence[e.Entry], decisions: Sequence[Decision]) -> list[e.Entry]:
    """Return the first entries of a table, followed by those of decisions that are made one after the other."""
    state, entries = TableState(""), list(first)
    for entry in first:
        apply(state, state.number + 1, 0, entry)
    for decide in decisions:
        for entry in decide(state):
            apply(state, state.number + 1, 0, entry)
            entries.append(entry)
    return entries


def _sit(state: TableState, seat: int, player: Player, chosen: Sequence[Colour]) -> list[e.Entry]:
    free = state.seats.free_colours()
    colour = next(one for one in free if one not in chosen) if player.colour is None else player.colour
    if player.bot is None:
        return seating.sit(state, player.person, seat, player.name, colour)
    seating.require_bot(player.bot)
    if player.colour is not None and player.colour not in free:
        raise ProblemError("colour_taken", colour=player.colour)
    return [e.BotSat(seat, player.bot, player.name, colour)]
