"""Invariants of every position, checked with its description and the facts of the tiles."""

from typing import Any

from tests.position_builder import ISLANDS, WATER, check
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.rules.refusals import CODES

STEPS = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]
PHASES = {"setup", "turn", "take", "migration", "landing", "draw", "lay", "settle", "over"}


def hold(position: Position) -> None:
    """Assert all invariants of a position."""
    check(position)
    description = position.describe()
    legal = position.legal_moves()
    _moves(position, legal)
    _sea(description)
    _points(position, description)
    assert description["phase"] in PHASES
    assert (position.to_move == OVER) == (description["phase"] == "over") == (description["turn"] is None)
    assert (position.to_move == CHANCE) == (description["phase"] == "draw")
    if description["phase"] in {"turn", "over", "setup", "take"}:
        assert position.full == 0, "a full beach while nobody migrates"
    if description["phase"] == "migration":
        assert position.full
    assert ("fleet" in description) == ("from" in description)
    assert description["phase"] != "landing" or "fleet" in description
    assert all(list(description["royal"].values()).count(colour) <= 2 for colour in position.colours)
    assert not set(description["royal"]) & set(description["ships"])


def _moves(position: Position, legal: list[int]) -> None:
    assert bool(legal) == (position.to_move != OVER)
    assert len(set(legal)) == len(legal)
    assert all(position.refusal(move) is None for move in legal[:3])
    assert [position.parse(position.text(move)) for move in legal] == legal


def refuses(position: Position, move: int) -> None:
    """Assert that a move has a refusal exactly if it is not legal, and that the position does not change."""
    before = position.key()
    refusal = position.refusal(move)
    assert (refusal is None) == (move in position.legal_moves())
    if refusal is not None:
        assert refusal.clause == CODES[refusal.code]
        assert all(isinstance(fact, str | int) for fact in refusal.facts.values())
    assert position.key() == before


def _sea(description: dict[str, Any]) -> None:
    """Assert that no cell has two tiles, and that pile, board and lost islands are all 32 tiles, each once."""
    laid = [tile["id"] for tile in description["tiles"]]
    assert sorted(laid + description["pile"] + description["lost"]) == sorted([*ISLANDS, *WATER])
    assert len({(tile["q"], tile["r"]) for tile in description["tiles"]}) == len(laid)
    assert not set(description["lost"]) & set(WATER)
    assert set(description["ships"]) | set(description["royal"]) == set(laid) & set(ISLANDS)
    if "fleet" in description:
        assert description["from"] in description["ships"]


def _points(position: Position, description: dict[str, Any]) -> None:
    """Assert that the standings agree with a count from the description."""
    for standing in position.standings():
        islands = [name for name, colour in description["royal"].items() if colour == standing.colour]
        islands += [
            name for name, beaches in description["ships"].items() if any(standing.colour in beach for beach in beaches)
        ]
        assert standing.islands == len(islands)
        assert standing.points == sum(ISLANDS[name]["value"] for name in islands)
        assert standing.ships == 15 - description["supply"][standing.colour]
    orders = [(-standing.points, -standing.islands, standing.ships) for standing in position.standings()]
    ranks = [1 + sum(other < order for other in orders) for order in orders]
    assert [standing.rank for standing in position.standings()] == ranks


def discovered_at_its_edge(before: Position, after: Position) -> None:
    """Assert that side 0 of the drawn tile touches the edge chosen for it, and that no other tile moved."""
    old = {tile["id"]: tile for tile in before.describe()["tiles"]}
    new = {tile["id"]: tile for tile in after.describe()["tiles"]}
    (drawn,) = set(new) - set(old)
    waiting, side = divmod(before.edge, 6)
    host = old[[*ISLANDS, *WATER][waiting]]
    direction = (side + host["rotation"]) % 6
    tile = new[drawn]
    assert (tile["q"], tile["r"]) == (host["q"] + STEPS[direction][0], host["r"] + STEPS[direction][1])
    assert (tile["rotation"] + 3) % 6 == direction, "side 0 faces the place it was discovered from"
    kept = {name: place for name, place in old.items() if name in new}
    assert all(new[name] == place for name, place in kept.items())
