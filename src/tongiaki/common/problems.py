"""Errors that clients receive: codes and exceptions."""

from __future__ import annotations

from typing import Literal

from tongiaki.rules import Refusal

ProblemCode = Literal[
    "malformed",
    "unknown_type",
    "too_large",
    "too_fast",
    "hello_first",
    "hello_twice",
    "wrong_origin",
    "bad_token",
    "not_with_token",
    "too_many_programs",
    "too_many_ties",
    "no_vacation",
    "not_to_follow",
    "not_to_invite",
    "too_many_invited",
    "not_admitted",
    "not_heard",
    "not_to_tell",
    "not_a_way",
    "no_mail",
    "mail_failed",
    "not_found",
    "no_table",
    "archived",
    "puzzle_dropped",
    "no_person",
    "no_name",
    "name_taken",
    "odd_name",
    "name_barred",
    "link_spent",
    "has_account",
    "no_account",
    "wrong_password",
    "weak_password",
    "not_open",
    "not_running",
    "not_over",
    "not_host",
    "not_seated",
    "not_your_turn",
    "stale",
    "not_rated",
    "no_hints",
    "no_analysis",
    "not_in_events",
    "sealed_today",
    "not_a_move",
    "refused",
    "rated_needs",
    "not_for_programs",
    "program_seated",
    "not_a_program",
    "has_played",
    "not_accepted",
    "absent",
    "paused",
    "not_paused",
    "not_away",
    "bot_plays",
    "not_replaced",
    "no_time",
    "no_seat",
    "seat_empty",
    "seat_taken",
    "table_full",
    "already_seated",
    "colour_taken",
    "wrong_key",
    "unknown_bot",
    "not_a_bot",
    "too_few_players",
    "too_few_people",
    "nothing_to_undo",
    "no_vote",
    "vote_open",
    "not_yours_to_answer",
    "unknown_name",
    "ambiguous_name",
    "no_advice",
    "unknown_command",
    "wrong_argument",
    "bad_record",
    "no_study",
    "study_full",
    "not_leader",
    "not_here",
    "no_such_point",
    "enough",
    "banned",
    "only_seated",
    "too_many_tables",
    "too_many_bot_games",
    "too_many_tournaments",
    "reviews_full",
    "not_on_device",
    "storage_full",
    "storage_failed",
    "storage_unreadable",
    "open_elsewhere",
    "newer_game",
    "damaged_game",
    "only_on_device",
    "try_again",
]
NoticeCode = Literal["help", "done", "options", "info", "who", "mute", "language"]
Facts = dict[str, str | int]


class ProblemError(Exception):
    """The request was rejected, and nothing has changed."""

    def __init__(self, code: ProblemCode, **facts: str | int) -> None:
        super().__init__(code)
        self.code: ProblemCode = code
        self.facts: Facts = facts


class RefusedError(Exception):
    """A move that the rules do not allow."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.move = move
        self.refusal = refusal
