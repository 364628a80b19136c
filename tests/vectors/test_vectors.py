"""The engine agrees with an independent implementation of the rules; see README.md in this folder."""

from collections import Counter
from dataclasses import asdict
from hashlib import sha256
from typing import Any

import pytest

from tests.vectors.vectors import counts, games, positions
from tongiaki.rules import CHANCE, OVER, Position, Terms


def legal_hash(position: Position) -> list[Any]:
    texts = sorted(position.text(move) for move in position.legal_moves())
    return [len(texts), sha256("\n".join(texts).encode()).hexdigest()[:10]]


@pytest.mark.parametrize("number", range(100))
def test_a_game_agrees_with_the_vectors_move_by_move(number: int) -> None:
    """Legal moves at every decision, described positions and the result."""
    game = games()[number]
    expected = positions()
    position = Position(Terms(game["players"], game["stall"]))
    decisions = iter(game["decisions"])
    for made, text in enumerate(game["moves"]):
        if (number, made) in expected:
            assert position.describe() == expected[number, made], made
        if position.to_move != CHANCE:
            assert legal_hash(position) == next(decisions), (made, text)
        move = position.parse(text)
        assert position.refusal(move) is None, (made, text)
        position.play(move)
    assert next(decisions, None) is None
    assert position.to_move == OVER
    assert [asdict(standing) for standing in position.standings()] == game["result"]
    last = len(game["moves"])
    if (number, last) in expected:
        assert position.describe() == expected[number, last]


@pytest.mark.parametrize("number", range(100))
def test_the_draws_of_a_game_follow_its_pile(number: int) -> None:
    game = games()[number]
    drawn = [text.removeprefix("draw ") for text in game["moves"] if text.startswith("draw ")]
    assert drawn == game["pile"][: len(drawn)]


@pytest.mark.parametrize("number", range(100))
def test_the_happenings_of_a_game_contain_the_rare_events_of_the_vectors(number: int) -> None:
    """The number of rare events in the happenings equals the number in the vectors."""
    game = games()[number]
    position = Position(Terms(game["players"], game["stall"]))
    position.log = []
    for text in game["moves"]:
        position.play(position.parse(text))
    happened = Counter(event["kind"] for event in position.happenings())
    at_sea = Counter(event["tile"] is None for event in position.happenings() if event["kind"] == "at_sea")
    events = game["events"]
    observed = {
        "bounce": happened["turned_back"],
        "at_sea_last_water": at_sea[False],
        "at_sea_empty_pile": at_sea[True],
        "lost_trapped": happened["lost"],
        "returned_repetition": happened["repeated"],
        "surplus": happened["surplus"],
        "resettle": happened["resettled"],
        "take": happened["shifted"],
    }
    assert observed == {event: events.get(event, 0) for event in observed}
    reason = {"end_by_island": "last_island", "end_by_water": "last_water", "end_by_stall": "stalled"}
    assert position.end_reason in [reason[event] for event in reason if event in events]


def sequences(position: Position, pile: list[str] | None, depth: int, found: list[int]) -> None:
    """Add the number of move sequences of each length from 1 to `depth` to `found`."""
    moves = position.legal_moves()
    rest = pile
    if position.to_move == CHANCE and pile is not None:
        moves = [position.parse(f"draw {pile[0]}")]
        rest = pile[1:]
    found[-depth] += len(moves)
    if depth > 1:
        for move in moves:
            after = position.copy()
            after.play(move)
            sequences(after, rest, depth - 1, found)


@pytest.mark.parametrize("entry", counts(), ids=lambda entry: entry["name"])
def test_counts_of_move_sequences_agree(entry: dict[str, Any]) -> None:
    position = Position(Terms(entry["players"]))
    pile = list(entry["pile"])
    for text in entry["moves"]:
        position.play(position.parse(text))
        if text.startswith("draw "):
            pile.remove(text.removeprefix("draw "))
    leaves = [0] * len(entry["perft"])
    sequences(position, None if entry["any_draw"] else pile, len(leaves), leaves)
    assert leaves == entry["perft"]
