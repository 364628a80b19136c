"""The profile of an account: ratings with their history, and games played."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tongiaki.tables.ports import RelationKind
from tongiaki.tables.structs.views import View

Players = Annotated[int, msgspec.Meta(ge=2, le=6)]


class RatingPoint(View):
    """The rating after a game that ended `at`, in seconds since 1970; `table` is null if the viewer has no access."""

    at: int
    rating: int
    table: str | None


class RatingView(View):
    """The rating in games of `players` players, after `games` rated games; `history` has the latest, oldest first."""

    players: Players
    rating: int
    games: int
    history: list[RatingPoint]


class Result(View):
    """A seat's result; `name` is null for an empty seat, `bot` for a person; `account`: the name has a profile.

    `program`: the account is a program's.
    """

    name: str | None
    bot: str | None
    points: int
    rank: int
    account: bool
    program: bool = False


class PlayedGame(View):
    """A finished game, ended `at`, in seconds since 1970: all results in seat order, and the person's own `rank`.

    `rated`: whether it changed a rating.
    """

    table: str
    at: int
    players: list[Result]
    rated: bool
    rank: int


class PublicGame(View):
    """A finished public game, ended `at`, in seconds since 1970: all results in seat order.

    `rated`: whether it changed a rating.
    """

    table: str
    at: int
    players: list[Result]
    rated: bool


class PublicGamesPage(View):
    """GET /api/games: public games, latest first; `next` is the key of the next page, null on the last one."""

    games: list[PublicGame]
    next: str | None


class Profile(View):
    """An account, created at `since` (seconds since 1970, UTC); the latest games first.

    Games at private tables are shown only to the person. `program`: the account is a program's, and `owner` is its
    owner's name, null if that account was deleted. `online`: connected now, if the viewer may see it. `stance`: whether
    the viewer's account follows or blocks the person.
    """

    name: str
    since: int
    ratings: list[RatingView]
    games: list[PlayedGame]
    program: bool = False
    owner: str | None = None
    online: bool = False
    stance: RelationKind | None = None
