"""Hypothesis strategies for records of random games."""

import random

from hypothesis import strategies as st

from tongiaki.record import Line, Record
from tongiaki.rules import CHANCE, COLOURS, OVER, Position, Terms
from tongiaki.rules.tiles import TILE_ID

WORDS = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=20)
TAG_NAMES = st.sampled_from(["Date", "Place", "Event", "Table", "Comment"])


COMMENTS = st.text(st.sampled_from('ab {}()[];\\"*.#é'), min_size=1, max_size=20).map(
    lambda text: " ".join(text.split())
)


def _talk(draw: st.DrawFn, length: int) -> dict[int, str]:
    """Return comments on some of the moves."""
    comments = draw(st.dictionaries(st.integers(0, length), COMMENTS, max_size=3))
    return {number: text for number, text in comments.items() if text}


def _variations(
    draw: st.DrawFn, start: Position, moves: list[str], chance: random.Random, depth: int
) -> dict[int, tuple[Line, ...]]:
    """Return variations of a line."""
    lines_of_moves: dict[int, tuple[Line, ...]] = {}
    for index in draw(st.sets(st.integers(0, len(moves) - 1), max_size=2)) if moves and depth < 3 else ():
        lines = []
        for _ in range(draw(st.integers(1, 2))):
            position = start.copy()
            for text in moves[:index]:
                position.play(position.parse(text))
            before = position.copy()
            other: list[str] = []
            for _ in range(draw(st.integers(1, 12))):
                if position.to_move == OVER:
                    break
                move = chance.choice(position.legal_moves())
                other.append(position.text(move))
                position.play(move)
            lines.append(
                Line(tuple(other), _talk(draw, len(other)), _variations(draw, before, other, chance, depth + 1))
            )
        lines_of_moves[index] = tuple(lines)
    return lines_of_moves


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return the record of a random game, finished or unfinished."""
    players = draw(st.integers(2, 6))
    colours = tuple(draw(st.permutations(COLOURS)))[:players]
    stall = draw(st.integers(0, 3)) or 1
    chance = random.Random(draw(st.integers(0, 2**32)))
    limit = draw(st.one_of(st.integers(0, 60), st.just(10**6)))
    pile = chance.sample(TILE_ID[1:], len(TILE_ID) - 1)
    position = Position(Terms(players, stall, colours))
    moves: list[str] = []
    drawn = 0
    while position.to_move != OVER and len(moves) < limit:
        if position.to_move == CHANCE:
            move = position.parse(f"draw {pile[drawn]}")
            drawn += 1
        else:
            move = chance.choice(position.legal_moves())
        moves.append(position.text(move))
        position.play(move)
    return Record(
        Terms(players, stall, colours),
        tuple(moves),
        tuple(draw(st.lists(WORDS, min_size=players, max_size=players))) if draw(st.booleans()) else (),
        commitment=draw(st.one_of(st.none(), st.text("0123456789abcdef", min_size=64, max_size=64))),
        salt=draw(st.one_of(st.none(), st.text("0123456789abcdef", min_size=64, max_size=64))),
        pile=tuple(pile) if draw(st.booleans()) else None,
        tags=draw(st.dictionaries(TAG_NAMES, WORDS, max_size=3)),
        comments=_talk(draw, len(moves)),
        variations=_variations(draw, Position(Terms(players, stall, colours)), moves, chance, 0),
    )
