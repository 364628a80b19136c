"""The file formats for records: text, JSON, and test vectors (also JSON)."""

import json
import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

from tongiaki.record.model import Record
from tongiaki.record.normalization import normalize_text
from tongiaki.record.plain import from_plain, to_plain, to_vector
from tongiaki.record.reader import read_all
from tongiaki.record.words import RecordError
from tongiaki.record.writer import write

NESTING: Final = 500
"""Maximum depth of lists and objects in JSON. In a browser, a much greater depth would end Python."""


class Form(StrEnum):
    """A file format for records."""

    TEXT = "text"
    JSON = "json"
    VECTORS = "vectors"


JSON_SUFFIXES: Final = (".json", ".jsonl")
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
"""Pattern for a JSON string. It also matches a string without an end, so that a wrong text takes linear time."""
_BRACKET: Final = re.compile(r"[\[\]{}]")
_JSON: Final = re.compile(r"\ufeff?\s*(\[\s*)?\{\s*\"")
"""Pattern for the beginning of a JSON object or array of objects.

A text record begins with `[` and the name of a tag.
"""


def form_of(suffix: str) -> Form:
    """Return the default format for a file suffix such as `.json`; for an unknown suffix, the text format."""
    return Form.JSON if suffix.lower() in JSON_SUFFIXES else Form.TEXT


def form_in(text: str) -> Form:
    """Detect the format of a text from its beginning, and return it. Test vectors are detected as JSON."""
    return Form.JSON if _JSON.match(text) else Form.TEXT


def load(text: str, form: Form, *, lenient: bool = False) -> Iterator[Record | RecordError]:
    """Read and replay all records of a file. An error is not raised, but yielded in place of its game.

    For JSON, the line number of an error is the game's position in the array, counted from 1, or its line in the file.

    Args:
        text: the content of the file.
        form: its format. JSON records and test vectors are distinguished automatically.
        lenient: as for `read`; it has no effect on JSON.
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
        except RecursionError as error:  # the variations are nested too deeply
            yield RecordError(number, 1, "plain-form", {"problem": str(error)})


def dump(records: Iterable[Record], form: Form) -> str:
    """Return the records as one text in the given format.

    Raises:
        ReplayError: the moves of a record can't be replayed.
    """
    if form is Form.TEXT:
        return "\n".join(write(record) for record in records)
    plain = to_plain if form is Form.JSON else to_vector
    return "".join(json.dumps(plain(record), ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)


def _decode(text: str) -> object:
    """Decode JSON. Raises RecursionError if it is nested too deeply, and JSONDecodeError if its format is wrong."""
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > NESTING:
            raise RecursionError("nested too deeply")
    return json.loads(text)


def _games(text: str) -> Iterator[tuple[int, object]]:
    """Yield the games of a JSON text, each with its position in the array or its line number.

    The text contains one game, an array of games, or one game per line.
    """
    text = normalize_text(text)
    try:
        whole = _decode(text)
    except (json.JSONDecodeError, RecursionError):
        for number, line in enumerate(text.split("\n"), start=1):
            if line.strip():
                yield number, _line(line, number)
        return
    yield from enumerate(whole, start=1) if isinstance(whole, list) else [(1, whole)]


def _line(line: str, number: int) -> object:
    try:
        return _decode(line)
    except json.JSONDecodeError as error:
        return RecordError(number, error.colno, "plain-form", {"problem": error.msg})
    except RecursionError as error:  # the lists are nested too deeply
        return RecordError(number, 1, "plain-form", {"problem": str(error)})
