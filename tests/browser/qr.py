"""Reader for the QR codes that the page draws: undamaged codes of version 2 to 6 with one text in byte mode."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

QUIET = 4  # width in modules of the empty margin that a code must have
_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
# Number of equal blocks and of data codewords per block, by version and error correction level (M 0, L 1, H 2, Q 3).
# The values are those of the QR code standard.
_BLOCKS = {
    (2, 0): (1, 28), (2, 2): (1, 16), (2, 3): (1, 22), (3, 0): (1, 44), (3, 2): (2, 13), (3, 3): (2, 17),
    (4, 0): (2, 32), (4, 2): (4, 9), (4, 3): (2, 24), (5, 0): (2, 43), (6, 0): (4, 27),
}  # fmt: skip


def read(code: Locator) -> str:
    """Return the text of a code. The code must be an SVG with one unit per module, drawn row by row."""
    size = int(code.get_attribute("data-size") or 0)
    assert code.get_attribute("viewBox") == f"{-QUIET} {-QUIET} {size + 2 * QUIET} {size + 2 * QUIET}"
    dark = set[tuple[int, int]]()
    drawn = code.locator("path").get_attribute("d") or ""
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", drawn):
        dark.update((int(x) + i, int(y)) for i in range(int(length)))
    return _text(dark, size)


def _text(dark: set[tuple[int, int]], size: int) -> str:
    # The format bits are XORed with a pattern that begins with 10101. Two bits are the level, three the mask.
    level_high, level_low, *mask_bits = (((x, 8) in dark) ^ (x % 2 == 0) for x in range(5))
    masked = _MASKS[int("".join(str(int(bit)) for bit in mask_bits), 2)]
    bits = "".join(str(int(((x, y) in dark) != masked(x, y))) for x, y in _way(size))
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]
    count, length = _BLOCKS[(size - 17) // 4, 2 * level_high + level_low]
    data = [words[at * count + block] for block in range(count) for at in range(length)]
    stream = "".join(f"{word:08b}" for word in data)
    assert stream[:4] == "0100", "the text is no row of bytes"
    end = 12 + 8 * int(stream[4:12], 2)
    return bytes(int(stream[at : at + 8], 2) for at in range(12, end, 8)).decode()


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Yield the data modules in order: pairs of columns from the right, alternately upwards and downwards."""
    corner = size - 7  # the centre of the alignment pattern
    upwards = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for x in (right, right - 1):
                finder = (x < 9 and (y < 9 or y >= size - 8)) or (x >= size - 8 and y < 9)
                small = abs(x - corner) <= 2 and abs(y - corner) <= 2
                if not (finder or small or 6 in (x, y)):
                    yield x, y
        upwards = not upwards
