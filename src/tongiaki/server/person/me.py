"""Who is asking, and the name that goes with it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tongiaki.server.house.house import House
from tongiaki.server.person import naming
from tongiaki.server.web.callers import OWN, caller_of
from tongiaki.server.web.limits import address_of
from tongiaki.server.wire import bodies as b

_Request = Request[Any, Any, Any]


@get("/api/me", summary="Who I am")
async def who_am_i(request: _Request, house: NamedDependency[House]) -> b.Me:
    """Tell the name that this browser's person used last, and whether it is claimed."""
    caller = caller_of(request)
    program = caller.account and await house.program_accounts.has(caller.person)
    blocked = await house.ties.blocked(caller.person) if caller.account else []
    return b.Me(await house.people.name(caller.person), caller.account, program, blocked or msgspec.UNSET)


@post("/api/me", status_code=200, summary="Call myself", opt={"scope": OWN})
async def call_me(data: JSONBody[b.SetName], request: _Request, house: NamedDependency[House]) -> b.Me:
    """Remember a guest's name; an account is renamed, if nobody has claimed that name."""
    caller = caller_of(request)
    account = await house.accounts.of(caller.person)
    if account is not None:
        return b.Me(
            await naming.rename(house, account, data.name, address_of(request)), account=True, program=account.program
        )
    name = await naming.name_for(house, caller.person, data.name)
    await house.people.set_name(caller.person, name)
    return b.Me(name, account=False)


HANDLERS = [who_am_i, call_me]
