"""Application of entries to a table's state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tongiaki.tables.state import game_flow
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.seat_keys import hash_key
from tongiaki.tables.state.seats import Occupant, Seats
from tongiaki.tables.state.state import TableState
from tongiaki.tables.state.terms import terms_from_options
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import ChatLine, LogLine


def apply(state: TableState, number: int, at: int, entry: e.Entry) -> TableUpdate:
    """Apply the next entry, written at `at`, in ms since 1970, UTC; raises ValueError if its number is not the next."""
    if number != state.number + 1:
        raise ValueError(f"entry {number} cannot follow {state.number}")
    state.number = number
    news = TableUpdate(number)
    if state.clock is not None:
        state.clock = state.clock.charged(at, entry.waited if isinstance(entry, e.Moved) else 0)
    _APPLY[type(entry)](state, entry, news, at)
    if state.clock is not None:
        stands = state.bot_to_move is not None or state.mover in state.absences.resting
        state.clock = state.clock.run(None if stands else state.mover)
    state.recent.append(news)
    if isinstance(entry.once, str):
        state.remember_key(entry.once)
    return news


def _created(state: TableState, entry: e.Created, news: TableUpdate, _at: int) -> None:
    state.options, state.creator, state.occasion = entry.options, entry.host, entry.occasion
    state.seats = Seats(entry.options.seats)
    _new_terms(state, news)


def _chosen(state: TableState, entry: e.Chosen, news: TableUpdate, _at: int) -> None:
    state.options = entry.options
    state.seats.resize(entry.options.seats)
    _new_terms(state, news)


def _sat(state: TableState, entry: e.Sat, news: TableUpdate, _at: int) -> None:
    game_flow.sat(state, news, entry.seat, entry.person)
    if state.vote is not None and state.vote.is_moot(entry.seat, entry.person):
        state.vote = None
    key_hash = None if entry.key is None else hash_key(entry.key)
    sitter = Occupant(entry.name, entry.colour, news.number, person=entry.person, key_hash=key_hash)
    state.seats.places[entry.seat] = sitter
    state.agreeing -= {entry.seat}
    state.offers = {seat: offer for seat, offer in state.offers.items() if offer.person != entry.person}
    _seated(state, news)


def _linked(state: TableState, entry: e.Linked, _news: TableUpdate, _at: int) -> None:
    _sitter(state, entry.seat).key_hash = entry.key_hash


def _claimed(state: TableState, entry: e.Claimed, news: TableUpdate, _at: int) -> None:
    held = state.absences.held.get(entry.seat)
    sitter = _sitter(state, entry.seat) if held is None else held
    if state.creator == sitter.person:  # the same person on another device
        state.creator = entry.person
    if held is None:
        sitter.person, sitter.key_hash = entry.person, None if entry.key is None else hash_key(entry.key)
    else:
        state.absences = state.absences.claimed(entry.seat, entry.person)
    _seated(state, news)


def _offered(state: TableState, entry: e.Offered, news: TableUpdate, _at: int) -> None:
    state.offers = {**state.offers, entry.seat: entry}
    news.table = True


def _accepted(state: TableState, entry: e.Accepted, news: TableUpdate, _at: int) -> None:
    person = _sitter(state, entry.seat).person
    if person is not None:
        state.accepted |= {person}
    news.table = True


def _stood(state: TableState, entry: e.Stood, news: TableUpdate, _at: int) -> None:
    if entry.seat in state.offers:
        state.offers = {seat: offer for seat, offer in state.offers.items() if seat != entry.seat}
        news.table = True
        return
    sitter = _sitter(state, entry.seat)
    game_flow.stood(state, news, entry.seat, sitter)
    if state.vote is not None:
        state.vote = None if state.vote.person == sitter.person else state.vote.without(entry.seat)
    state.seats.places[entry.seat] = None
    state.agreeing -= {entry.seat}
    _seated(state, news)


def _bot_sat(state: TableState, entry: e.BotSat, news: TableUpdate, _at: int) -> None:
    state.seats.places[entry.seat] = Occupant(entry.name, entry.colour, news.number, bot=entry.bot)
    state.absences = state.absences.stood_in(entry.seat, None)
    _seated(state, news)


def _recoloured(state: TableState, entry: e.Recoloured, news: TableUpdate, _at: int) -> None:
    _sitter(state, entry.seat).colour = entry.colour
    news.table = True


def _renamed(state: TableState, entry: e.Renamed, news: TableUpdate, _at: int) -> None:
    _sitter(state, entry.seat).name = entry.name
    news.table = True


def _said(state: TableState, entry: e.Said, news: TableUpdate, at: int) -> None:
    colour = None if entry.seat is None else _sitter(state, entry.seat).colour
    news.chat = ChatLine(
        news.number, at // 1000, entry.seat, entry.name, colour, entry.text, entry.watchers, entry.program
    )
    if entry.person is not None:
        state.voices = state.voices | {entry.person: entry.name}
    state.add_line(news.chat)


def _banned(state: TableState, entry: e.Banned, _news: TableUpdate, _at: int) -> None:
    others = {person: name for person, name in state.banned.items() if person != entry.person}
    state.banned = others | ({entry.person: entry.name} if entry.banned else {})


def _quieted(state: TableState, entry: e.Quieted, news: TableUpdate, _at: int) -> None:
    state.quiet = entry.on
    news.table = True


def _started(state: TableState, entry: e.Started, news: TableUpdate, at: int) -> None:
    state.seats.close_ranks(entry.seats)
    for seat, colour in enumerate(entry.colours):
        _sitter(state, seat).colour = colour
    state.game = Game(entry, at // 1000, terms_from_options(state.options, entry.colours))
    game_flow.started(state, at)
    state.offers = {}
    _remember_players(state)
    state.game_number = news.number
    news.table = news.game = True


def _moved(state: TableState, entry: e.Moved, news: TableUpdate, _at: int) -> None:
    game = _game(state)
    turn, mover = game.position.turn, game.mover
    news.colour = None if mover is None else game.colours[mover]
    news.move, news.game = entry.move, True
    state.game_number = news.number
    news.happened = game.play(news.number, entry.move)
    game_flow.moved(state, game, news.number, turn=turn, mover=mover)
    _close_undo_vote(state, news)
    state.history.append(LogLine(news.number, news.colour, entry.move, news.happened))


def _undone(state: TableState, entry: e.Undone, news: TableUpdate, _at: int) -> None:
    game = _game(state)
    game.undo()
    game_flow.undone(state, game, alone=entry.alone)
    _close_undo_vote(state, news)
    news.colour = state.history.pop().colour
    state.game_number = news.number
    news.undone, news.game = entry.number, True


def _close_undo_vote(state: TableState, news: TableUpdate) -> None:
    """Close an open vote on an undo, because the position in question has changed."""
    if state.vote is not None and state.vote.kind == "undo":
        state.vote, news.table = None, True


def _ended(state: TableState, entry: e.Ended, news: TableUpdate, _at: int) -> None:
    state.ended, state.vote = entry, None
    state.absences = replace(state.absences, stand_ins={}, timed_out=None, resting={})
    news.opened = list(state.gallery)
    news.table = news.game = True


def _rematched(state: TableState, entry: e.Rematched, news: TableUpdate, _at: int) -> None:
    state.rematch = entry.table
    news.table = True


def _forgotten(_state: TableState, _entry: e.Forgotten, news: TableUpdate, _at: int) -> None:
    news.table = True


def _seated(state: TableState, news: TableUpdate) -> None:
    """Mark the seating as changed and, during a game, the view of each viewer."""
    news.game = state.game is not None
    _new_terms(state, news)
    _remember_players(state)


def _new_terms(state: TableState, news: TableUpdate) -> None:
    """Reset the acceptance of the game's terms, because the terms have changed."""
    news.table = True
    if state.game is None:
        state.accepted, state.terms_number = frozenset(), news.number


def _remember_players(state: TableState) -> None:
    if state.game is not None:
        state.played |= {sitter.person for _, sitter in state.seats.taken() if sitter.person is not None}


def _sitter(state: TableState, seat: int) -> Occupant:
    sitter = state.seats.places[seat]
    if sitter is None:
        raise ValueError(f"nobody sits on seat {seat}")
    return sitter


def _game(state: TableState) -> Game:
    if state.game is None:
        raise ValueError("there is no game yet")
    return state.game


_APPLY: dict[type[Any], Callable[[TableState, Any, TableUpdate, int], None]] = game_flow.APPLY | {
    e.Created: _created,
    e.Chosen: _chosen,
    e.Sat: _sat,
    e.Linked: _linked,
    e.Claimed: _claimed,
    e.Offered: _offered,
    e.Accepted: _accepted,
    e.Stood: _stood,
    e.BotSat: _bot_sat,
    e.Recoloured: _recoloured,
    e.Renamed: _renamed,
    e.Said: _said,
    e.Banned: _banned,
    e.Quieted: _quieted,
    e.Started: _started,
    e.Moved: _moved,
    e.Undone: _undone,
    e.Ended: _ended,
    e.Rematched: _rematched,
    e.Forgotten: _forgotten,
}
