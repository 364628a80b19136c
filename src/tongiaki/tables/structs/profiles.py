"""The profile of an account: its ratings with their history, and its games."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tongiaki.tables.ports import RelationKind
from tongiaki.tables.structs.views import View

Players = Annotated[int, msgspec.Meta(ge=2, le=6)]


class RatingPoint(View):
    """The rating after a game that ended `at`, in seconds since 1970; `table` is null if the viewer may not see it."""

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
    """A seat's result.

    `name` is null for an empty seat, and `bot` is null for a person. `account`: the name has a profile. `program`: the
    account belongs to a program.
    """

    name: str | None
    bot: str | None
    points: int
    rank: int
    account: bool
    program: bool = False


class PlayedGame(View):
    """A finished game with all results in seat order and the person's own `rank`. It ended `at`, in seconds since 1970.

    `rated`: whether it changed a rating.
    """

    table: str
    at: int
    players: list[Result]
    rated: bool
    rank: int


class PublicGame(View):
    """A finished public game with all results in seat order. It ended `at`, in seconds since 1970.

    `rated`: whether it changed a rating.
    """

    table: str
    at: int
    players: list[Result]
    rated: bool


class PublicGamesPage(View):
    """GET /api/games: public games, latest first. `next` is the key of the next page; null on the last page."""

    games: list[PublicGame]
    next: str | None


class Profile(View):
    """An account, created at `since` (seconds since 1970, UTC), with its games, latest first.

    Games at private tables are shown only to the person. `program`: the account belongs to a program. `owner`: the name
    of the program's owner, null if that account was deleted. `online`: connected now, if the viewer may see it.
    `stance`: the viewer's relation to the person (follows or blocks).
    """

    name: str
    since: int
    ratings: list[RatingView]
    games: list[PlayedGame]
    program: bool = False
    owner: str | None = None
    online: bool = False
    stance: RelationKind | None = None
