"""Parquet export: one row per move, for machine learning."""

import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from tests.vectors.vectors import games
from tongiaki.adapters.encoding import encode
from tongiaki.adapters.parquet import DecisionWriter, schema
from tongiaki.adapters.payoffs import payoffs
from tongiaki.cli.commands import app
from tongiaki.record import Record, ReplayError
from tongiaki.rules import Terms
from tongiaki.simulate import Series, play_game

RECORDS = [Record(Terms(game["players"], game["stall"]), tuple(game["moves"])) for game in games()[::10]]


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
            assert (row["players"], row["stall"]) == (position.players, position.terms.stall)
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
            writer.add(Record(Terms(2, colours=("red", "blue")), ("settle tonga.0", "crown tonga")))
    assert pq.read_metadata(file).num_rows == len(RECORDS[0].moves)


def test_the_documentation_describes_every_column() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research" / "environments.md").read_text()
    for field in schema(observations=True):
        assert f"| `{field.name}` |" in page


def test_a_series_of_bots_is_written_as_it_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    options = ["--games", "7", "--players", "3", "--seed", "5", "--jobs", "1", "--parquet", str(file)]
    result = CliRunner().invoke(app, ["simulate", *options])
    assert result.exit_code == 0, result.output
    table = pq.read_table(file)
    expected = [play_game(Series(7, Terms(3), ("greedy", "random"), 5), game).moves for game in range(7)]
    assert [row["values"] for row in table["game"].value_counts().to_pylist()] == list(range(7))
    assert [row["counts"] for row in table["game"].value_counts().to_pylist()] == expected


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.parquet"
    result = CliRunner().invoke(app, ["simulate", "--games", "1", "--parquet", str(file)])
    assert result.exit_code != 0
    assert f"{file} can’t be written" in result.output.replace("\n", " ")


def test_without_the_extra_the_command_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tongiaki.adapters.parquet", None)
    result = CliRunner().invoke(app, ["simulate", "--games", "1", "--parquet", str(tmp_path / "games.parquet")])
    assert result.exit_code != 0
    assert "tongiaki[research]" in result.output
