"""Plants and mountains on islands, and creatures in the water (`web/src/board/tiles/scenery.ts`, `creature.ts`)."""

import math
from typing import Final, NamedTuple

from tongiaki.drawing.coast import headlands
from tongiaki.drawing.currents import current_line
from tongiaki.drawing.geometry import Point, polar
from tongiaki.drawing.seeded_random import random_stream
from tongiaki.rules.tiles import OTHER_END, SIDES, TILE_ID, VALUE

_CREATURES: Final = ("turtle", "whale", "fish", "birds")
_MIN_DISTANCE: Final = 25
"""Minimum distance between a creature and the centre line of any trail."""


class Plant(NamedTuple):
    """A plant: `palm`, `bush` or `tree`."""

    at: Point
    growth: str
    size: float


class Mountain(NamedTuple):
    """A mountain; `half` is half its width."""

    at: Point
    half: float
    height: float
    is_volcano: bool


class Scenery(NamedTuple):
    """Plants, mountains and islets of an island. They stay upright when the tile is rotated."""

    mountains: list[Mountain]
    plants: list[Plant]
    rocks: list[Point]
    islets: list[tuple[Point, float]]
    """Positions and sizes of small islands in the tile's corners."""


def scenery(island: int, rotation: int) -> Scenery:
    """Return the scenery of an island. Islands of higher value have higher mountains."""
    random = random_stream(f"{TILE_ID[island]}!")
    value = VALUE[island]

    def between(low: float, high: float) -> float:
        return low + random() * (high - low)

    tall = 15 + 3.6 * value
    lean = -1 if random() < 0.5 else 1
    mountains = [
        Mountain(Point(lean * between(12, 17), -17), between(17, 21), tall * between(0.75, 0.9), is_volcano=False),
        Mountain(Point(-lean * between(9, 14), -13), between(19, 24), tall, is_volcano=value >= 4),
    ]
    if value >= 3:
        mountains.insert(0, Mountain(Point(-lean * between(24, 28), -20), 12, tall * 0.55, is_volcano=False))
    tips = headlands(island)
    plants = [Plant(polar(tip + 60 * rotation, 62), "palm", between(0.75, 0.95)) for tip in tips]
    for _ in range(26):
        if len(plants) == len(tips) + 12:
            break
        at = polar(between(0, 360), between(26, 46))
        if _is_reserved(at) or any(math.dist(other.at, at) < 9 for other in plants):
            continue
        number = random()
        plants.append(Plant(at, "palm" if number < 0.3 else "bush" if number < 0.65 else "tree", between(0.6, 0.95)))
    plants.sort(key=lambda plant: plant.at.y)
    rocks = [polar(tip + 60 * rotation + between(-2, 2), 77) for tip in tips]
    corners = [
        corner
        for corner in range(0, 360, 60)
        if random() < 0.4 and all(abs((corner - tip + 900) % 360 - 180) > 12 for tip in tips)
    ]
    islets = [(polar(corner + 60 * rotation + between(-1.5, 1.5), 90), between(0.6, 1)) for corner in corners]
    return Scenery(mountains, plants, rocks, islets)


def _is_reserved(at: Point) -> bool:
    """Return whether a point is in the middle area, which is reserved for the figure, the name and the mountains."""
    return (abs(at.x) < 19 and -34 < at.y < 16) or 12 < at.y < 37


class Creature(NamedTuple):
    """A sea creature on a water tile."""

    kind: str
    is_mirrored: bool
    at: Point


def creature(tile: int, rotation: int) -> Creature | None:
    """Return the creature in the widest free area of a water tile, or None if the trails leave no space."""
    random = random_stream(f"{TILE_ID[tile]}?")
    kind = _CREATURES[int(random() * len(_CREATURES))]
    is_mirrored = random() < 0.5
    edges = range(tile * SIDES, tile * SIDES + SIDES)
    lines = [current_line(edge % SIDES, OTHER_END[edge] % SIDES, 0) for edge in edges if edge < OTHER_END[edge]]
    trails = [line.at(step / 12) for line in lines for step in range(13)]
    best, place = float(_MIN_DISTANCE), None
    for angle in range(0, 360, 15):
        for radius in range(0, 65, 8):
            room = min(math.dist(polar(angle, radius), trail) for trail in trails)
            if room > best:
                best, place = room, (angle, radius)
    return place and Creature(kind, is_mirrored, polar(place[0] + 60 * rotation, place[1]))
