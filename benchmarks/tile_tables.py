"""The facts of the tiles as C tables, for playout.c."""

from collections.abc import Iterable

from tongiaki.rules.tiles import (
    BEACH_AT,
    BEACH_BITS,
    BERTHS,
    DEMAND,
    EXITS,
    FIRST_BEACH,
    ISLAND_OF,
    OTHER_END,
    PIERS,
    VALUE,
)


def _table(kind: str, name: str, numbers: Iterable[int]) -> str:
    values = list(numbers)
    return f"static const {kind} {name}[{len(values)}] = {{{', '.join(map(str, values))}}};\n"


def header() -> str:
    """Return the text of tables.h."""
    most = max(len(edges) for edges in PIERS)
    rows = ", ".join(f"{{{', '.join(map(str, edges))}}}" for edges in PIERS)
    return "".join(
        [
            _table("int8_t", "berths", BERTHS),
            _table("int8_t", "island_of", ISLAND_OF),
            _table("int8_t", "first_beach", FIRST_BEACH),
            _table("int8_t", "value", VALUE),
            _table("int8_t", "beach_at", BEACH_AT),
            _table("int16_t", "other_end", OTHER_END),
            _table("int8_t", "demand", DEMAND),
            _table("uint8_t", "exit_sides", EXITS),
            _table("uint64_t", "beach_bits", BEACH_BITS),
            _table("int8_t", "pier_count", (len(edges) for edges in PIERS)),
            f"static const int16_t piers[{len(PIERS)}][{most}] = {{{rows}}};\n",
        ]
    )
