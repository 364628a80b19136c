"""Records in files: as text, as JSON, and as the vectors of the tests, which are JSON too."""

import json
import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

from tongiaki.record.incoming import plain
from tongiaki.record.model import Record
from tongiaki.record.plain import from_plain, to_plain, to_vector
from tongiaki.record.reader import read_all
from tongiaki.record.words import RecordError
from tongiaki.record.writer import write


class Form(StrEnum):
    """How records may be written."""

    TEXT = "text"
    JSON = "json"
    VECTORS = "vectors"


JSON_SUFFIXES: Final = (".json", ".jsonl")
_JSON: Final = re.compile(r"\ufeff?\s*(\[\s*)?\{\s*\"")
"""An object with a key, or an array of them: a record as text begins with a tag, whose name follows its bracket."""


def form_of(suffix: str) -> Form:
    """The form that a file with this suffix, such as `.json`, has unless something else is said: text, if unknown."""
    return Form.JSON if suffix.lower() in JSON_SUFFIXES else Form.TEXT


def form_in(text: str) -> Form:
    """Return the form that a text is written in, by its beginning; records in JSON and vectors are both JSON."""
    return Form.JSON if _JSON.match(text) else Form.TEXT


def load(text: str, form: Form, *, lenient: bool = False) -> Iterator[Record | RecordError]:
    """Read and replay all records of a file, of whichever JSON form; it raises nothing.

    An error stands in the place of its game. In JSON its line is the place among the games, from 1, or the line.

    Args:
        text: what the file holds.
        form: how it is written; JSON and vectors are told apart by themselves.
        lenient: as for `read`; it is of no use to JSON.
    """
    if form is Form.TEXT:
        yield from read_all(text, lenient=lenient)
        return
    for number, data in _games(text):
        if isinstance(data, RecordError):
            yield data
            continue
        try:
            yield from_plain(data, number)
        except RecordError as error:
            yield error
        except RecursionError as error:  # variations in variations without end
            yield RecordError(number, 1, "plain-form", {"problem": str(error)})


def dump(records: Iterable[Record], form: Form) -> str:
    """Write records one after another.

    Raises:
        ReplayError: a record's moves can't be replayed.
    """
    if form is Form.TEXT:
        return "\n".join(write(record) for record in records)
    plain = to_plain if form is Form.JSON else to_vector
    return "".join(json.dumps(plain(record), ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)


def _games(text: str) -> Iterator[tuple[int, object]]:
    """The games of a JSON text, one in all, in one array, or one a line, each with the number of its line or place."""
    text = plain(text)
    try:
        whole = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        for number, line in enumerate(text.split("\n"), start=1):
            if line.strip():
                yield number, _line(line, number)
        return
    yield from enumerate(whole, start=1) if isinstance(whole, list) else [(1, whole)]


def _line(line: str, number: int) -> object:
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        return RecordError(number, error.colno, "plain-form", {"problem": error.msg})
    except RecursionError as error:  # lists in lists without end
        return RecordError(number, 1, "plain-form", {"problem": str(error)})
