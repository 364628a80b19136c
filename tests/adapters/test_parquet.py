"""Games as rows for machine learning."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from tests.vectors.reading import games
from tongiaki.adapters.course import payoffs
from tongiaki.adapters.encoding import encode
from tongiaki.adapters.parquet import DecisionWriter, schema
from tongiaki.record import Record, ReplayError
from tongiaki.rules import COLOURS

RECORDS = [Record(COLOURS[: game["players"]], tuple(game["moves"]), stall=game["stall"]) for game in games()[::10]]


def test_every_move_is_a_row_from_which_the_game_can_be_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with DecisionWriter(file) as writer:
        for record in RECORDS:
            writer.add(record)
    table = pq.read_table(file)
    assert table.schema.equals(schema(observations=False))
    rows = table.to_pylist()
    assert len(rows) == sum(len(record.moves) for record in RECORDS)
    for number, record in enumerate(RECORDS):
        mine = [row for row in rows if row["game"] == number]
        assert [row["number"] for row in mine] == list(range(len(record.moves)))
        end = record.end()
        position = record.start()
        for row in mine:
            seat = position.turn
            assert (row["players"], row["stall"]) == (position.players, position.stall)
            assert (row["turn"], row["to_move"], row["phase"]) == (seat, position.to_move, position.phase)
            assert row["legal"] == position.legal_moves()
            assert row["text"] == position.text(row["move"])
            assert row["payoff"] == pytest.approx(payoffs(end)[seat])
            assert row["points"] == end.standings()[seat].points
            position.play(row["move"])
        assert position.key() == end.key()


def test_rows_may_hold_the_encoding(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with DecisionWriter(file, observations=True) as writer:
        writer.add(RECORDS[0])
    observations = pq.read_table(file, columns=["observation"])["observation"].to_numpy()
    position = RECORDS[0].start()
    for observation, text in zip(observations, RECORDS[0].moves, strict=True):
        assert np.array_equal(observation, encode(position, position.turn))
        position.play(position.parse(text))


def test_a_record_that_cannot_be_replayed_adds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with DecisionWriter(file) as writer:
        writer.add(RECORDS[0])
        with pytest.raises(ReplayError):
            writer.add(Record(("red", "blue"), ("settle tonga.0", "crown tonga")))
    assert pq.read_metadata(file).num_rows == len(RECORDS[0].moves)


def test_the_documentation_describes_every_column() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
    for field in schema(observations=True):
        assert f"| `{field.name}` |" in page
