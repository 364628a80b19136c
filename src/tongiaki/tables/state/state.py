"""The state of a table, built from its entries."""

from __future__ import annotations

import itertools
from collections import deque
from copy import copy

from tongiaki.tables.state.absences import Absences
from tongiaki.tables.state.clock import Clock
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.history import History
from tongiaki.tables.state.seats import Occupant, Seats
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.state.vote import Vote
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions
from tongiaki.tables.structs.views import ChatLine, EventLine, Occasion, Status

CHAT_KEPT = 200
"""Maximum number of chat lines in a snapshot. The same limit applies separately to spectators' chat."""
UPDATES_KEPT = 32
"""Maximum number of missed entries that can be sent to a client without a snapshot."""
IDEMPOTENCY_KEYS_KEPT = 256
"""Number of recent requests whose idempotency keys are kept."""


class TableState:
    """Everything about a table except its connections; built by applying its entries in order (see `applying`)."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.game_number = 0  # number of the last entry that changed the game
        self.options = TableOptions(seats=0, stall=0, public=False)
        self.creator: str | None = None
        self.occasion: Occasion | None = None  # the event for which the server created the table
        self.seats = Seats(0)
        self.offers: dict[int, e.Offered] = {}  # empty seats reserved before the start
        self.accepted: frozenset[str] = frozenset()  # persons who accepted the current terms before the start
        self.terms_number = 0  # number of the last entry before the start that changed the options or the seats
        self.game: Game | None = None
        self.ended: e.Ended | None = None
        self.rematch: str | None = None
        self.vote: Vote | None = None
        self.agreeing: frozenset[int] = frozenset()  # seats that agree to all votes automatically
        self.played: frozenset[str] = frozenset()  # persons who have had a seat in the game
        self.absences = Absences()
        self.paused = False
        self.quiet = False  # only seated persons may chat
        self.banned: dict[str, str] = {}  # names of banned persons, by person
        self.voices: dict[str, str] = {}  # names of persons who have written chat lines without a seat
        self.clock: Clock | None = None
        self.stand_in_moves: frozenset[int] = frozenset()  # entry numbers of the moves that a bot made for a person
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)  # public chat
        self.gallery: deque[ChatLine] = deque(maxlen=CHAT_KEPT)  # spectators' chat, hidden from players until the end
        self.history = History()
        self.events: tuple[EventLine, ...] = ()
        self.recent: deque[TableUpdate] = deque(maxlen=UPDATES_KEPT)
        self.idempotency_keys: deque[str] = deque(maxlen=IDEMPOTENCY_KEYS_KEPT)  # keys of recent requests

    @property
    def status(self) -> Status:
        """Whether the game is open, running or over."""
        if self.ended is not None:
            return "over"
        return "open" if self.game is None else "running"

    @property
    def host(self) -> str | None:
        """The host of the table."""
        return self.seats.host(self.creator)

    @property
    def joinable(self) -> list[int]:
        """The seats of a running game that a newcomer may ask for: empty, or left by a player and taken by a bot."""
        if self.status != "running" or self.occasion is not None:
            return []
        places = enumerate(self.seats.places)
        return [
            seat
            for seat, sitter in places
            if (sitter is None and seat not in self.absences.resigned)
            or (sitter is not None and sitter.bot is not None and seat in self.absences.held)
        ]

    @property
    def mover(self) -> int | None:
        """The seat that has to decide now, a person's or a bot's; None at a draw, in a pause and after the end."""
        return None if self.game is None or self.paused or self.ended is not None else self.game.mover

    @property
    def bot_to_move(self) -> int | None:
        """The seat to move if a bot decides for it: a bot's seat, or that of a person whom a bot replaces."""
        mover = self.mover
        return mover if mover is not None and self.bot_for(mover) is not None else None

    @property
    def bots_alone(self) -> bool:
        """Whether the game is running and bots decide for all seats: their own, or those of absent persons."""
        if self.status != "running":
            return False
        seats = enumerate(self.seats.places)
        return all(
            (sitter is not None and sitter.bot is not None) or seat in self.absences.stand_ins for seat, sitter in seats
        )

    @property
    def undoer(self) -> int | None:
        """The seat that may undo the last move, if it made that move itself."""
        if self.game is None or self.paused or self.ended is not None or self.game.last_number in self.stand_in_moves:
            return None
        return None if self.occasion is not None else self.game.undoer

    def bot_for(self, seat: int) -> str | None:
        """Return the bot that decides for the seat: the bot seated there, or a person's stand-in."""
        sitter, stand_in = self.seats.places[seat], self.absences.stand_ins.get(seat)
        if sitter is not None and sitter.bot is not None:
            return sitter.bot
        if stand_in is not None:
            return stand_in.bot
        return self.options.stand_in if seat == self.absences.timed_out else None

    def is_covered_by_bot(self, seat: int) -> bool:
        """Return whether a bot decides for the person who owns the seat."""
        sitter = self.seats.places[seat]
        return self.bot_for(seat) is not None and (sitter is None or sitter.bot is None)

    def owner(self, seat: int) -> Occupant | None:
        """Return the seat's owner: a player who left or resigned and was not replaced, or otherwise the occupant."""
        held = self.absences.held.get(seat) or self.absences.resigned.get(seat)
        return self.seats.places[seat] if held is None else held

    def offer_to(self, person: str | None) -> int | None:
        """Return the seat that is reserved for a person in a rematch before its start."""
        return next((seat for seat, offer in self.offers.items() if offer.person == person), None)

    def fork(self) -> TableState:
        """Copy the state, so that entries can be applied to the copy; immutable parts are shared."""
        other = TableState.__new__(TableState)
        other.__dict__.update(self.__dict__)
        other.seats, other.game = self.seats.copy(), copy(self.game)
        other.recent, other.history = self.recent.copy(), self.history.copy()
        return other  # values that rarely change are copied only when they change

    def add_line(self, line: ChatLine) -> None:
        """Add a chat line."""
        lines = (self.gallery if line.watchers else self.chat).copy()
        lines.append(line)
        if line.watchers:
            self.gallery = lines
        else:
            self.chat = lines

    def remember_key(self, key: str) -> None:
        """Remember an idempotency key."""
        self.idempotency_keys = self.idempotency_keys.copy()
        self.idempotency_keys.append(key)

    def updates_after(self, after: int) -> list[TableUpdate] | None:
        """Return the updates after an entry number; None if they are no longer kept or the number is in the future."""
        if after > self.number or (self.recent and after < self.recent[0].number - 1):
            return None
        return list(itertools.dropwhile(lambda news: news.number <= after, self.recent))
