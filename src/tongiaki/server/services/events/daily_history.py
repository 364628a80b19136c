"""A person's history of daily games and puzzles: the results of all days, and the streak."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

import msgspec

from tongiaki.common.days import end_of_day
from tongiaki.common.streaks import Streak, count_streak
from tongiaki.store import Dailies, DailyPuzzle, DailyPuzzles, DailyScore
from tongiaki.tables.machine.summary import LobbyCard


@dataclass(frozen=True, slots=True)
class DailyRecord:
    """A person's results by day: those of the daily games, each with the number of players, and of the puzzles.

    Games that ended after their day, and games that the person resigned, are left out.
    """

    games: dict[str, tuple[DailyScore, int]]
    puzzles: dict[str, DailyPuzzle]

    def streak(self, today: str) -> Streak:
        """Return the streak of days on which the person finished the daily game or solved the puzzle."""
        solved = {day for day, puzzle in self.puzzles.items() if puzzle.solved}
        return count_streak({date.fromisoformat(day) for day in {*self.games, *solved}}, date.fromisoformat(today))


class DailyHistory:
    """The results of all persons."""

    def __init__(self, dailies: Dailies, daily_puzzles: DailyPuzzles) -> None:
        self._dailies = dailies
        self._daily_puzzles = daily_puzzles

    async def of(self, person: str) -> DailyRecord:
        """Return a person's results; raises UnavailableError."""
        games: dict[str, tuple[DailyScore, int]] = {}
        for score in await self._dailies.list_scores(person):
            seats = msgspec.json.decode(score.card, type=LobbyCard).seats
            if score.at < end_of_day(score.day) and not seats[score.seat].resigned:
                games[score.day] = score, len(seats)
        puzzles = {puzzle.day: puzzle for puzzle in await self._daily_puzzles.list_attempts(person)}
        return DailyRecord(games, puzzles)
