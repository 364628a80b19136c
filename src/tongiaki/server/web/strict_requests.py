"""Strict validation of request bodies: a number must be a JSON number, not a string or boolean."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, InternalServerException, ValidationException

from tongiaki.protocol.reading import InvalidInputError, Reader


async def read_strictly(request: Request[Any, Any, Any]) -> None:
    """Reject a body that does not fit its handler's type exactly, or that is incomplete.

    Raises ValidationException, ClientException. Litestar itself also accepts `"4"` for 4 and 0 for false, which it
    needs for queries.
    """
    data = request.route_handler.parsed_fn_signature.parameters.get("data")
    if data is None:
        return
    try:
        body = await request.body()
    except InternalServerException as error:  # Litestar raises it if the client has disconnected
        raise ClientException("the request was broken off") from error
    try:
        _reader(data.annotation).read(body)
    except InvalidInputError as error:
        raise ValidationException(str(error)) from error


@functools.cache
def _reader(kind: type[msgspec.Struct]) -> Reader[msgspec.Struct]:
    return Reader(kind)
