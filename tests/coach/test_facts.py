"""The facts about a line agree with the rules."""

from tests.coach.example_positions import CHAIN, CHAIN_LINE, CROWNING, SINKING, SINKING_LINE, moves_of, position_of
from tests.search.greedy_positions import sensible_positions
from tongiaki.coach import facts as f
from tongiaki.rules import CHANCE, Position
from tongiaki.rules.tiles import ISLANDS, TILE_ID
from tongiaki.search import Stretch

ISLAND_IDS = set(TILE_ID[:ISLANDS])


def find_facts(position: str, line: str) -> list[f.Fact]:
    start = position_of(position)
    return f.find_facts(start, moves_of(start, line))


def test_a_chain_drives_rivals_off_and_ends_before_a_draw() -> None:
    facts = find_facts(CHAIN, CHAIN_LINE)
    assert facts[0] == f.Draws(colours=3, tiles=7, lands=3, passes=4, sinks=0, ending=0)
    assert f.Drives("yellow", "tahiti") in facts
    assert f.Drives("yellow", "tuamotu") in facts
    assert f.Drives("green", "tokelau") in facts
    assert f.Chain(4) in facts
    assert facts[-1] == f.Score(
        before={"red": 19, "yellow": 28, "green": 18, "blue": 19},
        after={"red": 22, "yellow": 21, "green": 15, "blue": 19},
    )


def test_a_fleet_that_sinks_is_listed_by_colour() -> None:
    facts = find_facts(SINKING, SINKING_LINE)
    assert facts == [
        f.Drives("yellow", "mangareva"),
        f.Sinks({"red": 1, "yellow": 2}),
        f.Chain(2),
        f.Score(before={"red": 33, "yellow": 37}, after={"red": 33, "yellow": 33}),
    ]


def test_a_crown_is_a_fact_even_if_no_points_change() -> None:
    assert find_facts(CROWNING, "crown tahiti") == [f.Crowns("tahiti")]


def islands_of(position: Position, colour: str) -> set[str]:
    """Return the islands that a player scores, from the position's description."""
    described = position.describe()
    ashore = {island for island, beaches in described["ships"].items() if any(colour in beach for beach in beaches)}
    return ashore | {island for island, king in described["royal"].items() if king == colour}


def test_arrivals_and_departures_are_listed_for_exactly_the_changed_islands() -> None:
    seen = 0
    for start in list(sensible_positions(games=4, seed=5))[::15]:
        stretch = Stretch(start, 60)
        for number, end in list(enumerate(stretch.ends))[::20]:
            facts = f.find_facts(start, stretch.line(number))
            own = start.colours[start.turn]
            for colour in start.colours:
                before, after = islands_of(start, colour), islands_of(end, colour)
                gone = {fact.island for fact in facts if isinstance(fact, f.Drives) and fact.colour == colour}
                come = {fact.island for fact in facts if isinstance(fact, f.Brings) and fact.colour == colour}
                if colour == own:
                    gone = {fact.island for fact in facts if isinstance(fact, f.Leaves)}
                    come = {fact.island for fact in facts if isinstance(fact, f.Reaches)}
                assert (gone, come) == (before - after, after - before)
                seen += bool(gone) + bool(come)
    assert seen > 50


def test_the_outcomes_of_a_draw_add_up() -> None:
    """Except for a fleet that stays at sea, which happens only on the last water tile."""
    seen = 0
    for start in list(sensible_positions(games=6, seed=6))[::9]:
        stretch = Stretch(start, 40)
        for number, end in list(enumerate(stretch.ends))[::10]:
            draws = [draw for draw in f.find_facts(start, stretch.line(number)) if isinstance(draw, f.Draws)]
            assert bool(draws) == (end.to_move == CHANCE and bool(end.describe().get("fleet")))
            for draw in draws:
                assert draw.tiles == len(end.legal_moves()) == len(end.describe()["pile"])
                assert draw.tiles - 1 <= draw.lands + draw.passes + draw.sinks <= draw.tiles
                islands = sum(tile in ISLAND_IDS for tile in end.describe()["pile"])
                assert draw.lands >= islands  # and water tiles that lead to a laid island
                seen += 1
    assert seen > 20
