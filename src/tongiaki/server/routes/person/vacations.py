"""Vacations over HTTP: the current status, and the number of days left."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tongiaki.common import clock
from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import account_bodies as b
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.accounts.account_names import SHOWING
from tongiaki.server.services.events.vacation_job import DAY, VacationJob, ended, left
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.web.authentication import BROWSER_ONLY, client_address
from tongiaki.store import Account, Accounts

_Request = Request[Any, Any, Any]


async def _vacation_of(vacation_job: VacationJob, account: Account) -> b.VacationView:
    now, days = clock.now_ms(), vacation_job.days
    past = await vacation_job.of(account.person)
    until = next((vacation.until // 1000 for vacation in past if vacation.is_active(now)), None)
    if_ended_now = [ended([vacation], now) or vacation for vacation in past]
    return b.VacationView(days, left(if_ended_now, now, days) / DAY, until)


@get("/api/account/vacation", summary="My vacation", opt={"scope": BROWSER_ONLY, "account": True})
async def get_vacation(
    request: _Request, accounts: NamedDependency[Accounts], vacation_job: NamedDependency[VacationJob]
) -> b.VacationView:
    """Return whether I am on vacation, and how many days would be left if the vacation ended now."""
    return await _vacation_of(vacation_job, await account_of(request, accounts))


@post(
    "/api/account/vacation",
    status_code=200,
    summary="Start or end my vacation",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 4},
)
async def set_vacation(
    data: JSONBody[b.SetVacation],
    request: _Request,
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[RequestLimits],
    vacation_job: NamedDependency[VacationJob],
) -> b.VacationView:
    """Start or end my vacation, which pauses my clocks in slow games.

    The caller's address is charged for each table that is updated. Raises `no_vacation` if no days are left, or
    `too_fast`.
    """
    account, work_bucket = await account_of(request, accounts), limits.work.bucket(client_address(request))
    if work_bucket.is_empty():
        raise ProblemError("too_fast")
    updated_tables = await (vacation_job.begin if data.on else vacation_job.end)(account.person)
    work_bucket.charge(SHOWING * updated_tables)
    return await _vacation_of(vacation_job, account)


HANDLERS = [get_vacation, set_vacation]
