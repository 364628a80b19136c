"""Games as a Parquet file for machine learning: one row for every decision and every draw. See `docs/research.md`."""

from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pyarrow as pa
import pyarrow.parquet as pq

from tongiaki.adapters.course import payoffs
from tongiaki.adapters.encoding import ENCODING_VERSION, SIZE, encode
from tongiaki.record import Record
from tongiaki.rules import RULES_VERSION

ROW_GROUP: Final = 4096
"""Rows that are written together; a few more if a game would be divided."""
_COLUMNS: Final = {
    "game": (pa.int64(), "number of the game in this file, from 0"),
    "number": (pa.int32(), "number of the move in its game, from 0"),
    "players": (pa.int8(), "2 to 6"),
    "stall": (pa.int32(), "rounds without a draw that end the game; 0: never"),
    "turn": (pa.int8(), "the seat whose turn it is"),
    "to_move": (pa.int8(), "the seat that decides; -1: chance, at a draw"),
    "phase": (pa.dictionary(pa.int8(), pa.string()), "the decision that is due"),
    "legal": (pa.list_(pa.int16()), "the legal moves; at a draw, all tiles that may come"),
    "move": (pa.int16(), "the move made"),
    "text": (pa.string(), "the move made, in notation"),
    "payoff": (pa.float32(), "what the game came to for the seat whose turn it is: -1 to 1"),
    "points": (pa.int16(), "the points with which that seat ended"),
}
_OBSERVATION: Final = (pa.list_(pa.float32(), SIZE), "the encoding, as the seat whose turn it is sees it")


def schema(*, observations: bool) -> pa.Schema:
    """Return the columns of a file, each with its description under the key `about`."""
    columns = _COLUMNS | ({"observation": _OBSERVATION} if observations else {})
    fields = [
        pa.field(name, kind, nullable=False, metadata={"about": about}) for name, (kind, about) in columns.items()
    ]
    versions = {"tongiaki_rules": RULES_VERSION, "tongiaki_encoding": str(ENCODING_VERSION)}
    return pa.schema(fields, metadata=versions)


class DecisionWriter:
    """Writes games to a Parquet file, which is complete once the writer is closed.

    Args:
        path: the file, which is made or overwritten.
        observations: whether every row also holds the position's encoding.
    """

    def __init__(self, path: Path, *, observations: bool = False) -> None:
        self._schema = schema(observations=observations)
        self._observations = observations
        self._file = pq.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[dict[str, Any]] = []
        self._games = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._write()
        self._file.close()

    def _write(self) -> None:
        self._file.write_table(pa.Table.from_pylist(self._rows, self._schema))
        self._rows = []

    def add(self, record: Record) -> None:
        """Add a game. An unfinished game is scored after its last move.

        Raises:
            ReplayError: its moves can't be replayed; nothing of it has been added.
        """
        end = record.end()
        gained, standings = payoffs(end), end.standings()
        position = record.start()
        for number, text in enumerate(record.moves):
            move, turn = position.parse(text), position.turn
            self._rows.append(
                {
                    "game": self._games,
                    "number": number,
                    "players": position.players,
                    "stall": position.terms.stall,
                    "turn": turn,
                    "to_move": position.to_move,
                    "phase": position.phase,
                    "legal": position.legal_moves(),
                    "move": move,
                    "text": text,
                    "payoff": gained[turn],
                    "points": standings[turn].points,
                }
            )
            if self._observations:
                self._rows[-1]["observation"] = encode(position, turn)
            position.play(move)
        self._games += 1
        if len(self._rows) >= ROW_GROUP:
            self._write()
