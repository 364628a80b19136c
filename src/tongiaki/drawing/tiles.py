"""Drawings of tiles around 0,0 (`web/src/board/tiles/IslandTile.svelte`, `WaterTile.svelte`), with colours by name."""

import math
from collections.abc import Iterator
from typing import Final

from tongiaki.drawing.beaches import berth_places
from tongiaki.drawing.coast import Coast, coast
from tongiaki.drawing.currents import current_line, foam_outline, foam_streak, number_places
from tongiaki.drawing.geometry import Point, hexagon, polar, short, side_middle
from tongiaki.drawing.look import king_mask
from tongiaki.drawing.scenery import Mountain, creature, scenery
from tongiaki.drawing.seeded_random import random_stream
from tongiaki.rules.tiles import (
    BEACH_AT,
    DEMAND,
    FIRST_BEACH,
    ISLAND_NAME,
    ISLANDS,
    NONE,
    OTHER_END,
    SIDES,
    TILE_ID,
    TONGA,
    VALUE,
)

FONT: Final = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'DejaVu Serif', serif"
_SEA: Final = (
    f'<polygon points="{hexagon(99.2)}" fill="url(#tb-sea)" stroke="var(--sea-edge)" stroke-width="1.6" '
    'stroke-linejoin="round" />'
)


def tile_art(tile: int, rotation: int, owner: str | None) -> str:
    """Return the drawing of a tile, with its emblem at side 0. `owner` is the colour of the king on it."""
    parts = list(_island(tile, rotation, owner) if tile < ISLANDS else _water(tile, rotation))
    if tile != TONGA:
        turn = f"translate({side_middle(0, rotation)}) rotate({60 * rotation}) translate(0 -1.2)"
        parts.append(f'<use href="#tb-emblem" transform="{turn}" />')
    return "\n".join(parts)


def island_name(island: int, at: Point) -> str:
    """Return the drawing of an island's name, below its figure."""
    return (
        f'<text x="{short(at.x)}" y="{short(at.y + 31.5)}" text-anchor="middle" font-family="{FONT}" font-weight="700" '
        'font-size="14" letter-spacing=".2" fill="var(--ink)" stroke="var(--halo)" stroke-width="3" '
        f'stroke-linejoin="round" paint-order="stroke">{ISLAND_NAME[island]}</text>'
    )


def _island(island: int, rotation: int, owner: str | None) -> Iterator[str]:
    lines, features = coast(island, rotation), scenery(island, rotation)
    yield _SEA
    yield f'<path d="{lines.shallows}" fill="var(--shallow)" />'
    for at, size in features.islets:
        yield f'<use href="#tb-islet" transform="translate({at}) scale({size:.2f})" />'
    yield f'<path d="{lines.surf}" fill="var(--sand-wet)" stroke="var(--surf)" stroke-width="2.4" />'
    yield f'<path d="{lines.sand}" fill="var(--sand)" />'
    if owner is None:
        for beach in range(FIRST_BEACH[island + 1] - FIRST_BEACH[island]):
            for at in berth_places(island, beach, rotation):
                yield (
                    f'<ellipse cx="{short(at.x)}" cy="{short(at.y)}" rx="8.8" ry="8" fill="var(--berth-fill)" '
                    'stroke="var(--berth)" stroke-width="1.2" stroke-dasharray="3 2" />'
                )
    for side in range(SIDES):
        if BEACH_AT[island * SIDES + side] != NONE:
            turn = f"translate({side_middle(side, rotation, 77)}) rotate({60 * ((side + rotation) % SIDES)})"
            yield f'<use href="#tb-pier" transform="{turn}" />'
    for at in features.rocks:
        yield f'<use href="#tb-rock" x="{short(at.x)}" y="{short(at.y)}" />'
    yield f'<path d="{lines.green}" fill="var(--green)" stroke="var(--green-dark)" stroke-width="1.6" />'
    yield f'<path d="{lines.meadow}" fill="var(--meadow)" opacity=".75" />'
    if owner is not None:
        yield _coast_outline(lines, owner)
    if island != TONGA:
        yield from map(_mountain, features.mountains)
    for plant in features.plants:
        at = Point(plant.at.x, plant.at.y + 4)
        yield f'<use href="#tb-{plant.growth}" transform="translate({at}) scale({plant.size:.2f})" />'
    yield from _figure(island, owner)


def _coast_outline(lines: Coast, owner: str) -> str:
    return (
        f'<path d="{lines.sand}" fill="none" stroke="var(--ship-{owner})" stroke-width="4.5" stroke-dasharray="9 3" />'
    )


def _figure(island: int, owner: str | None) -> Iterator[str]:
    """Yield the drawings of the figure in the middle of an island and of the island's value."""
    if island == TONGA:
        yield '<use href="#tb-gate" y="-6" />'
        yield _badge(Point(0, -2.5), 8.8, VALUE[island], 13, 4.8)
    elif owner is None:
        yield '<use href="#tb-tiki" y="-2" />'
        yield _badge(Point(0, 4), 10.6, VALUE[island], 16, 5.7)
    else:
        yield f'<g transform="translate(0 2)">{king_mask(owner)}</g>'
        yield _badge(Point(21, 4), 10.6, VALUE[island], 16, 5.7)
        yield f'<use href="#tb-ship-{owner}" transform="translate(-25 0) scale(.86)" />'


def _badge(at: Point, radius: float, value: int, size: int, lower: float) -> str:
    return (
        f'<g transform="translate({at})"><circle r="{radius}" fill="var(--badge)" stroke="var(--wood-line)" '
        f'stroke-width="1.6" /><text y="{lower}" text-anchor="middle" font-family="{FONT}" font-weight="700" '
        f'font-size="{size}" fill="var(--badge-ink)">{value}</text></g>'
    )


def _mountain(mountain: Mountain) -> str:
    half, height = mountain.half, mountain.height
    left, right = Point(-half * 0.42, -height * 0.55), Point(half * 0.42, -height * 0.55)
    hill = (
        f"M{Point(-half, 0)}Q{left} {Point(-half * 0.16, -height)}Q{Point(0, -height * 1.06)} "
        f"{Point(half * 0.16, -height)}Q{right} {Point(half, 0)}Q{Point(0, half * 0.28)} {Point(-half, 0)}Z"
    )
    shade = (
        f"M{Point(half * 0.05, -height * 1.02)}Q{Point(half * 0.12, -height * 1.03)} {Point(half * 0.16, -height)}"
        f"Q{right} {Point(half, 0)}Q{Point(half * 0.5, half * 0.15)} {Point(half * 0.2, half * 0.13)}"
        f"Q{Point(half * 0.3, -height * 0.5)} {Point(half * 0.05, -height * 1.02)}Z"
    )
    crater = f'<ellipse cy="{short(-height)}" rx="{short(half * 0.18)}" ry="2" fill="var(--rock-shade)" />'
    return (
        f'<g transform="translate({mountain.at})"><path d="{hill}" fill="url(#tb-hill)" />'
        f'<path d="{shade}" fill="var(--mountain-shade)" opacity=".8" />{crater if mountain.is_volcano else ""}</g>'
    )


def _water(tile: int, rotation: int) -> Iterator[str]:
    yield _SEA
    animal = creature(tile, rotation)
    random = random_stream(f"{TILE_ID[tile]}~")
    for _ in range(7):
        at = polar(random() * 360, 30 + random() * 52)
        if animal is None or math.dist(at, animal.at) > 30:
            yield f'<use href="#tb-ripple" x="{short(at.x)}" y="{short(at.y)}" />'
    if animal is not None:
        mirror = -1 if animal.is_mirrored else 1
        yield f'<use href="#tb-{animal.kind}" transform="translate({animal.at}) scale({mirror} 1)" />'
    edges = range(tile * SIDES, tile * SIDES + SIDES)
    numbers = []
    for number, edge in enumerate(edge for edge in edges if edge < OTHER_END[edge]):
        line = current_line(edge % SIDES, OTHER_END[edge] % SIDES, rotation)
        seed = f"{TILE_ID[tile]}/{number}"
        outline = foam_outline(line, DEMAND[edge], seed)
        name = f"tb-{TILE_ID[tile]}-{number}-{rotation}"
        # Round dots along the outline give the foam a ragged edge.
        dots = f'href="#{name}" fill="none" stroke-linecap="round" stroke-dasharray="0 5.6"'
        yield f'<defs><path id="{name}" d="{outline}" /></defs>'
        yield f'<use {dots} stroke="var(--foam-edge)" stroke-width="6.8" opacity=".5" />'
        yield f'<use {dots} stroke="var(--foam)" stroke-width="4.8" />'
        yield f'<use href="#{name}" fill="var(--foam)" />'
        for streak, (offset, dashes) in enumerate(((-3, "17 10 6 13"), (2.8, "8 12 22 9"))):
            path = foam_streak(line, offset * (1 + DEMAND[edge] * 0.12), f"{seed}/{streak}")
            yield (
                f'<path d="{path}" fill="none" stroke="var(--foam-shade)" stroke-width="1.7" stroke-linecap="round" '
                f'stroke-dasharray="{dashes}" />'
            )
        if DEMAND[edge]:
            numbers += [_stone(at, DEMAND[edge]) for at in number_places(line)]
    yield from numbers


def _stone(at: Point, demand: int) -> str:
    """Return the drawing of the number of colours that a current demands."""
    ink = "stone-ink-4" if demand == 4 else "stone-ink"
    return (
        f'<g transform="translate({at})"><circle r="11" fill="var(--stone-{demand})" stroke="var(--stone-line)" '
        f'stroke-width="1.3" /><text y="5.4" text-anchor="middle" font-family="{FONT}" font-weight="700" '
        f'font-size="15" fill="var(--{ink})">{demand}</text></g>'
    )
