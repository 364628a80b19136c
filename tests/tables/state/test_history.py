"""The log contains exactly the lines that were appended and not taken back, however many are packed."""

import random

import msgspec
import pytest

from tongiaki.tables.state.history import BLOCK, History
from tongiaki.tables.structs.happenings import Placed, Sailed
from tongiaki.tables.structs.views import LogLine


def line(number: int) -> LogLine:
    draw = number % 7 == 0
    return LogLine(
        number,
        None if draw else "red",
        "draw hawaii" if draw else f"expand tonga {number}",
        [] if draw else [Placed("red", "tonga.0"), Sailed("tonga.1", 2, {"red": 2, "blue": 1})],
    )


@pytest.mark.parametrize("seed", range(4))
def test_the_log_behaves_like_a_list(seed: int) -> None:
    chance, history, plain = random.Random(seed), History(), list[LogLine]()
    older: list[tuple[History, list[LogLine]]] = []
    for number in range(1, 400):
        if plain and chance.random() < 0.3:
            for _ in range(min(len(plain), chance.choice((1, 1, 1, 3 * BLOCK)))):
                assert history.pop() == plain.pop()
        else:
            history.append(line(number))
            plain.append(line(number))
        assert (len(history), list(history)) == (len(plain), plain)
        assert msgspec.json.encode(history.written) == msgspec.json.encode(plain)
        if plain:
            assert history.last == plain[-1]
        if number % 50 == 0:
            older.append((history, plain))
            history, plain = history.copy(), plain.copy()
    for kept, lines in older:
        assert list(kept) == lines


def test_logs_with_equal_lines_are_equal() -> None:
    first, second = History(), History()
    for number in range(1, 3 * BLOCK):
        first.append(line(number))
        second.append(line(number))
    assert first == second
    second.pop()
    assert first != second


def test_an_empty_log_has_no_last_line() -> None:
    for take in (History.pop, lambda history: history.last):
        with pytest.raises(IndexError):
            take(History())
