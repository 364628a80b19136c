"""A table as its entries have made it."""

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
from tongiaki.tables.structs.views import ChatLine, EventLine, Occasion, Status, TableOptions

CHAT_KEPT = 200
"""Lines of chat that a snapshot holds at most; of those for watchers alone as many are kept besides."""
UPDATES_KEPT = 32
"""Entries that a client may have missed without needing a snapshot."""
IDEMPOTENCY_KEYS_KEPT = 256
"""Marks of requests that are known to have been carried out, the last ones."""


class TableState:
    """Everything about a table but who is connected; built by applying its entries in order, as `applying` does."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.game_number = 0  # of the last entry that changed the game
        self.options = TableOptions(seats=0, stall=0, public=False)
        self.creator: str | None = None
        self.occasion: Occasion | None = None  # what the server made the table for
        self.seats = Seats(0)
        self.offers: dict[int, e.Offered] = {}  # empty seats that are kept for somebody before the start
        self.accepted: frozenset[str] = frozenset()  # persons who accepted the terms as they stand before the start
        self.terms_number = 0  # of the last entry before the start that changed the options or who sits here
        self.game: Game | None = None
        self.ended: e.Ended | None = None
        self.rematch: str | None = None
        self.vote: Vote | None = None
        self.agreeing: frozenset[int] = frozenset()  # seats that agree in advance to what the others ask
        self.played: frozenset[str] = frozenset()  # persons who have had a seat in the game
        self.absences = Absences()
        self.paused = False
        self.quiet = False  # only those speak who have a seat
        self.banned: dict[str, str] = {}  # the names of those who are, by person
        self.voices: dict[str, str] = {}  # the names of those who have spoken without a seat, by person
        self.clock: Clock | None = None
        self.stand_in_moves: frozenset[int] = frozenset()  # numbers of the moves that a bot made for a person
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)  # what is for everybody
        self.gallery: deque[ChatLine] = deque(maxlen=CHAT_KEPT)  # what is for watchers alone until the end
        self.history = History()
        self.events: tuple[EventLine, ...] = ()
        self.recent: deque[TableUpdate] = deque(maxlen=UPDATES_KEPT)
        self.idempotency_keys: deque[str] = deque(maxlen=IDEMPOTENCY_KEYS_KEPT)  # of what was asked once, and was done

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
        """The seat that has to decide now, person or bot; None in a pause and after the end, too."""
        return None if self.game is None or self.paused or self.ended is not None else self.game.mover

    @property
    def bot_to_move(self) -> int | None:
        """The seat that a bot has to decide for now, its own or a person's."""
        return self.mover if self.mover is not None and self.bot_for(self.mover) is not None else None

    @property
    def bots_alone(self) -> bool:
        """Whether the game runs and a bot decides for every seat: bots sit there, or play for people who are away."""
        if self.status != "running":
            return False
        seats = enumerate(self.seats.places)
        return all(
            (sitter is not None and sitter.bot is not None) or seat in self.absences.stand_ins for seat, sitter in seats
        )

    @property
    def undoer(self) -> int | None:
        """The seat that may take the last move back: whose own decision that was."""
        if self.game is None or self.paused or self.ended is not None or self.game.last_number in self.stand_in_moves:
            return None
        return None if self.occasion is not None else self.game.undoer

    def bot_for(self, seat: int) -> str | None:
        """Name the bot that decides for the seat: its own, or one that does so for a person."""
        sitter, stand_in = self.seats.places[seat], self.absences.stand_ins.get(seat)
        if sitter is not None and sitter.bot is not None:
            return sitter.bot
        if stand_in is not None:
            return stand_in.bot
        return self.options.stand_in if seat == self.absences.timed_out else None

    def is_covered_by_bot(self, seat: int) -> bool:
        """Tell whether a bot decides for the person whose seat it is."""
        sitter = self.seats.places[seat]
        return self.bot_for(seat) is not None and (sitter is None or sitter.bot is None)

    def owner(self, seat: int) -> Occupant | None:
        """Tell whose seat it is: that of one who resigned, or has left a running game where nobody else sat down."""
        held = self.absences.held.get(seat) or self.absences.resigned.get(seat)
        return self.seats.places[seat] if held is None else held

    def offer_to(self, person: str | None) -> int | None:
        """Tell the seat that is kept before the start for a person to play again."""
        return next((seat for seat, offer in self.offers.items() if offer.person == person), None)

    def fork(self) -> TableState:
        """Copy the table, so that entries can be applied to the copy; what is told and said is shared."""
        other = TableState.__new__(TableState)
        other.__dict__.update(self.__dict__)
        other.seats, other.game = self.seats.copy(), copy(self.game)
        other.chat, other.gallery, other.recent = self.chat.copy(), self.gallery.copy(), self.recent.copy()
        other.history, other.idempotency_keys = self.history.copy(), self.idempotency_keys.copy()
        return other

    def missed(self, after: int) -> list[TableUpdate] | None:
        """Give the news after a number; None if that is too long ago or was never reached."""
        if after > self.number or (self.recent and after < self.recent[0].number - 1):
            return None
        return list(itertools.dropwhile(lambda news: news.number <= after, self.recent))
