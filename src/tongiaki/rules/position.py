"""A position of the game: the face that everybody else sees."""

from collections.abc import Hashable
from typing import Any, Final, final

from tongiaki.rules import happenings, landing, laying, migration, opening, pickling, voyage
from tongiaki.rules.description import describe
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
from tongiaki.rules.numbers import Int
from tongiaki.rules.odds import Odds, odds
from tongiaki.rules.pictures import picture
from tongiaki.rules.refusals import IllegalMoveError, Refusal, explain
from tongiaki.rules.routes import Route, route
from tongiaki.rules.scoring import Standing, end_reason, standings
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
"""Which rules these are; a record names it."""
CHANCE: Final = -1
"""`to_move` where a tile must be drawn."""
OVER: Final = -2
"""`to_move` when the game is over."""


@final
class Position(State):  # noqa: PLW1641 - it changes, so it has no hash
    """A position of a game on these `terms`, which `play` changes. `copy` is cheap; there is no history inside.

    Two positions are equal if their keys are. As a position changes it has no hash of its own: take its `key`.
    """

    __slots__ = ()

    @property
    def phase(self) -> str:
        """Which decision is due: one of PHASES."""
        return PHASES[self.phase_number]

    @property
    def to_move(self) -> int:
        """The seat that decides, or CHANCE, or OVER."""
        if self.phase_number == DRAW_TILE:
            return CHANCE
        return OVER if self.phase_number == GAME_OVER else self.turn

    def copy(self) -> "Position":
        """The same position, which plays on by itself; a log is not copied."""
        return Position(self.terms, self)

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, _: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.terms, pickling.to_data(self))

    def __eq__(self, other: object) -> bool:
        return self.key() == other.key() if isinstance(other, Position) else NotImplemented

    def __repr__(self) -> str:
        due = "chance" if self.to_move == CHANCE else "nobody" if self.to_move == OVER else self.colours[self.turn]
        pile = len(voyage.draw_moves(self))
        return f"<Position of {', '.join(self.colours)}: {self.phase}, {due} to move, pile of {pile}>"

    def key(self) -> Hashable:
        """What identifies the position: two positions with equal keys are the same in every respect."""
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
                self.fresh,
                self.resettling,
                self.repeated,
                tuple(self.ships),
                tuple(self.kings),
            ),
            (tuple(self.chart.cells), tuple(self.chart.rotations), tuple(sorted(tuple(board) for board in self.seen))),
        )

    def legal_moves(self) -> list[int]:
        """The numbers of all legal moves, 0 to MOVE_COUNT - 1, each once; none when the game is over.

        At a draw, every tile left in the pile, each as likely as any other (clause 12).
        """
        phase = self.phase_number
        if phase == LANDING:
            return landing.landing_moves(self)
        if phase == MIGRATION:
            return migration.sail_moves(self)
        if phase == TURN:
            return opening.turn_moves(self)
        if phase == DRAW_TILE:
            return voyage.draw_moves(self)
        if phase == LAY_TILE:
            return laying.lay_moves(self)
        if phase == TAKE_SHIP:
            return opening.take_moves(self)
        if phase == SETTLE_SHIP:
            return laying.settle_moves(self)
        if phase == SETUP:
            return opening.setup_moves(self)
        return []

    def play(self, move: Int) -> None:
        """Play a move that is legal, by its number. Nothing is checked here: `refusal` does that, and `play_text`."""
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
        """Play a move in notation if it is legal, and tell its number; else nothing has changed.

        Raises:
            NotationError: the text is not a move's form.
            IllegalMoveError: the move is not legal here; its `refusal` says why.
        """
        move = self.parse(text)
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMoveError(text, refusal)
        self.play(move)
        return move

    def refusal(self, move: int) -> Refusal | None:
        """Why a move is not legal here: a code, the clause and the facts; None if it is legal.

        Raises:
            ValueError: there is no move of that number.
        """
        if not 0 <= move < MOVE_COUNT:
            raise ValueError(f"moves are numbered from 0 to {MOVE_COUNT - 1}, not {move}")
        return None if move in self.legal_moves() else explain(self, move)

    def text(self, move: int) -> str:
        """A move in notation (clause 12).

        Raises:
            ValueError: there is no move of that number, or it lands the ship of a seat that nobody has here.
        """
        return to_text(move, self.colours)

    def parse(self, text: str) -> int:
        """The move that a text names, legal or not.

        Raises:
            NotationError: the text is not a move's form.
        """
        return from_text(text, self.colours)

    def describe(self) -> dict[str, Any]:
        """The position as JSON-ready data; `docs/engine.md` lists the keys."""
        return describe(self)

    def standings(self) -> list[Standing]:
        """Every seat's points and rank as things stand (clause 9)."""
        return standings(self)

    @property
    def end_reason(self) -> str | None:
        """`last_island`, `last_water` or `stalled` once the game is over, else None (clause 9)."""
        return end_reason(self)

    def route(self, move: int) -> Route:
        """Where a `sail` of a full beach leads over the tiles already laid (clause 6). Nothing is checked here."""
        return route(self, move - SAIL)

    def odds(self, move: int) -> Odds:
        """What may become of a full beach's ships if they `sail` now, by what everybody knows of the pile (clause 3).

        Nothing is checked here.
        """
        return odds(self, move - SAIL)

    def happenings(self) -> list[happenings.Happening]:
        """What has happened since `log` was last emptied; see `happenings`. Empty without a log."""
        return happenings.tell(self.colours, self.log or [])

    def _repr_svg_(self) -> str | None:
        """The board, as a notebook shows it."""
        return picture(self)


def _unpickled(terms: Terms, data: pickling.Data) -> Position:
    position = Position(terms)
    pickling.from_data(position, data)
    return position
