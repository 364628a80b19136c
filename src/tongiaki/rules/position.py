"""A position of the game: the public interface of the rules."""

from collections.abc import Callable, Hashable
from typing import Any, Final, final

from tongiaki.rules import happenings, landing, laying, migration, opening, voyage
from tongiaki.rules.moves import (
    CROWN,
    DRAW,
    ENTER,
    EXPAND,
    LAND,
    LAY,
    MOVE_COUNT,
    RESETTLE,
    SAIL,
    SETTLE,
    TAKE,
    from_text,
    to_text,
)
from tongiaki.rules.numbers import Int, Moves, as_list, empty_moves
from tongiaki.rules.outcomes import Odds, Route, odds, route
from tongiaki.rules.refusals import IllegalMoveError, Refusal, explain
from tongiaki.rules.scoring import Standing, end_reason, standings
from tongiaki.rules.serialization import Data, describe, from_data, to_data
from tongiaki.rules.state import (
    DRAW_TILE,
    GAME_OVER,
    LANDING,
    LAY_TILE,
    MIGRATION,
    PHASES,
    SETTLE_SHIP,
    SETUP,
    TAKE_SHIP,
    TURN,
    State,
)
from tongiaki.rules.terms import Terms
from tongiaki.rules.tiles import BEACHES

RULES_VERSION: Final = "1"
"""Version of the rules, stored in records."""
CHANCE: Final = -1
"""Value of `to_move` when a tile must be drawn."""
OVER: Final = -2
"""Value of `to_move` when the game is over."""
SVG_RENDERERS: Final[list[Callable[[Any], str]]] = []
"""Functions that draw a position as SVG for a notebook. The last one is used. The package `tongiaki` registers one."""


@final
class Position(State):  # noqa: PLW1641 - it changes, so it has no hash
    """A position of a game with given `terms`. `play` changes it. `copy` is cheap, because no history is stored.

    Two positions are equal if their keys are equal. A position is mutable and therefore not hashable; hash its `key`.
    """

    __slots__ = ()

    @property
    def phase(self) -> str:
        """The kind of decision that is due: one of PHASES."""
        return PHASES[self.phase_number]

    @property
    def to_move(self) -> int:
        """The seat to move, or CHANCE, or OVER."""
        if self.phase_number == DRAW_TILE:
            return CHANCE
        return OVER if self.phase_number == GAME_OVER else self.turn

    def copy(self) -> "Position":
        """Return an independent copy of the position, without its log."""
        return Position(self.terms, self)

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, _: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.terms, to_data(self))

    def __eq__(self, other: object) -> bool:
        return self.key() == other.key() if isinstance(other, Position) else NotImplemented

    def __repr__(self) -> str:
        due = "chance" if self.to_move == CHANCE else "nobody" if self.to_move == OVER else self.colours[self.turn]
        pile = int(self.pile).bit_count()
        return f"<Position of {', '.join(self.colours)}: {self.phase}, {due} to move, pile of {pile}>"

    def key(self) -> Hashable:
        """Return a hashable key that contains every field of the position except the log and derived fields."""
        return (
            (self.terms, self.phase_number, self.turn, self.supply, self.at_sea),
            (
                self.pile,
                self.ending,
                self.quiet_turns,
                self.drew,
                self.lost_island,
                self.beach_to_fill,
                self.fleet,
                self.origin,
            ),
            (
                self.edge,
                self.island,
                self.waiting,
                self.resettling,
                self.repeated,
                tuple(self.ships),
                tuple(self.kings),
            ),
            (tuple(self.chart.cells), tuple(self.chart.rotations), tuple(sorted(tuple(board) for board in self.seen))),
        )

    def legal_moves(self) -> list[int]:
        """Return the numbers of all legal moves, 0 to MOVE_COUNT - 1, each once.

        The list is empty when the game is over.

        At a draw, these are the moves for every tile in the pile, each equally likely (clause 12).
        """
        moves = empty_moves()
        self.add_legal_moves(moves)
        return as_list(moves)

    def add_legal_moves(self, moves: Moves) -> None:
        """Add all legal moves to a list, in the same order as `legal_moves`."""
        phase = self.phase_number
        if phase == LANDING:
            landing.add_landing_moves(self, moves)
        elif phase == MIGRATION:
            migration.add_sail_moves(self, moves)
        elif phase == TURN:
            opening.add_turn_moves(self, moves)
        elif phase == DRAW_TILE:
            voyage.add_draw_moves(self, moves)
        elif phase == LAY_TILE:
            self.chart.add_lay_moves(moves)
        elif phase == TAKE_SHIP:
            opening.add_take_moves(self, moves)
        elif phase == SETTLE_SHIP:
            laying.add_settle_moves(self, moves)
        elif phase == SETUP:
            opening.add_setup_moves(self, moves)

    def play(self, move: Int) -> None:
        """Play a legal move, by its number. The move is not checked; use `refusal` or `play_text` for that."""
        if move >= LAND:
            landing.land(self, (move - LAND) // BEACHES, (move - LAND) % BEACHES)
        elif move >= DRAW:
            voyage.draw(self, move - DRAW)
        elif move >= SAIL:
            voyage.sail(self, move - SAIL)
        elif move >= LAY:
            laying.choose_exit(self, move - LAY)
        elif move == RESETTLE:
            opening.resettle(self)
        elif move >= CROWN:
            opening.crown(self, move - CROWN)
        elif move >= ENTER:
            opening.enter(self, move)
        elif move >= TAKE:
            opening.take(self, move - TAKE)
        elif move >= EXPAND:
            opening.expand(self, move)
        elif self.phase_number == SETUP:
            opening.set_up(self, move - SETTLE)
        else:
            laying.settle(self, move - SETTLE)

    def play_text(self, text: str) -> int:
        """Play a move in notation if it is legal, and return its number. If an error is raised, nothing has changed.

        Raises:
            NotationError: the text is not a valid notation of a move.
            IllegalMoveError: the move is not legal here; its `refusal` contains the reason.
        """
        move = self.parse(text)
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMoveError(text, refusal)
        self.play(move)
        return move

    def refusal(self, move: int) -> Refusal | None:
        """Return why a move is not legal here: a code, the clause and the facts. Return None if it is legal.

        Raises:
            ValueError: there is no move of that number.
        """
        if not 0 <= move < MOVE_COUNT:
            raise ValueError(f"moves are numbered from 0 to {MOVE_COUNT - 1}, not {move}")
        return None if move in self.legal_moves() else explain(self, move)

    def text(self, move: int) -> str:
        """Return the notation of a move (clause 12).

        Raises:
            ValueError: there is no move of that number in a game with this number of seats.
        """
        return to_text(move, self.colours)

    def parse(self, text: str) -> int:
        """Return the move that a notation stands for, legal or not.

        Raises:
            NotationError: the text does not have the form of a move.
        """
        return from_text(text, self.colours)

    def describe(self) -> dict[str, Any]:
        """Return the position as JSON-ready data; `docs/bots/engine.md` lists the keys."""
        return describe(self)

    def standings(self) -> list[Standing]:
        """Return each seat's current points and rank (clause 9)."""
        return standings(self)

    @property
    def end_reason(self) -> str | None:
        """The reason for the end: `last_island`, `last_water` or `stalled`; None if the game is not over (clause 9)."""
        return end_reason(self)

    def route(self, move: int) -> Route:
        """Return the route of a `sail` from a full beach over the tiles already laid (clause 6).

        The move is not checked.
        """
        return route(self, move - SAIL)

    def odds(self, move: int) -> Odds:
        """Return the probability of each outcome of a `sail` from a full beach, given the tiles in the pile (clause 3).

        The move is not checked.
        """
        return odds(self, move - SAIL)

    def happenings(self) -> list[happenings.Happening]:
        """Return the happenings in `log` as dictionaries; see the module `happenings`.

        Without a log, there are none.
        """
        return happenings.decode_log(self.colours, self.log or [])

    def _repr_svg_(self) -> str | None:
        """Return the board as SVG for a notebook, or None if no renderer is registered."""
        return SVG_RENDERERS[-1](self) if SVG_RENDERERS else None


def _unpickled(terms: Terms, data: Data) -> Position:
    position = Position(terms)
    from_data(position, data)
    return position
