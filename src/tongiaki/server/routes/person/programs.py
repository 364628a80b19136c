"""API clients and bot accounts over HTTP."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.common import clock
from tongiaki.common.problems import ProblemError
from tongiaki.protocol.person_bodies import Me
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.bodies import account_bodies as b
from tongiaki.server.routes.person.account_deletion import delete_account_data
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.accounts.account_names import AccountNames, claimable
from tongiaki.server.services.accounts.passwords import Passwords
from tongiaki.server.services.accounts.session_revocations import SessionRevocations
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.services.services import Services
from tongiaki.server.web import tokens
from tongiaki.server.web.authentication import BROWSER_ONLY, Authenticator, client_address
from tongiaki.store import Account, Accounts, ApiClient, ApiClients, ConflictError, OwnedAccount, ProgramAccounts

MAX_CLIENTS = 20
"""Maximum number of API clients per person."""

_Request = Request[Any, Any, Any]


def _view(program: ApiClient) -> b.ProgramView:
    return b.ProgramView(program.id, program.name, program.scope, program.created, program.seen)


@get("/api/account/programs", summary="My API clients and bot accounts", opt={"scope": BROWSER_ONLY, "account": True})
async def my_programs(
    request: _Request,
    accounts: NamedDependency[Accounts],
    program_accounts: NamedDependency[ProgramAccounts],
    api_tokens: NamedDependency[ApiClients],
) -> b.MyPrograms:
    """List the API clients without their tokens."""
    account = await account_of(request, accounts)
    views = [_view(program) for program in await api_tokens.list_clients(account.person)]
    return b.MyPrograms(views, [owned.name for owned in await program_accounts.list_owned(account.person)])


@post("/api/account/programs", summary="Create an API token", opt={"scope": BROWSER_ONLY, "account": True})
async def create_token(
    data: JSONBody[b.NewProgram],
    request: _Request,
    accounts: NamedDependency[Accounts],
    authenticator: NamedDependency[Authenticator],
    limits: NamedDependency[RequestLimits],
    api_tokens: NamedDependency[ApiClients],
) -> Response[b.ApiClientCreated]:
    """Create an API token. It is shown only once; the server stores its hash."""
    account = await account_of(request, accounts)
    if not limits.account_changes.try_acquire(client_address(request)):
        raise ProblemError("too_fast")
    token = authenticator.signer.new_api_token()
    hashed = tokens.hash_of(token)
    program = await api_tokens.add(account.person, data.name, data.scope, hashed, MAX_CLIENTS)
    if program is None:
        raise ProblemError("too_many_programs", limit=MAX_CLIENTS)
    return Response(b.ApiClientCreated(_view(program), token), headers={"Cache-Control": "no-store"})


@delete(
    "/api/account/programs/{program_id:str}",
    summary="Revoke an API token",
    opt={"scope": BROWSER_ONLY, "account": True},
)
async def revoke_token(
    program_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    session_revocations: NamedDependency[SessionRevocations],
    api_tokens: NamedDependency[ApiClients],
) -> None:
    """Revoke the token of an API client and close its connections."""
    account = await account_of(request, accounts)
    ended = await api_tokens.delete(account.person, program_id)
    if ended is None:
        raise ProblemError("not_found")
    session_revocations.end([ended])


MAX_ACCOUNTS = 5
"""Maximum number of bot accounts per owner."""


@post(
    "/api/account/program-accounts",
    summary="Create a bot account",
    opt={"scope": BROWSER_ONLY, "account": True},
)
async def create_bot_account(
    data: JSONBody[b.NewProgramAccount],
    request: _Request,
    accounts: NamedDependency[Accounts],
    authenticator: NamedDependency[Authenticator],
    limits: NamedDependency[RequestLimits],
    account_names: NamedDependency[AccountNames],
    passwords: NamedDependency[Passwords],
    program_accounts: NamedDependency[ProgramAccounts],
) -> Response[b.BotAccountCreated]:
    """Create a bot account owned by the caller. The account cannot log in with a password."""
    owner = await _owner(request, accounts, limits)
    name = claimable(data.name)
    await account_names.require_available(None, name)
    token = authenticator.signer.new_api_token()
    account = Account(
        person=tokens.hash_of(authenticator.signer.new_token()),
        name=name,
        created=int(clock.now()),
        password_hash=await passwords.hash(secrets.token_urlsafe(), name),
        program=True,
        owner=owner.person,
    )
    try:
        created = await program_accounts.create(account, tokens.hash_of(token), MAX_ACCOUNTS)
    except ConflictError:
        raise ProblemError("name_taken", name=name) from None
    if not created:
        raise ProblemError("too_many_programs", limit=MAX_ACCOUNTS)
    return _token_response(name, token)


@post(
    "/api/account/program-accounts/{name:str}",
    summary="Renew the token of a bot account",
    opt={"scope": BROWSER_ONLY, "account": True},
)
async def renew_token(
    name: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    authenticator: NamedDependency[Authenticator],
    session_revocations: NamedDependency[SessionRevocations],
    limits: NamedDependency[RequestLimits],
    program_accounts: NamedDependency[ProgramAccounts],
) -> Response[b.BotAccountCreated]:
    """Create a new token and revoke the earlier ones. The token is shown only once."""
    owned = await _owned(name, await _owner(request, accounts, limits), accounts)
    token = authenticator.signer.new_api_token()
    session_revocations.end(await program_accounts.renew_token(owned.person, owned.name, tokens.hash_of(token)))
    return _token_response(owned.name, token)


@delete(
    "/api/account/program-accounts/{name:str}",
    summary="Delete a bot account",
    opt={"scope": BROWSER_ONLY, "account": True},
)
async def delete_bot_account(name: FromPath[str], request: _Request, services: NamedDependency[Services]) -> None:
    """Delete a bot account in the same way as the account of a person."""
    owned = await _owned(name, await _owner(request, services.accounts, services.limits), services.accounts)
    services.session_revocations.end(await delete_account_data(services, owned.person, owned.name))


@post(
    "/api/account/declare",
    status_code=200,
    summary="Declare that my account is a bot account",
    opt={"scope": BROWSER_ONLY, "account": True},
)
async def declare_bot(
    data: JSONBody[b.DeclareProgram],
    request: _Request,
    accounts: NamedDependency[Accounts],
    authenticator: NamedDependency[Authenticator],
    limits: NamedDependency[RequestLimits],
    program_accounts: NamedDependency[ProgramAccounts],
    registry: NamedDependency[Registry],
) -> Me:
    """Turn an account that has not played yet into a bot account permanently.

    The request contains an API token with scope `play`, created by the future owner.
    """
    account = await account_of(request, accounts)
    if not limits.account_changes.try_acquire(client_address(request)):
        raise ProblemError("too_fast")
    if account.program:
        raise ProblemError("not_with_token")
    if not authenticator.signer.is_api_token(data.token.strip()):
        raise ProblemError("bad_token")
    converted = await program_accounts.convert_account(account.person, tokens.hash_of(data.token.strip()))
    if not converted:
        raise ProblemError("has_played")
    await registry.refresh_profiles([account.person])
    return Me(account.name, account=True, program=True)


async def _owner(request: _Request, accounts: Accounts, limits: RequestLimits) -> Account:
    """Return the caller's account if it may own bots. Raises `no_account`, `not_with_token` or `too_fast`."""
    account = await account_of(request, accounts)
    if account.program:  # a bot cannot own bots
        raise ProblemError("not_with_token")
    if not limits.account_changes.try_acquire(client_address(request)):
        raise ProblemError("too_fast")
    return account


async def _owned(name: str, owner: Account, accounts: Accounts) -> OwnedAccount:
    """Find a bot account of an owner. Raises `not_a_program` if it is not a bot or has another owner."""
    account = await accounts.find_by_name(name)
    if account is None or not account.program or account.owner != owner.person:
        raise ProblemError("not_a_program", name=name)
    return OwnedAccount(account.person, account.name)


def _token_response(name: str, token: str) -> Response[b.BotAccountCreated]:
    return Response(b.BotAccountCreated(name, token), headers={"Cache-Control": "no-store"})


HANDLERS = [my_programs, create_token, revoke_token, create_bot_account, renew_token, delete_bot_account, declare_bot]
