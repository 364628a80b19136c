"""API tokens over HTTP: a person creates, lists and revokes tokens for API clients that act in the person's name."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import http_bodies as b
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.accounts.session_revocations import SessionRevocations
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.web import tokens
from tongiaki.server.web.authentication import OWN, Authenticator, client_address
from tongiaki.store import Accounts, Program, ProgramAccounts, Programs

MOST = 20
"""Maximum number of API clients per person."""

_Request = Request[Any, Any, Any]


def _view(program: Program) -> b.ProgramView:
    return b.ProgramView(program.id, program.name, program.scope, program.created, program.seen)


@get("/api/account/programs", summary="The programs that act in my name", opt={"scope": OWN, "account": True})
async def my_programs(
    request: _Request,
    accounts: NamedDependency[Accounts],
    program_accounts: NamedDependency[ProgramAccounts],
    api_tokens: NamedDependency[Programs],
) -> b.MyPrograms:
    """List the API clients without their tokens."""
    account = await account_of(request, accounts)
    views = [_view(program) for program in await api_tokens.of(account.person)]
    return b.MyPrograms(views, [one.name for one in await program_accounts.of(account.person)])


@post("/api/account/programs", summary="Let a program act in my name", opt={"scope": OWN, "account": True})
async def let_in(
    data: JSONBody[b.NewProgram],
    request: _Request,
    accounts: NamedDependency[Accounts],
    authenticator: NamedDependency[Authenticator],
    limits: NamedDependency[Limits],
    api_tokens: NamedDependency[Programs],
) -> Response[b.ProgramLetIn]:
    """Create an API token. It is shown only once; the server stores its hash."""
    account = await account_of(request, accounts)
    if not limits.account_changes.take(client_address(request)):
        raise ProblemError("too_fast")
    token = authenticator.signer.new_program_token()
    hashed = tokens.hash_of(token)
    program = await api_tokens.add(account.person, data.name, data.scope, hashed, MOST)
    if program is None:
        raise ProblemError("too_many_programs", limit=MOST)
    return Response(b.ProgramLetIn(_view(program), token), headers={"Cache-Control": "no-store"})


@delete(
    "/api/account/programs/{program_id:str}", summary="Let a program in no more", opt={"scope": OWN, "account": True}
)
async def end_program(
    program_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    session_revocations: NamedDependency[SessionRevocations],
    api_tokens: NamedDependency[Programs],
) -> None:
    """Revoke the token of an API client and close its connections."""
    account = await account_of(request, accounts)
    ended = await api_tokens.end(account.person, program_id)
    if ended is None:
        raise ProblemError("not_found")
    session_revocations.end([ended])


HANDLERS = [my_programs, let_in, end_program]
