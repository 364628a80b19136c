"""`tongiaki admin` for people: lists, names, and password resets."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

import typer

from tongiaki.catalogue import text
from tongiaki.cli.admin.admin_context import (
    AdminContext,
    Reason,
    format_day,
    format_minute,
    make_action,
    print_columns,
    print_line,
    read_settings,
    run_action,
)
from tongiaki.cli.output import fail
from tongiaki.common.names import lookalikes
from tongiaki.common.origins import NotAnOriginError, parse_origin
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables import administration
from tongiaki.server.web.tokens import hash_of
from tongiaki.store import Account

app = typer.Typer()

LINK_LIFETIME = 24 * 3600
"""Lifetime of a password reset link, in seconds."""

Name = Annotated[str, typer.Argument(metavar="NAME", help=text("terminal-admin-about-name"))]


@app.command(help=text("terminal-admin-about-people"))
def people(guests: Annotated[bool, typer.Option("--guests", help=text("terminal-admin-about-guests"))] = False) -> None:
    """List the accounts. With `--guests`, also list the guests."""
    persons = run_action(lambda context: context.moderation.list_people(guests=guests))
    kinds = {True: text("terminal-admin-account"), False: text("terminal-admin-guest")}
    headings = [text(f"terminal-admin-column-{name}") for name in ("kind", "seen", "name")]
    print_columns([headings, *([kinds[person.account], format_day(person.seen), person.name] for person in persons)])


@app.command(help=text("terminal-admin-about-rename"))
def rename(
    name: Name,
    new: Annotated[str, typer.Argument(metavar="NEW", help=text("terminal-admin-about-new-name"))],
    reason: Reason = None,
) -> None:
    """Rename an account, or all guests with a name."""
    from tongiaki.server.services.accounts.account_names import claimable  # slow: imports the whole server

    async def work(context: AdminContext) -> int:
        account, wanted = await context.accounts.find_by_name(name), claimable(new)
        if not (await context.moderation.load_barred_forms()).isdisjoint(lookalikes(wanted)):
            raise ProblemError("name_barred", name=wanted)
        if any(other != account for other in await context.accounts.find_lookalikes(wanted)):
            raise ProblemError("name_taken", name=wanted)
        persons = [account.person] if account is not None else await context.moderation.find_guests(name)
        for person in persons:
            action = make_action("rename", name, reason, person)
            if account is not None:
                await context.accounts.rename(person, wanted, action)
            else:
                await context.moderation.rename_guest(person, wanted, action)
            await administration.rename(context.ledger, person, wanted)
        return len(persons)

    if not run_action(work):
        fail(text("terminal-admin-no-name", name=name))
    print_line(text("terminal-admin-renamed", name=name, new=new))


@app.command(help=text("terminal-admin-about-bar"))
def bar(name: Name, reason: Reason = None) -> None:
    """Reserve a name so that nobody can use it."""
    from tongiaki.server.services.accounts.account_names import (
        clean_name,  # slow: imports the whole server
    )

    async def work(context: AdminContext) -> Account | None:
        barred = clean_name(name)
        if not (await context.moderation.load_barred_forms()).isdisjoint(lookalikes(barred)):
            fail(text("terminal-admin-is-barred", name=name))
        account = await context.accounts.find_by_name(barred)
        person = None if account is None else account.person
        await context.moderation.bar_name(barred, make_action("bar", barred, reason, person))
        return account

    account = run_action(work)
    print_line(text("terminal-admin-barred", name=name))
    if account is not None:
        print_line(text("terminal-admin-logged-out", name=account.name))


@app.command(help=text("terminal-admin-about-unbar"))
def unbar(name: Name, reason: Reason = None) -> None:
    """Release a reserved name."""

    async def work(context: AdminContext) -> None:
        if (await context.moderation.load_barred_forms()).isdisjoint(lookalikes(name)):
            fail(text("terminal-admin-not-barred", name=name))
        await context.moderation.unbar_name(name, make_action("unbar", name, reason))

    run_action(work)
    print_line(text("terminal-admin-unbarred", name=name))


@app.command("reset-password", help=text("terminal-admin-about-reset-password"))
def reset_password(
    name: Name,
    site: Annotated[str | None, typer.Option(metavar="URL", help=text("terminal-admin-about-site"))] = None,
    reason: Reason = None,
) -> None:
    """Print a single-use link for a new password of an account."""
    address = _address(site)
    key, until = secrets.token_urlsafe(32), int(time.time()) + LINK_LIFETIME

    async def work(context: AdminContext) -> None:
        account = await context.accounts.find_by_name(name)
        if account is None:
            fail(text("terminal-admin-no-account", name=name))
        if not (await context.moderation.load_barred_forms()).isdisjoint(lookalikes(name)):
            fail(text("terminal-admin-is-barred", name=name))
        action = make_action("reset-password", account.name, reason, account.person)
        await context.moderation.store_reset_link(account.person, hash_of(key), until, action)

    run_action(work)
    # Browsers do not send the part of a URL after #, so the key does not appear in logs or referrers.
    print_line(f"{address}/reset#key={key}")
    typer.echo(text("terminal-admin-link-until", name=name, until=format_minute(until)), err=True)


def _address(site: str | None) -> str:
    """Return the public address of the server: the given one, or the one in the settings."""
    if site is None:
        return read_settings().site
    try:
        return str(parse_origin(site))
    except NotAnOriginError:
        fail(text("terminal-admin-no-site", site=site))
