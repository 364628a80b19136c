"""A table without a database: entries are applied immediately and kept in the form in which they would be stored."""

from collections.abc import Callable, Sequence
from typing import Any

from tongiaki.tables.decisions import consent, playing, seating
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.state import TableState
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions


class Bench:
    """A table with the named persons, the first of whom is the host. `now` is the table's time in milliseconds."""

    def __init__(self, *names: str, seats: int = 4, bots: int = 0, **options: Any) -> None:  # noqa: ANN401 - any option
        self.state = TableState("t")
        self.now = 0
        self.stored: list[tuple[int, str]] = []
        self.news: list[TableUpdate] = []
        chosen = {"seats": seats, "stall": 20, "public": True} | options
        self.append([e.Created(TableOptions(**chosen), names[0])])
        for name in names:
            self.do(lambda s, n=name: seating.sit(s, n, None, n.title(), None))
        for _ in range(bots):
            self.do(lambda s: seating.add_bot(s, names[0], None, "greedy"))

    @property
    def game(self) -> Game:
        return playing.require_running(self.state)

    def do(self, decide: Callable[[TableState], Sequence[e.Entry]]) -> list[e.Entry]:
        """Append the entries of a decision, and return them."""
        entries = list(decide(self.state))
        self.append(entries)
        return entries

    def append(self, entries: Sequence[e.Entry]) -> None:
        for entry in entries:
            self.stored.append((self.now, e.encode(entry)))
            self.state = self.state.fork()
            self.news.append(apply(self.state, self.state.number + 1, self.now, entry))

    def again(self) -> TableState:
        """Return the table's state after decoding the stored entries, as another server would load it."""
        state = TableState("t")
        for number, (at, body) in enumerate(self.stored, start=1):
            apply(state, number, at, e.decode(body))
        return state

    def start(self) -> None:
        """Start the game with all players present. In a rated game, they accept the terms."""
        here = frozenset(sitter.person for _, sitter in self.state.seats.taken() if sitter.person is not None)
        for person in here if self.state.options.rated else ():
            self.do(lambda s, p=person: consent.accept(s, p, s.number))
        self.do(lambda s: playing.start(s, s.host, present=here))

    def wait(self, seconds: float) -> None:
        """Advance the time by this number of seconds."""
        self.now += round(1000 * seconds)

    @property
    def left(self) -> list[float]:
        """The remaining time of every seat in seconds."""
        clock = self.state.clock
        assert clock is not None
        return [ms / 1000 for ms in clock.left_at(self.now)]

    def play_turn(self) -> int:
        """Play until it is another seat's turn, and return the seat that played."""
        seat = self.game.position.turn
        while self.game.position.turn == seat and self.game.mover is not None:
            self.move()
        return seat

    def move(self, text: str | None = None) -> list[str]:
        """Make a move for the player to move, by default the last legal one. Return it and its draws."""
        game = self.game
        mover = game.mover
        assert mover is not None
        chosen = game.position.legal_moves()[-1] if text is None else game.position.parse(text)
        moved = game.position.text(chosen)
        if self.state.bot_for(mover) is None:
            entries = self.do(lambda s: playing.move(s, self.name(mover), s.number, moved))
        else:
            entries = self.do(lambda s: playing.bot_move(s, mover, len(game.moves), chosen))
        return [entry.move for entry in entries if isinstance(entry, e.Moved)]

    def play_to_a_draw(self) -> list[str]:
        """Play until a decision leads to a draw, and return that decision with its draws."""
        while True:
            moves = self.move()
            if len(moves) > 1:
                return moves

    def name(self, seat: int) -> str | None:
        """Return the person on a seat."""
        sitter = self.state.seats.places[seat]
        return None if sitter is None else sitter.person
