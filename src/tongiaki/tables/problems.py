"""Why a table does not do what it is asked, apart from the rules of the game."""

from __future__ import annotations

from typing import Literal

ProblemCode = Literal[
    "malformed",
    "unknown_type",
    "too_large",
    "too_fast",
    "hello_first",
    "hello_twice",
    "wrong_origin",
    "no_table",
    "no_person",
    "not_open",
    "not_running",
    "not_over",
    "not_host",
    "not_seated",
    "not_your_turn",
    "stale",
    "no_seat",
    "seat_taken",
    "table_full",
    "already_seated",
    "colour_taken",
    "wrong_key",
    "unknown_bot",
    "not_a_bot",
    "too_few_players",
    "nothing_to_undo",
    "unknown_command",
    "wrong_argument",
    "shutting_down",
]
NoticeCode = Literal["help", "sat", "started", "left", "bot_added", "bot_removed"]
Facts = dict[str, str | int]


class ProblemError(Exception):
    """A request that a table turns down; nothing has changed."""

    def __init__(self, code: ProblemCode, **facts: str | int) -> None:
        super().__init__(code)
        self.code: ProblemCode = code
        self.facts: Facts = facts
