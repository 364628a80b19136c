"""The HTTP status of each problem."""

from __future__ import annotations

from typing import Final

from tongiaki.common.problems import ProblemCode

STATUS: Final[dict[ProblemCode, int]] = {
    "malformed": 400,
    "bad_record": 400,
    "not_a_move": 400,
    "odd_name": 400,
    "weak_password": 400,
    "not_a_way": 400,
    "bad_token": 401,
    "wrong_origin": 403,
    "not_with_token": 403,
    "no_person": 403,
    "wrong_key": 403,
    "wrong_password": 403,
    "name_barred": 403,
    "not_to_follow": 403,
    "not_to_invite": 403,
    "not_to_tell": 403,
    "link_spent": 403,
    "no_table": 404,
    "no_study": 404,
    "not_found": 404,
    "not_on_device": 404,
    "archived": 410,
    "puzzle_dropped": 410,
    "too_large": 413,
    "too_fast": 429,
    "try_again": 503,
    "mail_failed": 503,
    "reviews_full": 503,
    "storage_failed": 503,
    "storage_unreadable": 503,
    "storage_full": 507,
}
"""HTTP status of problems whose status is not the default."""
DEFAULT_STATUS: Final = 409
"""Default HTTP status of a problem: a conflict with the current state."""
