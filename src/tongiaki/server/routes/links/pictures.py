"""The pictures of links over HTTP: PNG files of 1200 by 630 pixels."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, Parameter
from litestar.response import Response

from tongiaki.common.days import today
from tongiaki.server.services.links.link_pictures import LinkPicture, LinkPictures

PRICE = 4
PICTURE = ResponseSpec(bytes, generate_examples=False, description="The picture", media_type="image/png")

_Request = Request[Any, Any, Any]


@get("/api/picture", summary="The picture of the site", responses={200: PICTURE}, opt={"price": PRICE})
async def site_picture(link_pictures: NamedDependency[LinkPictures]) -> Response[bytes]:
    """Return the picture for links to pages without a board of their own."""
    return _response(await link_pictures.of_site())


@get(
    "/api/tables/{table_id:str}/picture",
    summary="The picture of a table",
    responses={200: PICTURE},
    opt={"price": PRICE},
)
async def table_picture(
    table_id: FromPath[str], request: _Request, link_pictures: NamedDependency[LinkPictures]
) -> Response[bytes]:
    """Return the board of a game that everybody may see. All other tables have the picture of the site."""
    return _response(await link_pictures.of_table(table_id, request))


@get(
    "/api/puzzles/{number:int}/picture",
    summary="The picture of a puzzle",
    responses={200: PICTURE},
    opt={"price": PRICE},
)
async def puzzle_picture(
    number: FromPath[int], request: _Request, link_pictures: NamedDependency[LinkPictures]
) -> Response[bytes]:
    """Return the start of a puzzle, or the picture of the site if the puzzle is not offered."""
    return _response(await link_pictures.of_puzzle(number, request))


@get("/api/daily/picture", summary="The picture of a day", responses={200: PICTURE}, opt={"price": PRICE})
async def day_picture(
    request: _Request,
    link_pictures: NamedDependency[LinkPictures],
    day: Annotated[str | None, Parameter(pattern=r"^\d{4}-\d{2}-\d{2}$")] = None,
) -> Response[bytes]:
    """Return the daily game and the puzzle of a day. Today's game is shown at its start."""
    return _response(await link_pictures.of_day(day or today(), request))


@get(
    "/api/tournaments/{tournament_id:str}/picture",
    summary="The picture of a tournament",
    responses={200: PICTURE},
    opt={"price": PRICE},
)
async def tournament_picture(
    tournament_id: FromPath[str], request: _Request, link_pictures: NamedDependency[LinkPictures]
) -> Response[bytes]:
    """Return the board of a tournament's latest game, or the picture of the site if there is none."""
    return _response(await link_pictures.of_tournament(tournament_id, request))


def _response(picture: LinkPicture) -> Response[bytes]:
    headers = {"Cache-Control": f"public, max-age={picture.max_age}"}
    return Response(picture.content, media_type="image/png", headers=headers)


HANDLERS = [site_picture, table_picture, puzzle_picture, day_picture, tournament_picture]
