"""A game as text: written, read and replayed. `docs/records.md` describes the form.

>>> from tongiaki.record import Record, read, write
>>> read(write(Record(("red", "blue"), ("settle tonga.0", "settle tonga.3")))).moves
('settle tonga.0', 'settle tonga.3')
"""

from tongiaki.record.model import Line, Record, ReplayError, commitment_to, top_tile
from tongiaki.record.plain import from_plain, to_plain, to_vector
from tongiaki.record.reader import read, read_all
from tongiaki.record.words import RecordError
from tongiaki.record.writer import write

__all__ = [
    "Line",
    "Record",
    "RecordError",
    "ReplayError",
    "commitment_to",
    "from_plain",
    "read",
    "read_all",
    "to_plain",
    "to_vector",
    "top_tile",
    "write",
]
