"""A game as text: written, read and replayed. `docs/records.md` describes the form.

>>> from tongiaki.record import Record, read, write
>>> read(write(Record(("red", "blue"), ("settle tonga.0", "settle tonga.3")))).moves
('settle tonga.0', 'settle tonga.3')
"""

from tongiaki.record.model import Record, ReplayError, commitment_to, top_tile
from tongiaki.record.reader import RecordError, read
from tongiaki.record.writer import write

__all__ = ["Record", "RecordError", "ReplayError", "commitment_to", "read", "top_tile", "write"]
