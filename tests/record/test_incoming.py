"""Byte order marks, CR CR LF and a final Ctrl-Z are removed from texts."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tongiaki.engine.loop import converse
from tongiaki.record import Form, Record, dump, load, parse_position, read, read_all, write
from tongiaki.rules import Terms
from tongiaki.training.config import load as load_config

MARK = "\ufeff"
POSITION = "1 ry 0/20 setup r tonga@0,0,0 - - - - -"
ANN = Record(Terms(2, colours=("red", "blue")), ("settle tonga.0", "settle tonga.3"), ("Ann", "Bo"))
BO = Record(Terms(2, colours=("green", "blue")), ("settle tonga.1",))
ODD: list[Callable[[str], str]] = [
    lambda text: MARK + text,
    lambda text: text.replace("\n", "\r\n"),
    lambda text: text.replace("\n", "\r\r\n"),
    lambda text: f"{text}\x1a",
    lambda text: f"{MARK}{text}\x1a\r\r\n".replace("\n", "\r\r\n"),
]


@pytest.mark.parametrize("odd", ODD)
def test_texts_are_normalized_before_they_are_read(odd: Callable[[str], str], tmp_path: Path) -> None:
    assert read(odd(write(ANN))) == ANN
    for form in Form:
        plain = list(load(dump([ANN, BO], form), form))
        assert list(load(odd(dump([ANN, BO], form)), form)) == plain
        assert all(isinstance(record, Record) for record in plain)
    indented = json.dumps([json.loads(line) for line in dump([ANN, BO], Form.JSON).splitlines()], indent=1)
    assert list(load(odd(indented), Form.JSON)) == [ANN, BO]
    assert parse_position(odd(POSITION)).key() == parse_position(POSITION).key()
    answers = io.BytesIO()
    converse(io.BytesIO(odd("hello\nnew 2\n").encode()), answers)
    assert [line[:5] for line in answers.getvalue().splitlines()] == [b"hello", b"ok"]
    file = tmp_path / "train.toml"
    file.write_bytes(odd("players = [2]\ngames = 1\n").encode())
    assert load_config(file).games == 1


@pytest.mark.parametrize("end", ["", "\n"])
def test_joined_files_are_read_one_after_the_other(end: str) -> None:
    first, second = (MARK + write(record).rstrip("\n") + end for record in (ANN, BO))
    assert list(read_all(first + second)) == [ANN, BO]
    first, second = (MARK + dump([record], Form.JSON) for record in (ANN, BO))
    assert list(load(first + second, Form.JSON)) == [ANN, BO]
