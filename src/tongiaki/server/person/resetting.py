"""A new password by a link that the admin has given: it works once, and logs in whoever opens it."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response

from tongiaki.common.problems import ProblemError
from tongiaki.server.house.endings import Endings
from tongiaki.server.house.limits import Limits
from tongiaki.server.house.names import Names
from tongiaki.server.house.passwords import Passwords
from tongiaki.server.person.accounts import with_cookie
from tongiaki.server.web import tokens
from tongiaki.server.web.callers import OWN, Callers, caller_of
from tongiaki.server.web.limits import address_of
from tongiaki.server.wire import bodies as b
from tongiaki.store import Moderation
from tongiaki.studies.registry import Studies

_Request = Request[Any, Any, Any]


@post("/api/account/reset", status_code=200, summary="Set a new password by a link", opt={"scope": OWN})
async def reset_password(
    data: JSONBody[b.ResetPassword],
    request: _Request,
    callers: NamedDependency[Callers],
    endings: NamedDependency[Endings],
    limits: NamedDependency[Limits],
    moderation: NamedDependency[Moderation],
    names: NamedDependency[Names],
    passwords: NamedDependency[Passwords],
    studies: NamedDependency[Studies],
) -> Response[b.Me]:
    """Take a new password and be logged in, here alone; a guest's seats in games that are not over go along."""
    if not limits.knocking.take(address_of(request)):
        raise ProblemError("too_fast")
    link = tokens.hash_of(data.key)
    account = await moderation.linked(link)
    if account is None:
        raise ProblemError("link_spent")
    names.require_allowed(account.name)
    password_hash = await passwords.hash(data.password, account.name)
    caller, token = caller_of(request), callers.signer.new_token()
    ended = await moderation.redeem(link, password_hash, tokens.hash_of(token))
    if ended is None:
        raise ProblemError("link_spent")
    if not caller.account:
        await names.move_seats(caller.person, account)
        await studies.move_voice(caller.person, account.person)
    endings.end([*ended, caller.token])
    return with_cookie(
        request, callers, b.Me(account.name, account=True, program=account.program), token, account.person
    )


HANDLERS = [reset_password]
