"""The job that reviews a game."""

from __future__ import annotations

import gzip

import msgspec

from tongiaki.common.child_main import Report
from tongiaki.record import read
from tongiaki.server.bodies.replay_bodies import Reviewing
from tongiaki.server.services.compute.job_messages import ReviewedGame
from tongiaki.tables.views.reviews import review_of


def review_game(record: str, report: Report) -> ReviewedGame:
    """Review the game of a record, and report the progress."""
    review = review_of(read(record), report)
    response = gzip.compress(msgspec.json.encode(Reviewing(ahead=0, share=1.0, review=review)), mtime=0)
    return ReviewedGame(review.version, response)
