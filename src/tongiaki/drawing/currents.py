"""The trails of foam on a water tile (`web/src/board/geometry/currents.ts`)."""

import math
from typing import Final, NamedTuple

from tongiaki.drawing.geometry import APOTHEM, Point, open_path, side_middle
from tongiaki.drawing.seeded_random import random_stream

_REACH: Final = (0.0, 0.5, 0.38, 0.2)
"""Length of a curve's handles as a share of the distance to the centre, by the number of sides between its ends."""
_MOUTH: Final = 6.5
"""Half the width of a trail at the side of a tile. It is the same on every tile, so that trails join."""
_STEPS: Final = 14


class Bezier(NamedTuple):
    """A cubic curve from the middle of one side to the middle of another, perpendicular to both sides."""

    start: Point
    leaving: Point
    arriving: Point
    end: Point

    def at(self, t: float) -> Point:
        """Return the point at the parameter t, 0 to 1."""
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return Point(
            sum(weight * point.x for weight, point in zip(weights, self, strict=True)),
            sum(weight * point.y for weight, point in zip(weights, self, strict=True)),
        )

    def normal(self, t: float) -> Point:
        """Return the unit normal vector at the parameter t, to the left of the direction of travel."""
        a, b = self.at(max(0, t - 0.01)), self.at(min(1, t + 0.01))
        length = math.hypot(b.x - a.x, b.y - a.y) or 1
        return Point((a.y - b.y) / length, (b.x - a.x) / length)

    def point_at_offset(self, t: float, offset: float) -> Point:
        p, n = self.at(t), self.normal(t)
        return Point(p.x + n.x * offset, p.y + n.y * offset)


def current_line(start: int, end: int, rotation: int) -> Bezier:
    """Return the centre line of a current on a rotated tile."""
    inner = APOTHEM * _REACH[min((end - start) % 6, (start - end) % 6)]
    return Bezier(
        side_middle(start, rotation),
        side_middle(start, rotation, inner),
        side_middle(end, rotation, inner),
        side_middle(end, rotation),
    )


def number_places(line: Bezier, inwards: float = 25) -> list[Point]:
    """Return the points for a current's two numbers. They are on the line, one at a distance from each end."""
    places = []
    for edge, curve in ((line.start, line), (line.end, Bezier(*reversed(line)))):
        parts = (number / 100 for number in range(46))
        points = (curve.at(t) for t in parts if math.dist(curve.at(t), edge) >= inwards)
        places.append(next(points, line.at(0.5)))
    return places


def foam_outline(line: Bezier, demand: int, seed: str) -> str:
    """Return the outline of a trail. A greater demand makes it wider, and its edges are ragged like foam."""
    random = random_stream(seed)
    left, right = [], []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        free = max(math.sin(math.pi * t), 0)
        half = _MOUTH + free * (demand - 1)
        left.append(line.point_at_offset(t, half + (random() - 0.5) * 3.4 * math.sqrt(free)))
        right.append(line.point_at_offset(t, -half - (random() - 0.5) * 3.4 * math.sqrt(free)))
    return f"{open_path(left)}{open_path(right[::-1], joined=True)}Z"


def foam_streak(line: Bezier, offset: float, seed: str) -> str:
    """Return a line along the trail, at an offset from its centre line."""
    random = random_stream(seed)
    points = [
        line.point_at_offset(step / 8, offset + (random() - 0.5) * 2.2 * math.sin(math.pi * step / 8))
        for step in range(9)
    ]
    return open_path(points)
