"""The outlines of an island: coast, sandy bays and green headlands (`web/src/board/tiles/coast.ts`)."""

import math
from collections.abc import Callable
from typing import NamedTuple

from tongiaki.drawing.beaches import Arc, beach_arcs
from tongiaki.drawing.geometry import closed_path, edge_at, polar
from tongiaki.drawing.seeded_random import random_stream, wobble
from tongiaki.rules.tiles import TILE_ID


class Coast(NamedTuple):
    """The rotated outlines of an island, as paths around the tile's centre, from the outermost to the innermost."""

    shallows: str
    surf: str
    sand: str
    green: str
    meadow: str


def coast(island: int, rotation: int) -> Coast:
    """Return the outlines of an island on a rotated tile."""
    random = random_stream(TILE_ID[island])
    broad, fine, inner = wobble(random, 3, 5), wobble(random, 9, 13), wobble(random, 5, 9)
    arcs = beach_arcs(island)

    def shore(angle: float) -> float:
        free = 75 + 2 * broad(angle) + 0.8 * fine(angle) - 2.4 * _bay(arcs, angle) + 5 * _headland(arcs, angle)
        return max(min(free, edge_at(angle) - 6), 71)

    def green_edge(angle: float) -> float:
        headland_weight = _headland(arcs, angle)
        return (48.5 + 2 * inner(angle) - 1.5 * _bay(arcs, angle)) * (1 - headland_weight) + (
            shore(angle) - 3.5
        ) * headland_weight

    def ring(radius: Callable[[float], float], step: int) -> str:
        return closed_path([polar(angle + 60 * rotation, radius(angle)) for angle in range(0, 360, step)])

    return Coast(
        shallows=ring(lambda angle: min(shore(angle) + 8.5 + 1.6 * broad(angle + 40), edge_at(angle) - 1), 10),
        surf=ring(lambda angle: shore(angle) + 2.2, 5),
        sand=ring(shore, 5),
        green=ring(green_edge, 3),
        meadow=ring(lambda angle: 38 + 3 * inner(angle + 90) + 1.4 * fine(angle), 8),
    )


def headlands(island: int) -> list[float]:
    """Return the angles of the tips of the headlands, relative to the tile."""
    arcs = beach_arcs(island)
    starts = [*(arc.start for arc in arcs[1:]), arcs[0].start + 360]
    return [(arc.end + start) / 2 for arc, start in zip(arcs, starts, strict=True)]


def _angle_from_middle(arc: Arc, angle: float) -> float:
    """Return the absolute difference between an angle and the middle of a beach, in degrees."""
    return abs((angle - arc.middle + 180) % 360 - 180)


def _headland(arcs: tuple[Arc, ...], angle: float) -> float:
    """Return a weight for an angle: 1 in the middle of a headland, 0 on a beach."""
    outside = min(180, *(_angle_from_middle(arc, angle) - arc.half for arc in arcs))
    # The vegetation extends slightly onto the beach and widens quickly towards the tip of the headland.
    t = min(max((outside + 4) / 7, 0), 1)
    return t * t * (3 - 2 * t)


def _bay(arcs: tuple[Arc, ...], angle: float) -> float:
    """Return a weight for an angle: 1 in the middle of a beach, 0 at its ends and outside it."""
    inside = [arc for arc in arcs if _angle_from_middle(arc, angle) < arc.half]
    return math.cos(math.pi / 2 * _angle_from_middle(inside[-1], angle) / inside[-1].half) ** 0.7 if inside else 0.0
