"""The privacy page describes the data in every table of the database."""

import pytest

from tests.project.project_files import ROOT
from tongiaki.store.schema import metadata

PAGE = (ROOT / "docs" / "host" / "privacy.md").read_text(encoding="utf-8")
STORED = {
    "account_looks": "when the account was created",  # forms of the name
    "accounts": "when the account was created",
    "admin_log": "log of the administrator's actions",
    "archived_seats": "Names, moves and results",
    "archives": "an archived game",
    "barred_names": "barred names",
    "daily_games": "who played the daily game",
    "daily_puzzles": "attempts at the puzzle of a day",
    "entrants": "tournaments that the account created or entered",
    "entries": "games with all moves, their times, seats and names",
    "invitations": "| invitations |",
    "notice_choices": "language, time zone, quiet hours",
    "notices": "pending notifications",
    "open_games": "results",
    "people": "when it was chosen",
    "players": "seats and names",
    "presence": "who is connected",
    "push_ways": "address and keys of a browser's push service",
    "puzzle_attempts": "first attempts at puzzles",
    "ratings": "ratings, results",
    "reset_links": "a hash of a link that resets the password",
    "results": "ratings, results",
    "sessions": "for each session",
    "solvers": "the puzzle rating",
    "studies": "who leads them",
    "study_lines": "their last chat lines",
    "study_presence": "who is connected, by table and study",
    "tables": "a keyed hash of the network address of the creator of a table",
    "ties": "followed and blocked accounts",
    "tournaments": "a keyed hash of the network address of the creator of a table or tournament",
    "tries": "after a wrong password",
    "vacations": "vacations",
}
"""A part of the page for each table with data of persons."""
WITHOUT_PERSONS = {"dailies", "leases", "nodes", "puzzle_ratings", "reviews", "secrets", "tournament_games"}


def test_no_table_is_missing() -> None:
    assert sorted([*STORED, *WITHOUT_PERSONS]) == sorted(metadata.tables)


@pytest.mark.parametrize("table", STORED)
def test_the_privacy_page_describes_the_data_of_a_table(table: str) -> None:
    assert STORED[table] in PAGE
