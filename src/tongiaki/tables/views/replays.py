"""Replay of a recorded game as frames with the changes after each move, so that clients need no rules engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET

from tongiaki.record import Record
from tongiaki.record.colours import Colour, Fleet
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.tables.decisions.early_endings import early_end_reason, resigned_in, standings
from tongiaki.tables.state.game import happenings_since_cleared
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.views import EndReason, EndView, Phase, PositionView, ShuffleView, TileView, View
from tongiaki.tables.views.table_views import island_scores


class Change(View, omit_defaults=True):
    """The fields of a position that a move changed; `fleet` and `from` are null if they were removed."""

    at_sea: Fleet | msgspec.UnsetType = UNSET
    lost: list[str] | msgspec.UnsetType = UNSET
    phase: Phase | msgspec.UnsetType = UNSET
    pile: list[str] | msgspec.UnsetType = UNSET
    quiet_turns: int | msgspec.UnsetType = UNSET
    royal: dict[str, Colour] | msgspec.UnsetType = UNSET
    ships: dict[str, list[Fleet]] | msgspec.UnsetType = UNSET
    supply: Fleet | msgspec.UnsetType = UNSET
    tiles: list[TileView] | msgspec.UnsetType = UNSET
    turn: Colour | msgspec.UnsetType | None = UNSET
    fleet: Fleet | msgspec.UnsetType | None = UNSET
    origin: str | msgspec.UnsetType | None = msgspec.field(name="from", default=UNSET)


class Frame(View, omit_defaults=True):
    """A move, the player who made it (null: a draw), its effects, and the changes to the position.

    `turn` is the number of the turn, counted from 1; the setup has 0. `number` is the number of the move's entry at its
    table, null in a record.
    """

    move: str
    colour: Colour | None
    turn: int
    happened: list[Happening]
    change: Change
    number: int | None = None
    comment: str | None = None


class Player(View):
    """The player of a colour: the name of a person or a bot; empty if the record has no name."""

    colour: Colour
    name: str
    bot: str | None


class Replay(View):
    """A game from its first position to its latest move; `table` is null for a record.

    `record`: the record as text if it was uploaded as JSON.
    """

    table: str | None
    players: list[Player]
    stall: int
    start: PositionView
    comment: str | None
    frames: list[Frame]
    end: EndView | None
    shuffle: ShuffleView | None
    record: str | msgspec.UnsetType = UNSET


def replay_of(
    record: Record,
    *,
    table: str | None = None,
    bots: tuple[str | None, ...] = (),
    numbers: tuple[int, ...] = (),
    known: int = 0,
) -> Replay:
    """Return the replay of a record.

    For a game at a table, `bots` are the bot levels by seat, and `numbers` are the entry numbers of the moves.
    """
    position = record.start()
    start = position.describe()
    frames = frames_of(position, record.moves)
    for index, frame in enumerate(frames):
        frame.number = numbers[index] if numbers else None
        frame.comment = record.comments.get(index + 1)
    end = None
    early = early_end_reason(record)
    if position.to_move == OVER or early is not None:
        reason = early or msgspec.convert(position.end_reason, EndReason)
        end = EndView(reason, standings(position, resigned_in(record)), island_scores(position))
    return Replay(
        table=table,
        players=_players(record, bots),
        stall=record.terms.stall,
        start=msgspec.convert(start, PositionView),
        comment=record.comments.get(0),
        frames=frames,
        end=end,
        shuffle=_shuffle(record, known),
    )


def frames_of(position: Position, moves: Iterable[str]) -> list[Frame]:
    """Play legal moves on a position, which they change, and return a frame for each move."""
    frames: list[Frame] = []
    plain = position.describe()
    turn = 0
    for text in moves:
        turn += position.phase == "turn"
        mover = position.to_move
        position.log = []
        position.play(position.parse(text))
        told = happenings_since_cleared(position)
        before, plain = plain, position.describe()
        colour = None if mover == CHANCE else msgspec.convert(position.colours[mover], Colour)
        frames.append(Frame(text, colour, turn, told, _change(before, plain)))
    return frames


def _players(record: Record, bots: tuple[str | None, ...]) -> list[Player]:
    names = record.names or ("",) * len(record.terms.colours)
    return [
        Player(msgspec.convert(colour, Colour), name, bots[seat] if bots else None)
        for seat, (colour, name) in enumerate(zip(record.terms.colours, names, strict=True))
    ]


def _shuffle(record: Record, known: int) -> ShuffleView | None:
    if record.commitment is None:
        return None
    return ShuffleView(record.commitment, None if record.pile is None else list(record.pile), record.salt, known)


def _change(before: dict[str, Any], after: dict[str, Any]) -> Change:
    changed = {name: value for name, value in after.items() if name not in before or before[name] != value}
    gone = {name: None for name in before if name not in after}
    return msgspec.convert(changed | gone, Change)
