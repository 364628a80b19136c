"""Requests are read strictly: what is a number must be one, not a text that holds one, nor a switch."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, InternalServerException, ValidationException

from tongiaki.protocol.reading import NotUnderstoodError, Reader


async def read_strictly(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that does not fit its handler's type exactly, or that is broken off.

    Raises ValidationException, ClientException.
    Litestar itself also takes `"4"` for 4 and 0 for false, as it must in a query.
    """
    data = request.route_handler.parsed_fn_signature.parameters.get("data")
    if data is None:
        return
    try:
        body = await request.body()
    except InternalServerException as error:  # Litestar's for a client that has gone
        raise ClientException("the request was broken off") from error
    try:
        _reader(data.annotation).read(body)
    except NotUnderstoodError as error:
        raise ValidationException(str(error)) from error


@functools.cache
def _reader(kind: type[msgspec.Struct]) -> Reader[msgspec.Struct]:
    return Reader(kind)
