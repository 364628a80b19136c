"""A running game between one person and bots, with random draws and undo."""

import random
from dataclasses import dataclass

from tongiaki.bots import BOTS, Bot
from tongiaki.catalogue import text
from tongiaki.record import Record
from tongiaki.rules import CHANCE, OVER, Position, Terms


@dataclass(frozen=True, slots=True)
class _Saved:
    """The state that an undo restores."""

    position: Position
    moves: int


class Match:
    """A game with a person in one seat and bots in the others. The seed determines all random numbers."""

    def __init__(self, terms: Terms, bots: tuple[str, ...], seat: int, seed: int) -> None:
        """Start a game. `bots` are the bots in the other seats, in seat order."""
        self.position = Position(terms)
        self.position.log = []
        self.seat = seat
        self.bots: dict[int, str] = dict(
            zip((other for other in range(len(bots) + 1) if other != seat), bots, strict=True)
        )
        self._chance = random.Random(f"{seed}:pile")  # noqa: S311 - not for secrets
        self._players: dict[int, Bot] = {
            other: BOTS[name](random.Random(f"{seed}:{other}").getrandbits(63))  # noqa: S311 - not for secrets
            for other, name in self.bots.items()
        }
        self._moves: list[str] = []
        self._undo: list[_Saved] = []

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.position.to_move == OVER

    @property
    def can_undo(self) -> bool:
        """Whether the person's last decision can be undone. A draw or another player's move prevents it."""
        return bool(self._undo)

    def names(self, person: str) -> tuple[str, ...]:
        """Return the players' names by seat."""
        return tuple(
            text("bot-name", bot=self.bots[seat]) if seat in self.bots else person
            for seat in range(self.position.players)
        )

    def advance(self) -> None:
        """Play draws and bots' moves until it is the person's turn to decide or the game is over."""
        while not self.is_over and self.position.to_move != self.seat:
            self._undo.clear()
            if self.position.to_move == CHANCE:
                self._play(self._chance.choice(self.position.legal_moves()))
            else:
                self._play(self._players[self.position.to_move].choose(self.position))

    def decide(self, move: int) -> None:
        """Play a legal move for the person."""
        self._undo.append(_Saved(self.position.copy(), len(self._moves)))
        self._play(move)

    def undo(self) -> None:
        """Undo the person's last decision."""
        saved = self._undo.pop()
        self.position = saved.position
        self.position.log = []
        del self._moves[saved.moves :]

    def record(self, names: tuple[str, ...], tags: dict[str, str]) -> Record:
        """Return the record of the game so far."""
        return Record(self.position.terms, tuple(self._moves), names, tags=tags)

    def _play(self, move: int) -> None:
        self._moves.append(self.position.text(move))
        self.position.play(move)
