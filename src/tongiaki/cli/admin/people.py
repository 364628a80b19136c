"""`tongiaki admin` for people: lists, names, and password resets."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

import typer

from tongiaki.catalogue import text
from tongiaki.cli.admin.desk import Desk, Reason, at_desk, day, deed, minute, print_columns, say, settings
from tongiaki.cli.output import fail
from tongiaki.common.names import lookalikes
from tongiaki.common.origins import NotAnOriginError, parse_origin
from tongiaki.common.problems import ProblemError
from tongiaki.server.web.tokens import hash_of
from tongiaki.store import Account
from tongiaki.tables.runtime import administration

app = typer.Typer()

LINK_LIFE = 24 * 3600
"""Lifetime of a password reset link, in seconds."""

Name = Annotated[str, typer.Argument(metavar="NAME", help=text("terminal-admin-about-name"))]


@app.command(help=text("terminal-admin-about-people"))
def people(guests: Annotated[bool, typer.Option("--guests", help=text("terminal-admin-about-guests"))] = False) -> None:
    """List the accounts, and with `--guests` also the guests."""
    found = at_desk(lambda desk: desk.moderation.people(guests=guests))
    kinds = {True: text("terminal-admin-account"), False: text("terminal-admin-guest")}
    headings = [text(f"terminal-admin-column-{one}") for one in ("kind", "seen", "name")]
    print_columns([headings, *([kinds[one.account], day(one.seen), one.name] for one in found)])


@app.command(help=text("terminal-admin-about-rename"))
def rename(
    name: Name,
    new: Annotated[str, typer.Argument(metavar="NEW", help=text("terminal-admin-about-new-name"))],
    reason: Reason = None,
) -> None:
    """Rename an account, or all guests with a name."""
    from tongiaki.server.services.accounts.account_names import claimable  # slow: imports the whole server

    async def work(desk: Desk) -> int:
        account, wanted = await desk.accounts.named(name), claimable(new)
        if not (await desk.moderation.barred()).isdisjoint(lookalikes(wanted)):
            raise ProblemError("name_barred", name=wanted)
        if any(one != account for one in await desk.accounts.like(wanted)):
            raise ProblemError("name_taken", name=wanted)
        persons = [account.person] if account is not None else await desk.moderation.guests_called(name)
        for person in persons:
            done = deed("rename", name, reason, person)
            if account is not None:
                await desk.accounts.rename(person, wanted, done)
            else:
                await desk.moderation.rename_guest(person, wanted, done)
            await administration.rename(desk.ledger, person, wanted)
        return len(persons)

    if not at_desk(work):
        fail(text("terminal-admin-no-name", name=name))
    say(text("terminal-admin-renamed", name=name, new=new))


@app.command(help=text("terminal-admin-about-bar"))
def bar(name: Name, reason: Reason = None) -> None:
    """Reserve a name so that nobody can use it."""
    from tongiaki.server.services.accounts.account_names import (
        clean_name,  # slow: imports the whole server
    )

    async def work(desk: Desk) -> Account | None:
        barred = clean_name(name)
        if not (await desk.moderation.barred()).isdisjoint(lookalikes(barred)):
            fail(text("terminal-admin-is-barred", name=name))
        account = await desk.accounts.named(barred)
        person = None if account is None else account.person
        await desk.moderation.bar(barred, deed("bar", barred, reason, person))
        return account

    account = at_desk(work)
    say(text("terminal-admin-barred", name=name))
    if account is not None:
        say(text("terminal-admin-logged-out", name=account.name))


@app.command(help=text("terminal-admin-about-unbar"))
def unbar(name: Name, reason: Reason = None) -> None:
    """Release a reserved name."""

    async def work(desk: Desk) -> None:
        if (await desk.moderation.barred()).isdisjoint(lookalikes(name)):
            fail(text("terminal-admin-not-barred", name=name))
        await desk.moderation.unbar(name, deed("unbar", name, reason))

    at_desk(work)
    say(text("terminal-admin-unbarred", name=name))


@app.command("reset-password", help=text("terminal-admin-about-reset-password"))
def reset_password(
    name: Name,
    site: Annotated[str | None, typer.Option(metavar="URL", help=text("terminal-admin-about-site"))] = None,
    reason: Reason = None,
) -> None:
    """Print a single-use link that sets a new password for an account."""
    address = _address(site)
    key, until = secrets.token_urlsafe(32), int(time.time()) + LINK_LIFE

    async def work(desk: Desk) -> None:
        account = await desk.accounts.named(name)
        if account is None:
            fail(text("terminal-admin-no-account", name=name))
        if not (await desk.moderation.barred()).isdisjoint(lookalikes(name)):
            fail(text("terminal-admin-is-barred", name=name))
        done = deed("reset-password", account.name, reason, account.person)
        await desk.moderation.link(account.person, hash_of(key), until, done)

    at_desk(work)
    # The key follows a #, so browsers do not send it, and no log or referrer contains it.
    say(f"{address}/reset#key={key}")
    typer.echo(text("terminal-admin-link-until", name=name, until=minute(until)), err=True)


def _address(site: str | None) -> str:
    """Return the public address of the server: the given one, or the one in the settings."""
    if site is None:
        return settings().site
    try:
        return str(parse_origin(site))
    except NotAnOriginError:
        fail(text("terminal-admin-no-site", site=site))
