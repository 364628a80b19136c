"""A slow reference implementation of the network's inputs. It uses only described positions and the tiles' facts."""

from collections import Counter
from typing import Any

from tests.position_builder import ISLANDS, WATER
from tongiaki.rules import Position
from tongiaki.search.points_evaluator import expected_points
from tongiaki.value import layout as at

DIRECTIONS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
NAMES = list(ISLANDS)
FIRST = [sum(len(ISLANDS[name]["beaches"]) for name in NAMES[:number]) for number in range(len(NAMES))]
NOWHERE = 9


class Sea:
    """The laid tiles of a described position, and the routes over them."""

    def __init__(self, description: dict[str, Any]) -> None:
        self.cells = {(tile["q"], tile["r"]): tile for tile in description["tiles"]}
        self.royal = set(description["royal"])

    def way(self, island: str, side: int) -> tuple[str, int]:
        """Return the end of the route from a pier, `unknown` or an island's name, and its greatest demand."""
        tile = next(tile for tile in self.cells.values() if tile["id"] == island)
        demand = 0
        while True:
            direction = (side + tile["rotation"]) % 6
            q, r = DIRECTIONS[direction]
            tile = self.cells.get((tile["q"] + q, tile["r"] + r))
            if tile is None:
                return "unknown", demand
            if tile["id"] in ISLANDS:
                return tile["id"], demand
            entry = (direction + 3 - tile["rotation"]) % 6
            for first, second, colours in WATER[tile["id"]]:
                if entry in (first, second):
                    side = second if entry == first else first
                    demand = max(demand, colours)
                    break

    def ways(self, island: str, beach: int) -> tuple[int, int, int]:
        """Return the minimum colours to an empty cell and to another open island, and the greatest demand."""
        routes = [self.way(island, side) for side in ISLANDS[island]["beaches"][beach]["piers"]]
        unknown = [demand for goal, demand in routes if goal == "unknown"]
        islands = [demand for goal, demand in routes if goal not in {"unknown", island} | self.royal]
        return min(unknown, default=NOWHERE), min(islands, default=NOWHERE), max(demand for _, demand in routes)


def view(position: Position, seat: int) -> tuple[set[int], list[int]]:
    """Return the active inputs of a seat's view, and the amounts."""
    description, colours = position.describe(), position.colours
    own = colours[seat]
    rivals = [colours[(seat + turn) % len(colours)] for turn in range(1, len(colours))]
    hopes = dict(zip(colours, (int(2 * promise) for promise in expected_points(position)), strict=True))
    hopeful = max(rivals, key=lambda rival: hopes[rival])  # the first one if several are equal
    scores = {standing.colour: standing for standing in position.standings()}
    points = {colour: scores[colour].points for colour in colours}
    best = min(rivals, key=lambda rival: scores[rival].rank)
    inputs = {at.ALWAYS}
    exposed = dict.fromkeys(colours, 0)
    for number, name in enumerate(NAMES):
        inputs |= island_inputs(description, number, own)
        for colour in colours:
            if safe_beaches(description, name, colour) == 0:
                exposed[colour] += ISLANDS[name]["value"]
    inputs |= player_inputs(description, own, rivals, hopeful, exposed)
    margin = points[own] - points[best]
    left = tiles_left(description)
    inputs.add(at.MARGIN + 20 + clip(margin, 20))
    inputs.add(at.EXPECTED_MARGIN + 24 + clip(hopes[own] - hopes[hopeful], 24))
    inputs.add(at.PLACE + sum(points[rival] > points[own] for rival in rivals))
    inputs.add(at.EXPECTED_PLACE + sum(hopes[rival] > hopes[own] for rival in rivals))
    if margin == 0:
        ahead = (scores[own].rank < scores[best].rank) - (scores[own].rank > scores[best].rank)
        inputs.add(at.TIE + 1 + ahead)
    if min(left) <= 4:
        inputs.add(at.LATE_MARGIN + min(left) * 9 + 4 + clip(margin, 4))
    inputs |= time_inputs(position, seat, left)
    if description["phase"] == "draw":
        inputs |= draw_inputs(description, own, left)
    amounts = [points[own], points[best], sum(points[rival] for rival in rivals) // len(rivals)]
    amounts += [hopes[own], hopes[hopeful], sum(hopes[rival] for rival in rivals) // len(rivals)]
    return inputs, [*amounts, exposed[own], exposed[hopeful]]


def clip(number: int, most: int) -> int:
    return max(-most, min(most, number))


def tiles_left(description: dict[str, Any]) -> tuple[int, int]:
    islands = sum(tile in ISLANDS for tile in description["pile"])
    return islands, len(description["pile"]) - islands


def safe_beaches(description: dict[str, Any], name: str, colour: str) -> int | None:
    """Return the number of beaches with ships of a colour that no rival's expansion can fill.

    Return None if the colour has no ships on an open island.
    """
    beaches = description["ships"].get(name, [])
    if not any(colour in ships for ships in beaches):
        return None
    alone = all(set(ships) <= {colour} for ships in beaches)
    berths = [beach["berths"] for beach in ISLANDS[name]["beaches"]]
    free = [room - sum(ships.values()) for room, ships in zip(berths, beaches, strict=True) if colour in ships]
    return sum(room >= 2 or (room == 1 and alone) for room in free)


def island_inputs(description: dict[str, Any], number: int, own: str) -> set[int]:
    name = NAMES[number]
    beaches = description["ships"].get(name, [])
    everybody: Counter[str] = Counter()
    for ships in beaches:
        everybody.update(ships)
    mine, others = everybody[own], everybody.total() - everybody[own]
    if name in description["royal"]:
        owner = 6 if description["royal"][name] == own else 7
    elif name in description["pile"]:
        owner = 0
    elif name in description["lost"]:
        owner = 1
    else:
        owner = {(0, 0): 2, (1, 0): 3, (1, 1): 4, (0, 1): 5}[int(mine > 0), int(others > 0)]
    inputs = {at.ISLAND + number * 8 + owner}
    if others:
        inputs.add(at.OTHER_SHIPS + number * 6 + min(others, 6) - 1)
    if mine:
        inputs.add(at.OWN_SHIPS + number * 6 + min(mine, 6) - 1)
        inputs.add(at.OWN_BEACHES + number * 4 + min(sum(own in ships for ships in beaches), 4) - 1)
        inputs.add(at.SAFE + number * 4 + min(safe_beaches(description, name, own) or 0, 3))
    if mine and others:
        inputs.add(at.RIVALS + number * 4 + min(len(everybody) - 1, 4) - 1)
    sea = Sea(description)
    for place, ships in enumerate(beaches):
        if ships:
            ways = sea.ways(name, place)
            inputs |= beach_inputs(number, place, ships, own, mine, others, ways)
    return inputs


def beach_inputs(
    number: int, place: int, ships: dict[str, int], own: str, mine: int, others: int, ways: tuple[int, int, int]
) -> set[int]:
    beach = FIRST[number] + place
    berths = ISLANDS[NAMES[number]]["beaches"][place]["berths"]
    unknown, island, greatest = ways
    here, total = ships.get(own, 0), sum(ships.values())
    inputs = {at.BEACH + states(beach) + state(berths, here, total - here)}
    if here:
        classes = {0: 0, 2: 1, 3: 2, 4: 3, NOWHERE: 4}
        inputs.add(at.TO_UNKNOWN + beach * 5 + classes[unknown])
        inputs.add(at.TO_ISLAND + beach * 5 + classes[island])
        inputs.add(at.MIXTURE + beach * 4 + min(len(ships), 4) - 1)
    if total == berths - 1 and mine:
        who = 2 if not here else 1 if others else 0
        where = (unknown <= len(ships)) + 2 * (island <= len(ships)) + 4 * (greatest > len(ships))
        inputs.add(at.ONE_FREE + (beach * 3 + who) * 8 + where)
    return inputs


def state(berths: int, own: int, others: int) -> int:
    """Return the index of a state among the states of a beach, without the empty state."""
    every = [(number, other) for number in range(berths + 1) for other in range(berths - number + 1)]
    return every.index((own, others)) - 1


def states(beach: int) -> int:
    """Return the total number of states of all earlier beaches."""
    berths = [entry["berths"] for name in NAMES for entry in ISLANDS[name]["beaches"]][:beach]
    return sum((room + 1) * (room + 2) // 2 - 1 for room in berths)


def player_inputs(
    description: dict[str, Any], own: str, rivals: list[str], hopeful: str, exposed: dict[str, int]
) -> set[int]:
    supply = {colour: description["supply"].get(colour, 0) for colour in (own, *rivals)}
    kings = Counter(description["royal"].values())
    open_islands = {
        name: beaches for name, beaches in description["ships"].items() if any(own in ships for ships in beaches)
    }
    growths = [
        min(sum(ships.get(own, 0) for ships in beaches), len(beaches), supply[own]) for beaches in open_islands.values()
    ]
    return {
        at.SUPPLY + supply[own],
        at.RIVAL_SUPPLY + supply[hopeful],
        at.KINGS + kings[own],
        at.RIVAL_KINGS + kings.total() - kings[own],
        at.ROOTS + min(12, len(open_islands)),
        at.GROWTH + max(growths, default=0),
        at.EXPOSED + min(20, exposed[own]),
        at.RIVAL_EXPOSED + min(20, exposed[hopeful]),
    }


def time_inputs(position: Position, seat: int, left: tuple[int, int]) -> set[int]:
    players = len(position.colours)
    inputs = {
        at.ISLANDS_LEFT + left[0],
        at.WATER_LEFT + left[1],
        at.QUIET + min(20, position.describe()["quiet_turns"] // players),
        at.PLAYERS + players - 2,
        at.DISTANCE + (seat - position.turn) % players + (6 if position.phase == "draw" else 0),
    }
    if min(left) == 0:
        inputs.add(at.ENDING)
    if position.phase == "setup":
        inputs.add(at.SETTING_UP)
    return inputs


def draw_inputs(description: dict[str, Any], own: str, left: tuple[int, int]) -> set[int]:
    fleet = description.get("fleet", {})
    aboard = fleet.get(own, 0)
    demands = [WATER[tile][0][2] for tile in description["pile"] if tile in WATER]
    inputs = {
        at.ABOARD + aboard,
        at.OTHERS_ABOARD + sum(fleet.values()) - aboard,
        at.FLEET_COLOURS + min(4, len(fleet)),
        at.FINDING + left[0] * 8 // sum(left),
    }
    if fleet:
        inputs.add(at.SINKING + sum(demand > len(fleet) for demand in demands) * 8 // sum(left))
    return inputs
