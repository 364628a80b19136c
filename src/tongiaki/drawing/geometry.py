"""Flat-topped hexagons and smooth paths, with lengths in board units (`web/src/board/geometry/hex.ts`, `curve.ts`)."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

RADIUS: Final = 100.0
"""Distance from the centre of a hexagon to a corner."""
APOTHEM: Final = RADIUS * math.sqrt(3) / 2
"""Distance from the centre of a hexagon to the middle of a side."""


class Point(NamedTuple):
    """A point: x from the left, y from the top."""

    x: float
    y: float

    def __str__(self) -> str:
        return f"{short(self.x)} {short(self.y)}"

    def plus(self, other: "Point") -> "Point":
        return Point(self.x + other.x, self.y + other.y)


def short(number: float) -> str:
    """Format a number with at most one decimal place, which is precise enough for paths."""
    rounded = math.floor(number * 10 + 0.5) / 10
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def centre(q: int, r: int) -> Point:
    """Return the centre of a cell."""
    return Point(1.5 * RADIUS * q, 2 * APOTHEM * (r + q / 2))


def angle_of(direction: int) -> float:
    """Return the angle of a direction in degrees, clockwise from the right."""
    return 90 + 60 * direction


def polar(angle: float, radius: float) -> Point:
    """Return the point at an angle and a distance from the origin."""
    turned = math.radians(angle)
    return Point(radius * math.cos(turned), radius * math.sin(turned))


def side_middle(side: int, rotation: int = 0, radius: float = APOTHEM) -> Point:
    """Return the middle of a side, relative to the tile's centre."""
    return polar(angle_of((side + rotation) % 6), radius)


def edge_at(angle: float) -> float:
    """Return the distance from a tile's centre to its edge at an angle."""
    return APOTHEM / math.cos(math.radians(angle % 60 - 30))


def hexagon(radius: float, at: Point | None = None) -> str:
    """Return the corners of a hexagon around a point (default: the origin), for the attribute `points` of a polygon."""
    corners = (polar(angle, radius).plus(at or Point(0, 0)) for angle in range(0, 360, 60))
    return " ".join(f"{short(corner.x)},{short(corner.y)}" for corner in corners)


def closed_path(points: Sequence[Point]) -> str:
    """Return a closed smooth path through points (Catmull-Rom as cubic Béziers)."""
    count = len(points)
    around = [[points[(i + step) % count] for step in (-1, 0, 1, 2)] for i in range(count)]
    return f"M{points[0]}" + "".join(_bend(*four) for four in around) + "Z"


def open_path(points: Sequence[Point], *, joined: bool = False) -> str:
    """Return an open smooth path through points. If `joined` is true, it continues the preceding path."""
    last = len(points) - 1
    along = [[points[min(max(i + step, 0), last)] for step in (-1, 0, 1, 2)] for i in range(last)]
    return f"{'L' if joined else 'M'}{points[0]}" + "".join(_bend(*four) for four in along)


def _bend(before: Point, start: Point, end: Point, after: Point) -> str:
    a = Point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6)
    b = Point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6)
    return f"C{a} {b} {end}"
