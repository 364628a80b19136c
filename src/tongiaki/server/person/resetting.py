"""A new password by a link that the admin has given: it works once, and logs in whoever opens it."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response

from tongiaki.common.problems import ProblemError
from tongiaki.server.house.house import House
from tongiaki.server.person import naming
from tongiaki.server.person.accounts import with_cookie
from tongiaki.server.web import tokens
from tongiaki.server.web.callers import OWN, caller_of
from tongiaki.server.web.limits import address_of
from tongiaki.server.wire import bodies as b

_Request = Request[Any, Any, Any]


@post("/api/account/reset", status_code=200, summary="Set a new password by a link", opt={"scope": OWN})
async def reset_password(
    data: JSONBody[b.ResetPassword], request: _Request, house: NamedDependency[House]
) -> Response[b.Me]:
    """Take a new password and be logged in, here alone; a guest's seats in games that are not over go along."""
    if not house.limits.knocking.take(address_of(request)):
        raise ProblemError("too_fast")
    link = tokens.hash_of(data.key)
    account = await house.moderation.linked(link)
    if account is None:
        raise ProblemError("link_spent")
    naming.require_allowed(house, account.name)
    password_hash = await house.passwords.hash(data.password, account.name)
    caller, token = caller_of(request), house.callers.signer.new_token()
    ended = await house.moderation.redeem(link, password_hash, tokens.hash_of(token))
    if ended is None:
        raise ProblemError("link_spent")
    if not caller.account:
        await naming.move_seats(house, caller.person, account)
        await house.studies.move_voice(caller.person, account.person)
    house.endings.end([*ended, caller.token])
    return with_cookie(request, house, b.Me(account.name, account=True, program=account.program), token, account.person)


HANDLERS = [reset_password]
