"""The engine's test for trapped islands, compared with a brute-force test on many small, closed seas."""

from collections import Counter
from random import Random

import pytest

from tests.position_builder import ISLANDS, WATER, board, check
from tests.rules.brute_force import TooManyArrangements, is_trapped
from tongiaki.rules import Position, chain
from tongiaki.rules.fleets import ONE_SHIP, ships_of
from tongiaki.rules.tiles import BERTHS, FIRST_BEACH, NONE, PIERS, SIDES, TILE_NUMBER


def closed_sea(random: Random, name: str, players: int) -> Position:
    """Return an island surrounded by currents and royal islands, sometimes with a gap.

    There can be more royal islands than a game allows.
    """
    at_all = {} if name == "tonga" else {"laid": f"{name}@tonga:3", "lost": "tonga"}
    position = board(players=players, **at_all)  # type: ignore[arg-type]
    islands = random.sample([tile for tile in ISLANDS if tile not in {name, "tonga"}], 10)
    water = random.sample(list(WATER), 10)
    kings = random.random()
    number = TILE_NUMBER[name]
    ends = [number * SIDES + side for beach in ISLANDS[name]["beaches"] for side in beach["piers"]]
    while ends:
        edge = ends.pop(random.randrange(len(ends)))
        if position.chart.facing[edge] != NONE or random.random() < 0.01:
            continue
        royal = random.random() < kings
        tiles = islands if royal else water
        if not tiles:
            continue
        tile = TILE_NUMBER[tiles.pop()]
        position.chart = position.chart.with_tile(tile, edge)
        if royal:
            seat = random.randrange(players)
            position.kings[tile] = seat
            position.crowned += ONE_SHIP[seat]
            position.supply -= ONE_SHIP[seat]
        else:
            ends += [tile * SIDES + side for side in range(SIDES) if leads_on(position, tile, side)]
    return position


def leads_on(position: Position, tile: int, side: int) -> bool:
    """Return whether the current that ends at this side of a water tile begins at another tile."""
    currents = [current for current in WATER[f"w{tile - 15:02}"] if side in current[:2]]
    return any(position.chart.facing[tile * SIDES + end] != NONE for a, b, _ in currents for end in {a, b} - {side})


def man(random: Random, position: Position, island: int, ships: int) -> bool:
    """Put ships of random colours on the island and fill a beach. Return whether the supplies were large enough."""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    full = random.choice(beaches)
    others = [beach for beach in beaches if beach != full for _ in range(BERTHS[beach])]
    colours = random.sample(range(position.players), random.randint(1, position.players))
    for beach in [*[full] * BERTHS[full], *random.sample(others, min(len(others), max(0, ships - BERTHS[full])))]:
        seats = [seat for seat in colours if ships_of(position.supply, seat)]
        if not seats:
            return False
        position.put_ship_from_supply(random.choice(seats), beach)
    check(position)
    return True


def compare(random: Random, name: str, ships: tuple[int, int], players: int, boards: int) -> Counter[str]:
    """Compare both tests on random boards. Return the number of boards by result."""
    verdicts: Counter[str] = Counter()
    island = TILE_NUMBER[name]
    while verdicts.total() < boards:
        position = closed_sea(random, name, players)
        if not man(random, position, island, random.randint(*ships)):
            continue
        try:
            expected = is_trapped(position.describe(), name, limit=3_000)
        except TooManyArrangements:
            continue
        assert chain.is_trapped(position, island) == expected, position.describe()
        at_once = any(
            not chain.loops(position, edge) for beach in position.full_beaches(island) for edge in PIERS[beach]
        )
        verdicts["trapped" if expected else "free at once" if at_once else "free after loops"] += 1
    return verdicts


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["tubuai", "nauru", "muroroa", "tuamotu", "rarotonga", "hawaii", "tahiti", "rapa_nui"])
def test_small_islands_are_judged_as_by_the_definition(name: str, players: int) -> None:
    """10.1, 10.2, 10.3"""
    berths = sum(beach["berths"] for beach in ISLANDS[name]["beaches"])
    verdicts = compare(Random(players), name, (berths - 4, berths), players, boards=300)
    assert all(verdicts[kind] >= 10 for kind in ("trapped", "free at once", "free after loops")), verdicts


@pytest.mark.parametrize(("players", "ships"), [(2, (3, 8)), (3, (3, 7)), (2, (11, 14))])
def test_tonga_is_judged_as_by_the_definition(players: int, ships: tuple[int, int]) -> None:
    """10.1, 10.2, 10.3, 10.13: for boards that are small enough for brute force."""
    compare(Random(players), "tonga", ships, players, boards=60)
