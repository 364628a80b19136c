"""Random numbers seeded with a name, identical to those in the browser (`web/src/board/geometry/seededRandom.ts`)."""

import math
from collections.abc import Callable
from typing import Final

_WORD: Final = 0xFFFFFFFF

RandomStream = Callable[[], float]
Wobble = Callable[[float], float]


def random_stream(name: str) -> RandomStream:
    """Return a generator of random numbers in [0, 1), seeded with a name."""
    state = 0x811C9DC5
    for letter in name:
        state = (state ^ ord(letter)) * 0x01000193 & _WORD

    def next_number() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & _WORD
        t = (state ^ (state >> 15)) * (1 | state) & _WORD
        t = (t + ((t ^ (t >> 7)) * (61 | t) & _WORD)) & _WORD ^ t
        return (t ^ (t >> 14)) / 4294967296

    return next_number


def wobble(random: RandomStream, lowest: int, highest: int) -> Wobble:
    """Return a smooth random function of an angle in degrees, with period 360 and values between about -1 and 1."""
    waves = [(n, random() * 2 * math.pi, 0.5 + random() * 0.5) for n in range(lowest, highest + 1)]
    total = math.sqrt(len(waves))
    return lambda angle: sum(size * math.sin(n * math.radians(angle) + phase) for n, phase, size in waves) / total
