"""Lenient notation of moves: a missing part is filled in if only one legal move fits."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tongiaki.record.terms import colour_named
from tongiaki.rules import COLOURS, Position
from tongiaki.rules.tiles import ISLANDS, TILE_ID

VERBS: Final = ("settle", "expand", "take", "enter", "crown", "resettle", "lay", "sail", "land", "draw")


class AmbiguousError(ValueError):
    """The text fits more than one legal move. `choices` lists them."""

    def __init__(self, choices: list[str]) -> None:
        super().__init__(" / ".join(choices))
        self.choices = choices


def _tile_pattern(tile: int) -> str:
    """Return a regex for the accepted spellings of a tile, such as `Rapa Nui` for `rapa_nui` and `W3` for `w03`."""
    name = TILE_ID[tile]
    return name.replace("_", r"[\s_'-]*") if tile < ISLANDS else f"w0?{int(name[1:])}(?!\\d)"


_TILES: Final = [re.compile(_tile_pattern(tile)) for tile in range(len(TILE_ID))]
_MOVE: Final = re.compile(
    rf"(?:(?P<verb>{'|'.join(VERBS)})\b)?\s*"
    rf"(?:(?P<colour>{'|'.join(f'{colour}|{colour[0]}' for colour in COLOURS)})\b)?\s*"
    rf"(?P<tile>{'|'.join(pattern.pattern for pattern in _TILES)})?\s*"
    r"[.:]?\s*(?P<numbers>\d(?:[\s,+]*\d)*)?"
)


@dataclass(frozen=True, slots=True)
class _Parts:
    verb: str | None
    colour: str | None
    tile: str | None
    numbers: tuple[int, ...] | None

    def fits(self, other: "_Parts") -> bool:
        """Return whether `other` has the same value for every part that is given here."""
        return (
            self.verb in (None, other.verb)
            and self.colour in (None, other.colour)
            and self.tile in (None, other.tile)
            and self.numbers in (None, other.numbers)
        )

    def to_text(self) -> str:
        """Return the given parts in the notation of clause 12."""
        mark = ":" if self.verb in ("sail", "lay") else "."
        numbers = mark + ",".join(map(str, self.numbers)) if self.numbers is not None else ""
        return " ".join(filter(None, [self.verb, self.colour, (self.tile or "") + numbers]))


def complete_move(position: Position, text: str) -> str:
    """Return the move that a lenient text stands for, in the notation of clause 12.

    An unrecognised text is returned unchanged.

    Raises:
        AmbiguousError: the text fits more than one legal move.
    """
    given = _parts(text)
    if given is None:
        return text
    fitting = [legal for legal in map(position.text, position.legal_moves()) if _fits(given, legal)]
    if len(fitting) > 1:
        raise AmbiguousError(fitting)
    return fitting[0] if fitting else given.to_text()


def _fits(given: _Parts, legal: str) -> bool:
    parts = _parts(legal)
    return parts is not None and given.fits(parts)


@lru_cache(2048)
def _parts(text: str) -> _Parts | None:
    match = _MOVE.fullmatch(text.lower().strip())
    if match is None or not any(match.groups()):
        return None
    tile = match["tile"]
    return _Parts(
        match["verb"],
        colour_named(match["colour"]) if match["colour"] else None,
        tile and next(name for name, form in zip(TILE_ID, _TILES, strict=True) if form.fullmatch(tile)),
        tuple(sorted(map(int, re.findall(r"\d", match["numbers"])))) if match["numbers"] else None,
    )
