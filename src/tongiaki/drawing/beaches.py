"""Where an island's beaches and berths lie (`web/src/board/geometry/beaches.ts`).

A beach is an arc of the rim around the sides of its piers; the borders between beaches move so that berths are spread
as evenly as the piers allow. Angles are degrees in the tile's own frame, growing clockwise, and may pass 360.
"""

from functools import cache
from typing import Final, NamedTuple

from tongiaki.drawing.geometry import Point, angle_of, polar
from tongiaki.rules.tiles import BERTHS, FIRST_BEACH, PIERS, SIDES

BERTH_RADIUS: Final = 61.5
"""The circle on which ships lie."""
_HEADLAND: Final = 4
"""Half of a headland between two beaches, in degrees."""
_PIER_ROOM: Final = 17
"""Least angle from a border to the nearest pier."""
_WIDEST: Final = 26
"""Most degrees between two berths: wide beaches gather theirs, so that a beach reads as one."""


class Arc(NamedTuple):
    """A beach, from angle to angle."""

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
    """The arc of every beach of an island, headlands left out."""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    berths = [BERTHS[beach] for beach in beaches]
    sides = [sorted(edge % SIDES for edge in PIERS[beach]) for beach in beaches]
    firsts = [angle_of(of_beach[0]) for of_beach in sides]
    lasts = [angle_of(of_beach[-1]) for of_beach in sides]
    count = len(berths)
    nexts = [*firsts[1:], firsts[0] + 360]
    # borders[i] lies between beach i and the next one; the last one lies beyond the full turn.
    borders = [(last + following) / 2 for last, following in zip(lasts, nexts, strict=True)]

    def start(beach: int) -> float:
        return borders[beach - 1] if beach > 0 else borders[-1] - 360

    for _ in range(60):
        for beach in range(count):
            after = (beach + 1) % count
            end = borders[after] + (0 if beach + 1 < count else 360)
            share = berths[beach] / (berths[beach] + berths[after])
            wanted = start(beach) + (end - start(beach)) * share
            borders[beach] = min(max(wanted, lasts[beach] + _PIER_ROOM), nexts[beach] - _PIER_ROOM)
    return tuple(Arc(start(beach) + _HEADLAND, borders[beach] - _HEADLAND) for beach in range(count))


def berth_places(island: int, beach: int, rotation: int) -> list[Point]:
    """Where the ships of a beach lie, from the tile's centre; beaches count from the island's first one."""
    arc = beach_arcs(island)[beach]
    count = BERTHS[FIRST_BEACH[island] + beach]
    step = min((arc.end - arc.start) / count, _WIDEST)
    angles = (arc.middle + (number - (count - 1) / 2) * step for number in range(count))
    return [polar(angle + 60 * rotation, BERTH_RADIUS) for angle in angles]
