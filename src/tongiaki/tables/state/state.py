"""A table as its entries have made it. Entries are applied only once they are on disk."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any

from tongiaki.tables.state import interludes
from tongiaki.tables.state.ballot import Vote
from tongiaki.tables.state.clock import Clock
from tongiaki.tables.state.cover import Cover
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.keys import hash_of
from tongiaki.tables.state.news import News
from tongiaki.tables.state.seats import Occupant, Seats
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import ChatLine, EventLine, LogLine, Status, TableOptions

CHAT_KEPT = 200
"""Lines of chat that a snapshot holds at most; of those for watchers alone as many are kept besides."""
NEWS_KEPT = 256
"""Entries that a client may have missed without needing a snapshot."""


class TableState:
    """Everything about a table but who is connected; built by applying its entries in order."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.game_number = 0  # of the last entry that changed the game
        self.options = TableOptions(seats=0, stall=0, public=False)
        self.creator: str | None = None
        self.seats = Seats(0)
        self.offers: dict[int, e.Offered] = {}  # empty seats that are kept for somebody before the start
        self.accepted: frozenset[str] = frozenset()  # persons who accepted the terms as they stand before the start
        self.terms_number = 0  # of the last entry before the start that changed the options or who sits here
        self.game: Game | None = None
        self.ended: e.Ended | None = None
        self.rematch: str | None = None
        self.vote: Vote | None = None
        self.played: frozenset[str] = frozenset()  # persons who have had a seat in the game
        self.cover = Cover()
        self.paused = False
        self.quiet = False  # only those speak who have a seat
        self.banned: dict[str, str] = {}  # the names of those who are, by person
        self.voices: dict[str, str] = {}  # the names of those who have spoken without a seat, by person
        self.clock: Clock | None = None
        self.covered: frozenset[int] = frozenset()  # numbers of the moves that a bot made for a person
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)  # what is for everybody
        self.gallery: deque[ChatLine] = deque(maxlen=CHAT_KEPT)  # what is for watchers alone until the end
        self.history: list[LogLine] = []
        self.events: tuple[EventLine, ...] = ()
        self.recent: deque[News] = deque(maxlen=NEWS_KEPT)

    @property
    def status(self) -> Status:
        """Before, during or after the game."""
        if self.ended is not None:
            return "over"
        return "open" if self.game is None else "running"

    @property
    def host(self) -> str | None:
        """The person who runs the table."""
        return self.seats.host(self.creator)

    @property
    def joinable(self) -> list[int]:
        """The seats of a running game that a newcomer may ask for: empty ones, and those where a bot stands in."""
        if self.status != "running":
            return []
        places = enumerate(self.seats.places)
        return [
            seat
            for seat, sitter in places
            if (sitter is None and seat not in self.cover.resigned)
            or (sitter is not None and sitter.bot is not None and seat in self.cover.held)
        ]

    @property
    def mover(self) -> int | None:
        """The seat that has to decide now, person or bot; None in a pause and after the end, too."""
        return None if self.game is None or self.paused or self.ended is not None else self.game.mover

    @property
    def bot_to_move(self) -> int | None:
        """The seat that a bot has to decide for now, its own or a person's."""
        return self.mover if self.mover is not None and self.bot_for(self.mover) is not None else None

    @property
    def undoer(self) -> int | None:
        """The seat that may take the last move back: whose own decision that was."""
        if self.game is None or self.paused or self.ended is not None or self.game.last_number in self.covered:
            return None
        return self.game.undoer

    def bot_for(self, seat: int) -> str | None:
        """Name the bot that decides for the seat: its own, or one that does so for a person."""
        sitter, stand_in = self.seats.places[seat], self.cover.stand_ins.get(seat)
        if sitter is not None and sitter.bot is not None:
            return sitter.bot
        if stand_in is not None:
            return stand_in.bot
        return self.options.stand_in if seat == self.cover.timed_out else None

    def covers(self, seat: int) -> bool:
        """Tell whether a bot decides for the person whose seat it is."""
        sitter = self.seats.places[seat]
        return self.bot_for(seat) is not None and (sitter is None or sitter.bot is None)

    def owner(self, seat: int) -> Occupant | None:
        """Tell whose seat it is: that of one who resigned, or has left a running game where nobody else sat down."""
        held = self.cover.held.get(seat) or self.cover.resigned.get(seat)
        return self.seats.places[seat] if held is None else held

    def offer_to(self, person: str | None) -> int | None:
        """Tell the seat that is kept before the start for a person to play again."""
        return next((seat for seat, offer in self.offers.items() if offer.person == person), None)

    def fork(self) -> TableState:
        """Copy the table, so that entries can be applied to the copy; what is told and said is shared."""
        other = copy(self)
        other.seats, other.game = self.seats.copy(), copy(self.game)
        other.chat, other.gallery, other.recent = self.chat.copy(), self.gallery.copy(), self.recent.copy()
        other.history = self.history.copy()
        return other

    def missed(self, after: int) -> list[News] | None:
        """Give the news after a number; None if that is too long ago or was never reached."""
        if after > self.number or (self.recent and after < self.recent[0].number - 1):
            return None
        return list(itertools.dropwhile(lambda news: news.number <= after, self.recent))

    def apply(self, number: int, at: int, entry: e.Entry) -> News:
        """Take the next entry in, written `at` ms since 1970, UTC; raises ValueError if it is not the next."""
        if number != self.number + 1:
            raise ValueError(f"entry {number} cannot follow {self.number}")
        self.number = number
        news = News(number)
        if self.clock is not None:
            self.clock = self.clock.charged(at, entry.waited if isinstance(entry, e.Moved) else 0)
        _APPLY[type(entry)](self, entry, news, at)
        if self.clock is not None:
            self.clock = self.clock.run(None if self.bot_to_move is not None else self.mover)
        self.recent.append(news)
        return news


def _created(state: TableState, entry: e.Created, news: News, _at: int) -> None:
    state.options, state.creator = entry.options, entry.host
    state.seats = Seats(entry.options.seats)
    _new_terms(state, news)


def _chosen(state: TableState, entry: e.Chosen, news: News, _at: int) -> None:
    state.options = entry.options
    state.seats.resize(entry.options.seats)
    _new_terms(state, news)


def _sat(state: TableState, entry: e.Sat, news: News, _at: int) -> None:
    interludes.sat(state, news, entry.seat, entry.person)
    if state.vote is not None and state.vote.is_moot(entry.seat, entry.person):
        state.vote = None
    key_hash = None if entry.key is None else hash_of(entry.key)
    sitter = Occupant(entry.name, entry.colour, news.number, person=entry.person, key_hash=key_hash)
    state.seats.places[entry.seat] = sitter
    state.offers = {seat: offer for seat, offer in state.offers.items() if offer.person != entry.person}
    _seated(state, news)


def _linked(state: TableState, entry: e.Linked, _news: News, _at: int) -> None:
    _sitter(state, entry.seat).key_hash = entry.key_hash


def _claimed(state: TableState, entry: e.Claimed, news: News, _at: int) -> None:
    held = state.cover.held.get(entry.seat)
    sitter = _sitter(state, entry.seat) if held is None else held
    if state.creator == sitter.person:  # the same human being on another device
        state.creator = entry.person
    if held is None:
        sitter.person, sitter.key_hash = entry.person, None if entry.key is None else hash_of(entry.key)
    else:
        state.cover = state.cover.claimed(entry.seat, entry.person)
    _seated(state, news)


def _offered(state: TableState, entry: e.Offered, news: News, _at: int) -> None:
    state.offers = {**state.offers, entry.seat: entry}
    news.table = True


def _accepted(state: TableState, entry: e.Accepted, news: News, _at: int) -> None:
    person = _sitter(state, entry.seat).person
    if person is not None:
        state.accepted |= {person}
    news.table = True


def _stood(state: TableState, entry: e.Stood, news: News, _at: int) -> None:
    if entry.seat in state.offers:
        state.offers = {seat: offer for seat, offer in state.offers.items() if seat != entry.seat}
        news.table = True
        return
    sitter = _sitter(state, entry.seat)
    interludes.stood(state, news, entry.seat, sitter)
    if state.vote is not None:
        state.vote = None if state.vote.person == sitter.person else state.vote.without(entry.seat)
    state.seats.places[entry.seat] = None
    _seated(state, news)


def _bot_sat(state: TableState, entry: e.BotSat, news: News, _at: int) -> None:
    state.seats.places[entry.seat] = Occupant(entry.name, entry.colour, news.number, bot=entry.bot)
    state.cover = state.cover.stood_in(entry.seat, None)
    _seated(state, news)


def _recoloured(state: TableState, entry: e.Recoloured, news: News, _at: int) -> None:
    _sitter(state, entry.seat).colour = entry.colour
    news.table = True


def _renamed(state: TableState, entry: e.Renamed, news: News, _at: int) -> None:
    _sitter(state, entry.seat).name = entry.name
    news.table = True


def _said(state: TableState, entry: e.Said, news: News, at: int) -> None:
    colour = None if entry.seat is None else _sitter(state, entry.seat).colour
    news.chat = ChatLine(news.number, at // 1000, entry.seat, entry.name, colour, entry.text, entry.watchers)
    if entry.person is not None:
        state.voices = state.voices | {entry.person: entry.name}
    (state.gallery if entry.watchers else state.chat).append(news.chat)


def _banned(state: TableState, entry: e.Banned, _news: News, _at: int) -> None:
    others = {person: name for person, name in state.banned.items() if person != entry.person}
    state.banned = others | ({entry.person: entry.name} if entry.banned else {})


def _quieted(state: TableState, entry: e.Quieted, news: News, _at: int) -> None:
    state.quiet = entry.on
    news.table = True


def _started(state: TableState, entry: e.Started, news: News, at: int) -> None:
    state.seats.close_ranks(entry.seats)
    for seat, colour in enumerate(entry.colours):
        _sitter(state, seat).colour = colour
    state.game = Game(entry, at // 1000, state.options.stall)
    interludes.started(state, at)
    state.offers = {}
    _remember_players(state)
    state.game_number = news.number
    news.table = news.game = True


def _moved(state: TableState, entry: e.Moved, news: News, _at: int) -> None:
    game = _game(state)
    turn, mover = game.position.turn, game.mover
    news.colour = None if mover is None else game.colours[mover]
    news.move, news.game = entry.move, True
    state.game_number = news.number
    news.happened = game.play(news.number, entry.move)
    interludes.moved(state, game, news.number, turn=turn, mover=mover)
    _went_on(state, news)
    state.history.append(LogLine(news.number, news.colour, entry.move, news.happened))


def _undone(state: TableState, entry: e.Undone, news: News, _at: int) -> None:
    game = _game(state)
    game.undo()
    interludes.undone(state, game, alone=entry.alone)
    _went_on(state, news)
    news.colour = state.history.pop().colour
    state.game_number = news.number
    news.undone, news.game = entry.number, True


def _went_on(state: TableState, news: News) -> None:
    """Forget a question about taking back, which was about the game as it stood."""
    if state.vote is not None and state.vote.kind == "undo":
        state.vote, news.table = None, True


def _ended(state: TableState, entry: e.Ended, news: News, _at: int) -> None:
    state.ended, state.vote = entry, None
    state.cover = replace(state.cover, stand_ins={}, timed_out=None)
    news.opened = list(state.gallery)
    news.table = news.game = True


def _rematched(state: TableState, entry: e.Rematched, news: News, _at: int) -> None:
    state.rematch = entry.table
    news.table = True


def _forgotten(_state: TableState, _entry: e.Forgotten, news: News, _at: int) -> None:
    news.table = True


def _seated(state: TableState, news: News) -> None:
    """Say that who sits where has changed, and so, during a game, who may see what of it."""
    news.game = state.game is not None
    _new_terms(state, news)
    _remember_players(state)


def _new_terms(state: TableState, news: News) -> None:
    """Forget who accepted the terms of a game to come: what was accepted is not what would be played."""
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


_APPLY: dict[type[Any], Callable[[TableState, Any, News, int], None]] = interludes.APPLY | {
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
