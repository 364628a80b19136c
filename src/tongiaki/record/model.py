"""A recorded game: its terms and all its moves, including the draws of tiles."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from tongiaki.record.versions import ENGINES
from tongiaki.rules import OVER, RULES_VERSION, NotationError, Position, Refusal, Terms
from tongiaki.rules.moves import kind

Facts = dict[str, str | int]


class ReplayError(ValueError):
    """A move of a record can't be replayed. `number`: its index; all moves before it can be replayed."""

    def __init__(self, number: int, code: str, facts: Facts, refusal: Refusal | None = None) -> None:
        super().__init__(f"move {number + 1}: {code} {facts}")
        self.number = number
        self.code = code
        """The error code; the key of its message is `record-error-<code>`."""
        self.facts = facts
        self.refusal = refusal
        """The reason why the rules forbid the move, if they do."""


@dataclass(frozen=True, slots=True)
class Line:
    """A whole game or a variation: a sequence of moves with comments and variations."""

    moves: tuple[str, ...] = ()
    comments: dict[int, str] = field(default_factory=dict)
    """Comments, by the number of moves that precede them. Words are separated by single spaces."""
    variations: dict[int, tuple["Line", ...]] = field(default_factory=dict)
    """Variations of at least one move, by the index of the move that they replace."""


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or unfinished game: its terms and its moves as text.

    The moves include draws, with the drawn tile. `pile`: the whole pile, top tile first, if its order is known.
    """

    terms: Terms
    moves: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """The players' names by seat; empty if no names are known."""
    rules: str = RULES_VERSION
    commitment: str | None = None
    """The commitment published before the first move: the SHA-256 of `<salt>:<tile>,<tile>,…` in hexadecimal."""
    salt: str | None = None
    pile: tuple[str, ...] | None = None
    tags: dict[str, str] = field(default_factory=dict)
    """Other tags by name, such as Date and Place."""
    comments: dict[int, str] = field(default_factory=dict)
    """Comments, as in `Line`."""
    variations: dict[int, tuple[Line, ...]] = field(default_factory=dict)
    """Variations, as in `Line`. Their draws can differ from the pile."""

    @property
    def line(self) -> Line:
        """The game as a `Line`."""
        return Line(self.moves, self.comments, self.variations)

    def start(self) -> Position:
        """Return the position before the first move, under the record's version of the rules.

        Raises:
            LookupError: this version of the rules is unknown.
        """
        return ENGINES[self.rules](self.terms)

    def replay(self) -> Iterator[tuple[str, Position]]:
        """Play the moves, and yield each with the position after it. The position is the same object every time.

        Raises:
            ReplayError: a text is not a move, the move is illegal, or it contradicts the pile.
        """
        position = self.start()
        for number, text in enumerate(self.moves):
            play(position, text, number, self.pile)
            yield text, position

    def end(self) -> Position:
        """Return the position after the last move.

        Raises:
            ReplayError: as for `replay`.
        """
        return self.after(len(self.moves))

    def after(self, number: int) -> Position:
        """Return the position after a number of moves, or after the last move if there are fewer.

        Raises:
            ReplayError: as for `replay`.
        """
        position = self.start()
        for index, text in enumerate(self.moves[:number]):
            play(position, text, index, self.pile)
        return position

    def shuffle_holds(self) -> bool | None:
        """Return whether the pile and the salt match the commitment, or None if any of the three is unknown."""
        if self.commitment is None or self.salt is None or self.pile is None:
            return None
        return commitment_to(self.pile, self.salt) == self.commitment


def commitment_to(pile: tuple[str, ...], salt: str) -> str:
    """Return the commitment to a pile: the SHA-256 of `<salt>:<tile>,<tile>,…` in 64 hexadecimal digits.

    Args:
        pile: ids of tiles, top first.
        salt: any text. It must stay secret for as long as the pile does.
    """
    return hashlib.sha256(f"{salt}:{','.join(pile)}".encode()).hexdigest()


def top_tile(position: Position, pile: tuple[str, ...]) -> str:
    """Return the next tile of a pile with a known order. A draw must be due in the position."""
    left = {position.text(move).removeprefix("draw ") for move in position.legal_moves()}
    return next(tile for tile in pile if tile in left)


def play(position: Position, text: str, number: int, pile: tuple[str, ...] | None) -> None:
    """Play a move of a record.

    Raises:
        ReplayError: the text is not a move, or the move is illegal. The position is then unchanged.
    """
    try:
        move = position.parse(text)
    except NotationError:
        raise ReplayError(number, "not-a-move", {"move": text}) from None
    refusal = position.refusal(move)
    if refusal is not None:
        raise ReplayError(number, "refused", {"move": text}, refusal)
    if kind(move) == "draw" and pile is not None:
        top = top_tile(position, pile)
        if text != f"draw {top}":
            raise ReplayError(number, "other-top", {"move": text, "top": top})
    position.play(move)


def result_of(position: Position) -> str:
    """Return the value of the tag `Result`: the points by seat, or `*` if the game is not over."""
    if position.to_move != OVER:
        return "*"
    return ", ".join(f"{standing.colour} {standing.points}" for standing in position.standings())


def label_of(position: Position, turn: int) -> str:
    """Return the label that precedes the first move of a turn; `turn` counts from 1."""
    return "setup" if position.phase == "setup" else f"{turn}. {position.colours[position.turn]}"


def end_mark(position: Position) -> str:
    """Return the mark that follows the last move: the reason why the game ended, or `*` if it is not over."""
    return position.end_reason or "*"
