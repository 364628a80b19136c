"""A recorded game: what was set up, and every move since, draws among them."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from tongiaki.record.versions import ENGINES
from tongiaki.rules import OVER, RULES_VERSION, NotationError, Position, Refusal, Terms
from tongiaki.rules.moves import kind

Facts = dict[str, str | int]


class ReplayError(ValueError):
    """A move of a record that can't be replayed: `number` counts from 0; the moves before it can."""

    def __init__(self, number: int, code: str, facts: Facts, refusal: Refusal | None = None) -> None:
        super().__init__(f"move {number + 1}: {code} {facts}")
        self.number = number
        self.code = code
        """Key of the message `record-error-<code>`."""
        self.facts = facts
        self.refusal = refusal
        """What the rules say, if they are what stands against it."""


@dataclass(frozen=True, slots=True)
class Line:
    """Moves one after another, and what is said about them: a variation, or a whole game."""

    moves: tuple[str, ...] = ()
    comments: dict[int, str] = field(default_factory=dict)
    """Comments by the number of moves that precede them; their words have single blanks between them."""
    variations: dict[int, tuple["Line", ...]] = field(default_factory=dict)
    """What might have been played instead: lines of at least one move, by the index of the move that they replace."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not: its terms, and its moves as text.

    Draws stand among the moves as what came. `pile`, where it is known, is the whole pile's order, top first.
    """

    terms: Terms
    moves: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """The players' names by seat, or none at all."""
    rules: str = RULES_VERSION
    commitment: str | None = None
    """What was published before the first move: SHA-256, in hexadecimal, of `<salt>:<tile>,<tile>,…`."""
    salt: str | None = None
    pile: tuple[str, ...] | None = None
    tags: dict[str, str] = field(default_factory=dict)
    """Whatever else is known, such as Date and Place, by name."""
    comments: dict[int, str] = field(default_factory=dict)
    """As in a Line."""
    variations: dict[int, tuple[Line, ...]] = field(default_factory=dict)
    """As in a Line. The pile does not bind their draws: another tile might have come."""

    @property
    def line(self) -> Line:
        """The game as a line."""
        return Line(self.moves, self.comments, self.variations)

    def start(self) -> Position:
        """The position before the first move, under the record's version of the rules.

        Raises:
            LookupError: this version is not known here.
        """
        return ENGINES[self.rules](self.terms)

    def replay(self) -> Iterator[tuple[str, Position]]:
        """Play the moves, giving each with the position after it: one and the same position, which goes on.

        Raises:
            ReplayError: at a move that is none, that the rules refuse, or that the pile contradicts.
        """
        position = self.start()
        for number, text in enumerate(self.moves):
            play(position, text, number, self.pile)
            yield text, position

    def end(self) -> Position:
        """The position after the last move.

        Raises:
            ReplayError: as for `replay`.
        """
        return self.after(len(self.moves))

    def after(self, number: int) -> Position:
        """The position after so many moves, or after the last one if there are fewer.

        Raises:
            ReplayError: as for `replay`.
        """
        position = self.start()
        for index, text in enumerate(self.moves[:number]):
            play(position, text, index, self.pile)
        return position

    def shuffle_holds(self) -> bool | None:
        """Whether pile and salt are what the commitment promised; None while they are not open."""
        if self.commitment is None or self.salt is None or self.pile is None:
            return None
        return commitment_to(self.pile, self.salt) == self.commitment


def commitment_to(pile: tuple[str, ...], salt: str) -> str:
    """The SHA-256 that commits to a pile, in 64 hexadecimal digits: of `<salt>:<tile>,<tile>,…`.

    Args:
        pile: ids of tiles, top first.
        salt: any text, which stays secret as long as the pile.
    """
    return hashlib.sha256(f"{salt}:{','.join(pile)}".encode()).hexdigest()


def top_tile(position: Position, pile: tuple[str, ...]) -> str:
    """The next tile of a pile whose order is known; at a draw there always is one."""
    left = {position.text(move).removeprefix("draw ") for move in position.legal_moves()}
    return next(tile for tile in pile if tile in left)


def play(position: Position, text: str, number: int, pile: tuple[str, ...] | None) -> None:
    """Play a move of a record.

    Raises:
        ReplayError: the text is not a move, or not a legal one; nothing has changed.
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
    """The value of a record's `Result` tag: everybody's points by seat, or `*` while the game goes on."""
    if position.to_move != OVER:
        return "*"
    return ", ".join(f"{standing.colour} {standing.points}" for standing in position.standings())


def label_of(position: Position, turn: int) -> str:
    """What stands before the first move of a turn; `turn` counts from 1."""
    return "setup" if position.phase == "setup" else f"{turn}. {position.colours[position.turn]}"


def end_mark(position: Position) -> str:
    """What stands after the last move: why the game ended, or `*` while it goes on."""
    return position.end_reason or "*"
