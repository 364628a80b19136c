"""Games as a Parquet file for machine learning, with one row per decision or draw.

`docs/research/environments.md` describes the columns.
"""

from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pyarrow as pa
import pyarrow.parquet as pq

from tongiaki.adapters.encoding import ENCODING_VERSION, SIZE, encode
from tongiaki.adapters.payoffs import payoffs
from tongiaki.record import Record
from tongiaki.rules import RULES_VERSION

ROW_GROUP: Final = 4096
"""Minimum number of rows in a row group. A game is never split between row groups."""
_COLUMNS: Final = {
    "game": (pa.int64(), "number of the game in this file, from 0"),
    "number": (pa.int32(), "number of the move in its game, from 0"),
    "players": (pa.int8(), "2 to 6"),
    "stall": (pa.int32(), "rounds without a draw that end the game; 0: never"),
    "turn": (pa.int8(), "the seat whose turn it is"),
    "to_move": (pa.int8(), "the seat that decides; -1: chance, at a draw"),
    "phase": (pa.dictionary(pa.int8(), pa.string()), "the decision that is due"),
    "legal": (pa.list_(pa.int16()), "the legal moves; at a draw, all possible draws"),
    "move": (pa.int16(), "the move made"),
    "text": (pa.string(), "the move made, in notation"),
    "payoff": (pa.float32(), "the payoff of the game for the seat whose turn it is: -1 to 1"),
    "points": (pa.int16(), "the final points of that seat"),
}
_OBSERVATION: Final = (pa.list_(pa.float32(), SIZE), "the encoding for the seat whose turn it is")


def schema(*, observations: bool) -> pa.Schema:
    """Return the columns of a file, each with its description under the key `about`."""
    columns = _COLUMNS | ({"observation": _OBSERVATION} if observations else {})
    fields = [
        pa.field(name, kind, nullable=False, metadata={"about": description})
        for name, (kind, description) in columns.items()
    ]
    versions = {"tongiaki_rules": RULES_VERSION, "tongiaki_encoding": str(ENCODING_VERSION)}
    return pa.schema(fields, metadata=versions)


class DecisionWriter:
    """Writer of games to a Parquet file. The file is complete once the writer is closed.

    Args:
        path: the file, which is created or overwritten.
        observations: whether each row also contains the encoding of the position.
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
        """Add a game. An unfinished game is scored at the position after its last move.

        Raises:
            ReplayError: the game's moves can't be replayed; nothing is added.
        """
        end = record.end()
        final_payoffs, standings = payoffs(end), end.standings()
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
                    "payoff": final_payoffs[turn],
                    "points": standings[turn].points,
                }
            )
            if self._observations:
                self._rows[-1]["observation"] = encode(position, turn)
            position.play(move)
        self._games += 1
        if len(self._rows) >= ROW_GROUP:
            self._write()
