"""New tables with recorded games: continued from any point against bots, or with all moves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tongiaki.bots import offered_bots
from tongiaki.common.problems import ProblemError
from tongiaki.record import Record
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, RULES_VERSION, Position
from tongiaki.tables.decisions import early_endings, seating
from tongiaki.tables.decisions.shuffle import SealedPile, seal
from tongiaki.tables.state.terms import options_from_terms
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import EndReason

MAX_MOVES = 2000
"""Maximum number of initial moves of a table; a long game has about 500."""


class PlayOnRequest(msgspec.Struct, frozen=True):
    """Request to continue a game after its first `number` moves, as `colour` or, by default, the player to move."""

    person: str
    name: str
    number: int
    bot: str
    colour: Colour | None


def first_entries(record: Record, wish: PlayOnRequest) -> list[e.Entry]:
    """Return the first entries of a table that continues a record after its first moves; bots take the other seats.

    Tiles that were drawn in those moves stay drawn; the rest of the pile is shuffled and sealed again. Raises
    `unknown_bot`, `no_such_point`, `too_large` for too many moves, or `no_seat` for an unused colour.
    """
    seating.require_bot(wish.bot)
    if MAX_MOVES < wish.number <= len(record.moves):
        raise ProblemError("too_large", limit=MAX_MOVES)
    position = record.after(wish.number)
    if wish.number > len(record.moves) or position.to_move == OVER:
        raise ProblemError("no_such_point", number=wish.number)
    colours = msgspec.convert(list(record.terms.colours), list[Colour])
    mine = position.turn if wish.colour is None else _seat_of(wish.colour, colours)
    options = options_from_terms(record.terms)
    entries: list[e.Entry] = [e.Created(options, wish.person)]
    for seat, own in enumerate(colours):
        if seat == mine:
            entries.append(e.Sat(seat, wish.person, wish.name, own))
        else:
            entries.append(e.BotSat(seat, wish.bot, wish.bot, own))
    moves = list(record.moves[: wish.number])
    pile = seal(_drawn(moves))
    entries.append(_started(colours, pile, wish.number, len(_drawn(moves))))
    _draw(position, moves, pile)
    entries.extend(e.Moved(text) for text in moves)
    if position.to_move == OVER:
        entries.append(e.Ended(msgspec.convert(position.end_reason, EndReason), early_endings.standings(position)))
    return entries


def imported_entries(record: Record, persons: Sequence[str]) -> list[e.Entry]:
    """Return the entries of a table with the whole game of a record, to look at it or to play on.

    Seats with the name of a level are those of bots, and `persons` take the others, by seat. Raises `too_large` for too
    many moves.
    """
    if len(record.moves) > MAX_MOVES:
        raise ProblemError("too_large", limit=MAX_MOVES)
    colours = msgspec.convert(list(record.terms.colours), list[Colour])
    bots = offered_bots()
    names = record.names or ("",) * len(colours)
    entries: list[e.Entry] = []
    for seat, (name, colour) in enumerate(zip(names, colours, strict=True)):
        if name in bots:
            entries.append(e.BotSat(seat, name, name, colour))
        else:
            entries.append(e.Sat(seat, persons[seat], name or e.NAMELESS, colour))
    host = next((entry.person for entry in entries if isinstance(entry, e.Sat)), None)
    options, moves, position = options_from_terms(record.terms), list(record.moves), record.end()
    own = _own_pile(record)
    pile = own or seal(_drawn(moves))
    entries = [
        e.Created(options, host),
        *entries,
        _started(colours, pile, len(moves), 0 if own is not None else len(_drawn(moves))),
    ]
    resigned = early_endings.resignations_in(record)
    early = early_endings.early_end_reason(record)
    if early is None:
        _draw(position, moves, pile)
    for number in range(len(moves) + 1):
        entries.extend(e.Moved(text) for text in moves[number - 1 : number])
        entries.extend(e.Resigned(seat, options.stand_in) for seat, after in resigned.items() if after == number)
    if position.to_move == OVER or early is not None:
        reason = early or msgspec.convert(position.end_reason, EndReason)
        entries.append(e.Ended(reason, early_endings.standings(position, list(resigned))))
    return entries


def _started(colours: list[Colour], pile: SealedPile, given: int, known: int) -> e.Started:
    return e.Started(
        seats=list(range(len(colours))),
        colours=colours,
        rules=RULES_VERSION,
        pile=pile.order,
        salt=pile.salt,
        commitment=pile.commitment,
        given=given,
        known=known,
    )


def _drawn(moves: Sequence[str]) -> list[str]:
    return [text.removeprefix("draw ") for text in moves if text.startswith("draw ")]


def _draw(position: Position, moves: list[str], pile: SealedPile) -> None:
    """Draw the tiles that are due after the moves, and add these draws to the moves."""
    while position.to_move == CHANCE:
        moves.append(f"draw {pile.order[len(_drawn(moves))]}")
        position.play(position.parse(moves[-1]))


def _own_pile(record: Record) -> SealedPile | None:
    """Return the pile of a record that publishes it."""
    if record.pile is None or record.salt is None or record.commitment is None or not record.shuffle_holds():
        return None
    return SealedPile(list(record.pile), record.salt, record.commitment)


def _seat_of(colour: Colour, colours: list[Colour]) -> int:
    if colour not in colours:
        raise ProblemError("no_seat", colour=colour)
    return colours.index(colour)
