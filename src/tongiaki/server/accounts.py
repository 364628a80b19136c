"""Accounts over HTTP: claiming a name, logging in and out, changing the password."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response

from tongiaki.server import bodies as b
from tongiaki.server import naming, persons
from tongiaki.server.callers import caller_of
from tongiaki.server.house import House
from tongiaki.server.limits import address_of
from tongiaki.store import Account, ConflictError, name_key
from tongiaki.tables.problems import ProblemError

_Request = Request[Any, Any, Any]


async def account_of(request: _Request, house: House) -> Account:
    """Tell the account that is logged in; raises `no_account`."""
    caller = caller_of(request)
    account = await house.accounts.of(caller.person) if caller.account else None
    if account is None:
        raise ProblemError("no_account")
    return account


async def require_password(request: _Request, house: House, account: Account, password: str) -> None:
    """Insist on the account's password; raises `wrong_password` or `too_fast`."""
    slow_down(request, house, account.name)
    if not await house.passwords.fits(account.password_hash, password):
        raise ProblemError("wrong_password")


def slow_down(request: _Request, house: House, name: str) -> None:
    """Take an attempt into account that needs a password: by address and by name; raises `too_fast`."""
    # One address that has had its turns takes none away from the name, whose owner may be knocking too.
    if not (house.knocking.take(address_of(request)) and house.knocking_as.take(name_key(name))):
        raise ProblemError("too_fast")


def with_cookie(request: _Request, me: b.Me, token: str) -> Response[b.Me]:
    """Answer with the cookie of a new token."""
    cookie = persons.cookie(token, secure=request.url.scheme == "https")
    return Response(me, headers={"Set-Cookie": cookie, "Cache-Control": "no-store"})


@post("/api/account", status_code=200, summary="Claim my name with a password")
async def claim_name(data: JSONBody[b.NewAccount], request: _Request, house: NamedDependency[House]) -> Response[b.Me]:
    """Make a guest a named person, who keeps seats and games; the browser gets a new token."""
    caller = caller_of(request)
    if caller.account:
        raise ProblemError("has_account")
    name = naming.claimable(data.name)
    slow_down(request, house, name)
    await naming.require_own(house, caller.person, name)
    password_hash = await house.passwords.hash(data.password)
    token = persons.new_token()
    try:
        await house.accounts.claim(caller.person, name, password_hash, persons.hash_of(token))
    except ConflictError:
        raise ProblemError("name_taken", name=name) from None
    house.end_sessions([caller.token])
    await naming.spread_name(house, caller.person, name)
    return with_cookie(request, b.Me(name, account=True), token)


@post("/api/login", status_code=200, summary="Log in")
async def log_in(data: JSONBody[b.Login], request: _Request, house: NamedDependency[House]) -> Response[b.Me]:
    """Be the person who claimed the name; a guest's seats in games that are not over go along."""
    slow_down(request, house, data.name)
    caller, account = caller_of(request), await house.accounts.named(data.name)
    fits = await house.passwords.fits(None if account is None else account.password_hash, data.password)
    if account is None or not fits:
        raise ProblemError("wrong_password")
    if house.passwords.is_dated(account.password_hash):
        renewed = await house.passwords.hash(data.password)
        await house.accounts.rehash(account.person, account.password_hash, renewed)
    token = persons.new_token()
    await house.sessions.open(persons.hash_of(token), account.person, instead=caller.token)
    if not caller.account:
        await naming.move_seats(house, caller.person, account)
        await house.studies.move_voice(caller.person, account.person)
    house.end_sessions([caller.token])
    return with_cookie(request, b.Me(account.name, account=True), token)


@post("/api/logout", status_code=200, summary="Log out")
async def log_out(request: _Request, house: NamedDependency[House]) -> Response[b.Me]:
    """End this browser's session; it goes on as a guest without a name. A guest stays who it is."""
    caller = caller_of(request)
    if not caller.account:
        return Response(b.Me(await house.people.name(caller.person), account=False))
    await house.sessions.close(caller.token)
    house.end_sessions([caller.token])
    return with_cookie(request, b.Me(None, account=False), persons.new_token())


@post("/api/account/password", status_code=200, summary="Change my password")
async def change_password(data: JSONBody[b.ChangePassword], request: _Request, house: NamedDependency[House]) -> b.Me:
    """Take a new password; every other browser is logged out."""
    account = await account_of(request, house)
    await require_password(request, house, account, data.old)
    password_hash = await house.passwords.hash(data.new)
    house.end_sessions(await house.accounts.set_password(account.person, password_hash, caller_of(request).token))
    return b.Me(account.name, account=True)


HANDLERS = [claim_name, log_in, log_out, change_password]
