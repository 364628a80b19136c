"""Records of games as text: writing, reading and replaying. `docs/python/records.md` describes the format.

>>> from tongiaki.record import Record, read, write
>>> from tongiaki.rules import Terms
>>> read(write(Record(Terms(2, colours=("red", "blue")), ("settle tonga.0", "settle tonga.3")))).moves
('settle tonga.0', 'settle tonga.3')
"""

from tongiaki.record.characters import printable
from tongiaki.record.forms import Form, dump, form_of, load
from tongiaki.record.model import Line, Record, ReplayError, commitment_to, top_tile
from tongiaki.record.normalization import normalize_text
from tongiaki.record.plain import from_plain, to_plain, to_vector
from tongiaki.record.position_text import PositionTextError, format_position, parse_position
from tongiaki.record.reader import read, read_all
from tongiaki.record.words import RecordError
from tongiaki.record.writer import write

__all__ = [
    "Form",
    "Line",
    "PositionTextError",
    "Record",
    "RecordError",
    "ReplayError",
    "commitment_to",
    "dump",
    "form_of",
    "format_position",
    "from_plain",
    "load",
    "normalize_text",
    "parse_position",
    "printable",
    "read",
    "read_all",
    "to_plain",
    "to_vector",
    "top_tile",
    "write",
]
