"""The odds of a sail into the unknown, compared with all possible orders of the pile."""

import random
from fractions import Fraction

import pytest

from tests.position_builder import migrating
from tongiaki.rules import CHANCE, Position, Terms
from tongiaki.rules.tiles import ALL_WATER, TILES

FATES = {"arrived": 0, "sank": 1, "at_sea": 2}


def odds(position: Position, text: str) -> tuple[float, float, float, float]:
    """Return the odds of landing, sinking and staying at sea, and their maximum error."""
    odds = position.odds(position.parse(text))
    return odds.lands, odds.sinks, odds.at_sea, odds.unsure


def by_the_rules(position: Position, move: int) -> list[Fraction]:
    """Return the exact odds of landing, sinking and staying at sea, by playing every possible draw."""
    after = position.copy()
    after.log = []
    after.play(move)
    for event in after.happenings():
        if event["kind"] in FATES:
            return [Fraction(fate == FATES[str(event["kind"])]) for fate in range(3)]
    assert after.to_move == CHANCE
    draws = after.legal_moves()
    each = [by_the_rules(after, draw) for draw in draws]
    return [sum((share[fate] for share in each), Fraction(0)) / len(draws) for fate in range(3)]


def assert_exact(position: Position, move: int) -> None:
    odds = position.odds(move)
    assert odds.unsure == 0
    assert [odds.lands, odds.sinks, odds.at_sea] == pytest.approx(
        [float(share) for share in by_the_rules(position, move)]
    )


def test_a_first_discovery_counts_the_tiles_of_the_pile() -> None:
    position = migrating(ships={"tonga.3": "rrr"}, pile="fiji samoa w02 w03 w05")
    assert odds(position, "sail tonga:3") == pytest.approx((2 / 5, 3 / 5, 0, 0))


def test_a_current_that_lets_the_fleet_pass_leads_to_the_pile_without_that_tile() -> None:
    position = migrating(ships={"tonga.3": "rrr"}, pile="fiji w01 w02")
    # Fiji; or w02, which sinks it; or w01, and then fiji or w02.
    assert odds(position, "sail tonga:3") == pytest.approx((1 / 2, 1 / 2, 0, 0))


def test_the_last_water_tile_keeps_the_fleet_that_it_would_let_pass() -> None:
    position = migrating(ships={"tonga.3": "rrr"}, pile="fiji samoa w01")
    assert odds(position, "sail tonga:3") == pytest.approx((2 / 3, 0, 1 / 3, 0))


def test_without_a_pile_the_fleet_stays_at_sea() -> None:
    position = migrating(ships={"tonga.3": "rrr"}, pile="")
    assert odds(position, "sail tonga:3") == (0, 0, 1, 0)


def test_a_route_that_is_known_to_its_end_is_certain() -> None:
    laid = "w13@tonga:3 samoa@w13:5 w14@tonga:0"
    position = migrating(laid=laid, kings={"samoa": "red"}, ships={"tonga.3": "rrr", "tonga.0": "rrr"})
    assert odds(position, "sail tonga:3") == (1, 0, 0, 0)
    assert odds(position, "sail tonga:0") == (0, 1, 0, 0)


def test_a_fleet_can_return_to_tiles_drawn_on_the_same_voyage() -> None:
    # Sharp turns in the same direction: three of them lead back over the first tile.
    pile = "samoa w13 w14 w15 w16 w01 w02"
    position = migrating(laid="oahu@tonga:3", ships={"oahu.1": "ryryr"}, pile=pile)
    assert_exact(position, position.parse("sail oahu:3"))


@pytest.mark.parametrize("seed", range(20))
def test_the_odds_equal_the_mean_over_all_orders_of_the_pile(seed: int) -> None:
    """In random games with piles cut to a few tiles. The more water tiles are kept, the longer the voyages are."""
    chance = random.Random(seed)
    position = Position(Terms(chance.randint(2, 6)))
    seen = 0
    while position.phase != "over":
        moves = position.legal_moves()
        unknown = [move for move in moves if position.phase == "migration" and position.route(move).end == "unknown"]
        if unknown and (seen == 0 or chance.random() < 0.2):
            few = position.copy()
            water = [tile for tile in range(TILES) if few.pile & ALL_WATER & 1 << tile]
            islands = [tile for tile in range(TILES) if few.pile & ~ALL_WATER & 1 << tile]
            kept = chance.sample(water, min(len(water), 6)) + chance.sample(islands, min(len(islands), 1))
            few.pile = sum(1 << tile for tile in kept)
            assert_exact(few, chance.choice(unknown))
            seen += 1
        position.play(chance.choice(moves))
    assert seen


def test_with_the_whole_pile_the_error_is_within_the_stated_bound() -> None:
    """A fleet of three colours in the open sea. It is sampled, because there are too many orders to play all."""
    position = migrating(ships={"tonga.3": "ryg"}, players=3)
    move = position.parse("sail tonga:3")
    odds = position.odds(move)
    assert 0 < odds.unsure < 0.002
    assert odds.lands + odds.sinks + odds.at_sea == pytest.approx(1)
    chance, landed, games = random.Random(1), 0, 4_000
    for _ in range(games):
        after = position.copy()
        after.play(move)
        while after.to_move == CHANCE:
            after.play(chance.choice(after.legal_moves()))
        landed += after.phase == "landing"
    assert landed / games == pytest.approx(odds.lands, abs=0.02 + odds.unsure)
