"""What is shown of a named person: ratings with their history, and the games played."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tongiaki.store import Stance
from tongiaki.tables.structs.views import View

Players = Annotated[int, msgspec.Meta(ge=2, le=6)]


class RatingPoint(View):
    """The rating after a game that ended `at`, in seconds since 1970; `table` is null for those who may not look."""

    at: int
    rating: int
    table: str | None


class RatingView(View):
    """The rating in games of so many players, after `games` that counted; `history` has the latest, oldest first."""

    players: Players
    rating: int
    games: int
    history: list[RatingPoint]


class Result(View):
    """A seat's result; `name` is null where nobody sat, `bot` but for bots; `account`: the name has a profile.

    `program`: the account is a program's.
    """

    name: str | None
    bot: str | None
    points: int
    rank: int
    account: bool
    program: bool = False


class PlayedGame(View):
    """A finished game, ended `at`, in seconds since 1970: all results in the order of the seats, and one's own rank.

    `rated`: whether it changed a rating.
    """

    table: str
    at: int
    players: list[Result]
    rated: bool
    rank: int


class OpenGame(View):
    """A finished game that anybody may find, ended `at`, in seconds since 1970: all results in the order of the seats.

    `rated`: whether it changed a rating.
    """

    table: str
    at: int
    players: list[Result]
    rated: bool


class OpenGames(View):
    """GET /api/games: such games, the latest first; `next` is the key of those that come after, null at the end."""

    games: list[OpenGame]
    next: str | None


class Profile(View):
    """A named person, known since `since` (seconds since 1970, UTC); the latest games first.

    Games at tables that are not public are shown to the person alone. `program`: the account is a program's, and
    `owner` the name of the person whose it is, null once that person has left. `online`: connected just now, where the
    viewer may see it; `stance` is what the viewer, who has an account, thinks of the person.
    """

    name: str
    since: int
    ratings: list[RatingView]
    games: list[PlayedGame]
    program: bool = False
    owner: str | None = None
    online: bool = False
    stance: Stance | None = None
