"""The sealed pile."""

import hashlib
from collections import Counter

from tongiaki.rules.tiles import TILE_ID
from tongiaki.tables.decisions.shuffle import seal


def test_the_pile_holds_every_tile_but_tonga_once() -> None:
    assert sorted(seal().order) == sorted(set(TILE_ID) - {"tonga"})


def test_the_commitment_is_the_documented_hash() -> None:
    pile = seal()
    assert len(pile.salt) == 64
    opened = f"{pile.salt}:{','.join(pile.order)}"
    assert pile.commitment == hashlib.sha256(opened.encode()).hexdigest()


def test_every_tile_comes_first_about_equally_often() -> None:
    tops = Counter(seal().order[0] for _ in range(6200))
    assert len(tops) == 31
    # 200 of each are expected, and a difference of 100 is seven standard deviations.
    assert all(100 < number < 300 for number in tops.values())


def test_salts_never_repeat() -> None:
    assert len({seal().salt for _ in range(100)}) == 100
