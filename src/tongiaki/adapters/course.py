"""A running game, used by the environments for other libraries: the position and all moves so far."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import numpy as np

from tongiaki.adapters.encoding import Mask, action_mask
from tongiaki.adapters.payoffs import RANK, check_payoff, payoffs
from tongiaki.record import Record
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.rules.moves import MOVE_COUNT

HORIZON: Final = 10_000
"""Default number of decisions by players after which a game for research is truncated.

The rules guarantee that every game ends, but give no practical limit. Within one turn, ships can sail until an
arrangement of all ships on the board occurs for the third time (clause 10).
"""


class Course:
    """A running game. Copies are cheap and independent. A pickled game contains its terms, horizon and moves.

    Args:
        terms: the number of players and the rule options.
        horizon: number of decisions after which the game is truncated and scored with the current points. 0 means
            never.
        moves: the moves so far.
        payoff: what the payoffs measure, from `PAYOFFS`.

    Raises:
        ValueError: there is no such payoff.
    """

    __slots__ = ("decisions", "horizon", "moves", "payoff", "position")

    def __init__(self, terms: Terms, horizon: int = HORIZON, moves: Iterable[int] = (), payoff: str = RANK) -> None:
        check_payoff(payoff)
        self.position = Position(terms)
        self.horizon = horizon
        self.payoff = payoff
        self.moves: list[int] = []
        """All moves, including draws."""
        self.decisions = 0
        """Number of moves made by players."""
        for move in moves:
            self.play(move)

    def play(self, move: int) -> None:
        """Play a legal move."""
        if self.position.to_move != CHANCE:
            self.decisions += 1
        self.position.play(move)
        self.moves.append(move)

    def draw(self, choose: Callable[[list[int]], Any]) -> None:
        """Play all draws that are due. `choose` returns one of the equally likely moves."""
        while self.position.to_move == CHANCE and not self.is_over:
            self.play(int(choose(self.position.legal_moves())))

    def restarted(self) -> "Course":
        """Return a new game with the same terms, horizon and payoff."""
        return Course(self.position.terms, self.horizon, payoff=self.payoff)

    @property
    def is_truncated(self) -> bool:
        """Whether the horizon, rather than the rules, ended the game."""
        return 0 < self.horizon <= self.decisions and self.position.to_move != OVER

    @property
    def is_over(self) -> bool:
        return self.position.to_move == OVER or self.is_truncated

    def payoffs(self) -> list[float]:
        """Return each seat's payoff in the current position."""
        return payoffs(self.position, self.payoff)

    def action_mask(self) -> Mask:
        """Return the mask of legal moves, of shape (MOVE_COUNT,). Once the game is over or truncated, all are 1."""
        return np.ones(MOVE_COUNT, np.int8) if self.is_over else action_mask(self.position)

    def record(self) -> Record:
        """Return the game so far as a record."""
        position = self.position
        return Record(position.terms, tuple(position.text(move) for move in self.moves))

    def copy(self) -> "Course":
        duplicate = Course.__new__(Course)
        duplicate.position = self.position.copy()
        duplicate.horizon = self.horizon
        duplicate.moves = self.moves[:]
        duplicate.decisions = self.decisions
        duplicate.payoff = self.payoff
        return duplicate

    def __deepcopy__(self, memo: object) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[type["Course"], tuple[Terms, int, tuple[int, ...], str]]:
        return Course, (self.position.terms, self.horizon, tuple(self.moves), self.payoff)


def chooser(random: np.random.Generator) -> Callable[[list[int]], int]:
    """Return a function for `Course.draw`. It returns the same moves as `random.choice`, in a fifth of the time."""
    return lambda moves: moves[int(random.integers(len(moves)))]
