"""The geometry of an island's beaches and berths (`web/src/board/geometry/beaches.ts`).

A beach is the arc of the island's rim that contains its piers. The borders between beaches are placed so that the
berths are spaced as evenly as the piers allow. Angles are in degrees, clockwise, relative to the tile, and can exceed
360.
"""

from functools import cache
from typing import Final, NamedTuple

from tongiaki.drawing.geometry import Point, angle_of, polar
from tongiaki.rules.tiles import BERTHS, FIRST_BEACH, PIERS, SIDES

BERTH_RADIUS: Final = 61.5
"""Radius of the circle on which the berths lie."""
_HEADLAND: Final = 4
"""Half the width of a headland between two beaches, in degrees."""
_PIER_ROOM: Final = 17
"""Minimum angle from a border to the nearest pier, in degrees."""
_WIDEST: Final = 26
"""Maximum angle between neighbouring berths, in degrees. It keeps the berths of a wide beach together."""


class Arc(NamedTuple):
    """The arc of a beach, from one angle to another."""

    start: float
    end: float

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2

    @property
    def half(self) -> float:
        return (self.end - self.start) / 2


@cache
def beach_arcs(island: int) -> tuple[Arc, ...]:
    """Return the arc of each beach of an island, excluding the headlands."""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    berths = [BERTHS[beach] for beach in beaches]
    sides = [sorted(edge % SIDES for edge in PIERS[beach]) for beach in beaches]
    firsts = [angle_of(of_beach[0]) for of_beach in sides]
    lasts = [angle_of(of_beach[-1]) for of_beach in sides]
    count = len(berths)
    nexts = [*firsts[1:], firsts[0] + 360]
    # borders[i] is the angle of the border between beach i and the next one. The last angle can exceed 360.
    borders = [(last + following) / 2 for last, following in zip(lasts, nexts, strict=True)]

    def start(beach: int) -> float:
        return borders[beach - 1] if beach > 0 else borders[-1] - 360

    for _ in range(60):
        for beach in range(count):
            after = (beach + 1) % count
            end = borders[after] + (0 if beach + 1 < count else 360)
            share = berths[beach] / (berths[beach] + berths[after])
            target = start(beach) + (end - start(beach)) * share
            borders[beach] = min(max(target, lasts[beach] + _PIER_ROOM), nexts[beach] - _PIER_ROOM)
    return tuple(Arc(start(beach) + _HEADLAND, borders[beach] - _HEADLAND) for beach in range(count))


def berth_places(island: int, beach: int, rotation: int) -> list[Point]:
    """Return the points for a beach's ships, relative to the tile's centre. Beaches are numbered within the island."""
    arc = beach_arcs(island)[beach]
    count = BERTHS[FIRST_BEACH[island] + beach]
    step = min((arc.end - arc.start) / count, _WIDEST)
    angles = (arc.middle + (number - (count - 1) / 2) * step for number in range(count))
    return [polar(angle + 60 * rotation, BERTH_RADIUS) for angle in angles]
