"""Accounts over HTTP: claim a name, log in and out, change or reset the password."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response

from tongiaki.common.names import name_key
from tongiaki.common.problems import ProblemError
from tongiaki.protocol.person_bodies import Me
from tongiaki.runtime.studies.study_registry import Studies
from tongiaki.server.bodies import account_bodies as b
from tongiaki.server.services.accounts.account_names import AccountNames, claimable
from tongiaki.server.services.accounts.login_throttle import LoginThrottle
from tongiaki.server.services.accounts.passwords import Passwords
from tongiaki.server.services.accounts.session_revocations import SessionRevocations
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.web import tokens
from tongiaki.server.web.authentication import BROWSER_ONLY, Authenticator, caller_of, client_address
from tongiaki.server.web.middleware import cookies_of
from tongiaki.store import Account, Accounts, ConflictError, Moderation, People, Sessions

_Request = Request[Any, Any, Any]


async def account_of(request: _Request, accounts: Accounts) -> Account:
    """Return the account that is logged in. Raises `no_account`."""
    caller = caller_of(request)
    account = await accounts.find(caller.person) if caller.account else None
    if account is None:
        raise ProblemError("no_account")
    return account


async def require_password(
    request: _Request, login_throttle: LoginThrottle, account: Account, password: str, *, changes: bool = False
) -> None:
    """Check the password of the account that is logged in. Raises `wrong_password` or `too_fast`."""
    address, browser = client_address(request), caller_of(request).token
    if not await login_throttle.familiar(address, browser, account.password_hash, password, changes=changes):
        raise ProblemError("wrong_password")


def with_cookie(
    request: _Request, authenticator: Authenticator, me: Me, token: str, person: str | None = None
) -> Response[Me]:
    """Return a response that sets the cookie of a new session token.

    If `person` is given, that person has just entered the correct password. The response then also marks this browser
    as a known device of the person.
    """
    secure = is_https(request)
    cookies = [tokens.cookie(tokens.SESSION_COOKIE, token, secure=secure)]
    if person is not None:
        value = tokens.with_known_device(authenticator.signer, cookies_of(request.scope), person, secure=secure)
        cookies.append(tokens.cookie(tokens.KNOWN_DEVICES, value, secure=secure))
    return Response(me, cookies=cookies, headers={"Cache-Control": "no-store"})


def is_https(request: _Request) -> bool:
    """Return whether the request used HTTPS."""
    return request.url.scheme == "https"


@post("/api/account", status_code=200, summary="Claim my name with a password", opt={"scope": BROWSER_ONLY})
async def claim_name(
    data: JSONBody[b.NewAccount],
    request: _Request,
    accounts: NamedDependency[Accounts],
    authenticator: NamedDependency[Authenticator],
    session_revocations: NamedDependency[SessionRevocations],
    limits: NamedDependency[RequestLimits],
    account_names: NamedDependency[AccountNames],
    passwords: NamedDependency[Passwords],
) -> Response[Me]:
    """Turn the guest into an account that keeps the guest's seats and games. The browser gets a new token."""
    caller = caller_of(request)
    if caller.account:
        raise ProblemError("has_account")
    name = claimable(data.name)
    if not limits.account_changes.try_acquire(client_address(request)):
        raise ProblemError("too_fast")
    await account_names.require_available(caller.person, name)
    password_hash = await passwords.hash(data.password, name)
    token = authenticator.signer.new_token()
    try:
        await accounts.claim(caller.person, name, password_hash, tokens.hash_of(token))
    except ConflictError:
        raise ProblemError("name_taken", name=name) from None
    session_revocations.end([caller.token])
    await account_names.spread(caller.person, name)
    return with_cookie(request, authenticator, Me(name, account=True), token, caller.person)


@post("/api/login", status_code=200, summary="Log in", opt={"scope": BROWSER_ONLY})
async def log_in(
    data: JSONBody[b.Login],
    request: _Request,
    accounts: NamedDependency[Accounts],
    authenticator: NamedDependency[Authenticator],
    login_throttle: NamedDependency[LoginThrottle],
    session_revocations: NamedDependency[SessionRevocations],
    account_names: NamedDependency[AccountNames],
    passwords: NamedDependency[Passwords],
    sessions: NamedDependency[Sessions],
    studies: NamedDependency[Studies],
) -> Response[Me]:
    """Log in to an account. If the caller is a guest, the account takes over the guest's seats in unfinished games."""
    caller, account = caller_of(request), await accounts.find_by_name(data.name)
    is_correct = await _check_password(request, authenticator, login_throttle, account, data)
    if account is None or not is_correct:
        raise ProblemError("wrong_password")
    account_names.require_allowed(account.name)
    if passwords.is_dated(account.password_hash):
        renewed = await passwords.rehash(data.password)
        await accounts.rehash(account.person, account.password_hash, renewed)
    token = authenticator.signer.new_token()
    await sessions.open(tokens.hash_of(token), account.person, replaced_token_hash=caller.token)
    if not caller.account:
        await account_names.move_seats(caller.person, account)
        await studies.reassign_lines(caller.person, account.person)
    session_revocations.end([caller.token])
    return with_cookie(
        request, authenticator, Me(account.name, account=True, program=account.program), token, account.person
    )


async def _check_password(
    request: _Request,
    authenticator: Authenticator,
    login_throttle: LoginThrottle,
    account: Account | None,
    login: b.Login,
) -> bool:
    """Return whether the password is correct.

    Known devices have their own limit of attempts. Raises `too_fast`.
    """
    if account is not None:
        cookies, secure = cookies_of(request.scope), is_https(request)
        browser = tokens.known_device_mark(authenticator.signer, cookies, account.person, secure=secure)
        if browser is not None:
            return await login_throttle.familiar(
                client_address(request), browser, account.password_hash, login.password
            )
    password_hash = None if account is None else account.password_hash
    # Different spellings of a name can find the same account, so they share its limit of attempts.
    attempt_key = name_key(login.name if account is None else account.name)
    return await login_throttle.stranger(client_address(request), attempt_key, password_hash, login.password)


@post("/api/logout", status_code=200, summary="Log out", opt={"scope": BROWSER_ONLY})
async def log_out(
    request: _Request,
    authenticator: NamedDependency[Authenticator],
    session_revocations: NamedDependency[SessionRevocations],
    people: NamedDependency[People],
    sessions: NamedDependency[Sessions],
) -> Response[Me]:
    """End this browser's session and continue as a new guest without a name.

    For a guest, this changes nothing.
    """
    caller = caller_of(request)
    if not caller.account:
        return Response(Me(await people.find_name(caller.person), account=False))
    await sessions.close(caller.token)
    session_revocations.end([caller.token])
    return with_cookie(request, authenticator, Me(None, account=False), authenticator.signer.new_token())


@post(
    "/api/account/password", status_code=200, summary="Change my password", opt={"scope": BROWSER_ONLY, "account": True}
)
async def change_password(
    data: JSONBody[b.ChangePassword],
    request: _Request,
    accounts: NamedDependency[Accounts],
    authenticator: NamedDependency[Authenticator],
    login_throttle: NamedDependency[LoginThrottle],
    session_revocations: NamedDependency[SessionRevocations],
    passwords: NamedDependency[Passwords],
) -> Response[Me]:
    """Set a new password. The server logs out all other browsers and issues a new token to this one."""
    account = await account_of(request, accounts)
    await require_password(request, login_throttle, account, data.old, changes=True)
    password_hash = await passwords.hash(data.new, account.name)
    token = authenticator.signer.new_token()
    session_revocations.end(await accounts.set_password(account.person, password_hash, tokens.hash_of(token)))
    return with_cookie(
        request, authenticator, Me(account.name, account=True, program=account.program), token, account.person
    )


@post("/api/account/reset", status_code=200, summary="Set a new password with a link", opt={"scope": BROWSER_ONLY})
async def reset_password(
    data: JSONBody[b.ResetPassword],
    request: _Request,
    authenticator: NamedDependency[Authenticator],
    session_revocations: NamedDependency[SessionRevocations],
    limits: NamedDependency[RequestLimits],
    moderation: NamedDependency[Moderation],
    account_names: NamedDependency[AccountNames],
    passwords: NamedDependency[Passwords],
    studies: NamedDependency[Studies],
) -> Response[Me]:
    """Set a new password with a reset link and log in on this browser only.

    If the caller is a guest, the account takes over the guest's seats in unfinished games.
    """
    if not limits.account_changes.try_acquire(client_address(request)):
        raise ProblemError("too_fast")
    link = tokens.hash_of(data.key)
    account = await moderation.find_reset_account(link)
    if account is None:
        raise ProblemError("link_spent")
    account_names.require_allowed(account.name)
    password_hash = await passwords.hash(data.password, account.name)
    caller, token = caller_of(request), authenticator.signer.new_token()
    ended = await moderation.redeem_reset_link(link, password_hash, tokens.hash_of(token))
    if ended is None:
        raise ProblemError("link_spent")
    if not caller.account:
        await account_names.move_seats(caller.person, account)
        await studies.reassign_lines(caller.person, account.person)
    session_revocations.end([*ended, caller.token])
    return with_cookie(
        request, authenticator, Me(account.name, account=True, program=account.program), token, account.person
    )


HANDLERS = [claim_name, log_in, log_out, change_password, reset_password]
