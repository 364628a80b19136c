"""Notification settings for slow games, which persons change on pages or with links in mails."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tongiaki.catalogue import languages
from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import notification_bodies as b
from tongiaki.server.notifications.circuit_breaker import NotSentError
from tongiaki.server.notifications.dispatcher import NotificationDispatcher
from tongiaki.server.notifications.mail import canonical_address, is_mailbox
from tongiaki.server.notifications.push import is_valid_subscription
from tongiaki.server.notifications.quiet_hours import time_zones
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.settings import Settings
from tongiaki.server.web.authentication import BROWSER_ONLY, caller_of, client_address
from tongiaki.server.web.tokens import hash_of
from tongiaki.store import Account, Accounts, NotificationChoices, NotificationSettings, PushSubscription

MAX_BROWSERS = 10
"""Maximum number of browsers with push notifications per person."""
CONFIRMATION_LIFETIME = 24 * 3600
"""Lifetime of the link in a confirmation mail, in seconds."""
ID_LENGTH = 16
"""Length of a browser's id as shown to the person, in characters."""

_Request = Request[Any, Any, Any]


async def _settings_of(
    notification_dispatcher: NotificationDispatcher, notification_settings: NotificationSettings, account: Account
) -> b.Notices:
    choices, mail = (
        await notification_settings.load_choices(account.person),
        await notification_settings.find_mail(account.person),
    )
    return b.Notices(
        language=choices.language,
        zone=choices.zone,
        quiet_from=choices.quiet_from,
        quiet_until=choices.quiet_until,
        pace=choices.pace,
        key=notification_dispatcher.push.public_key,
        pushes=[
            _view(subscription) for subscription in await notification_settings.list_push_subscriptions(account.person)
        ],
        mails=notification_dispatcher.mailer.is_configured,
        mail=None if mail is None else mail.address,
        confirmed=mail is not None and mail.confirmed,
    )


def _view(subscription: PushSubscription) -> b.PushSubscriptionView:
    return b.PushSubscriptionView(
        subscription.id[:ID_LENGTH], urlsplit(subscription.endpoint).hostname or "", subscription.created
    )


@get(
    "/api/account/notices",
    summary="My notification settings",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 3},
)
async def my_notices(
    request: _Request,
    accounts: NamedDependency[Accounts],
    notification_dispatcher: NamedDependency[NotificationDispatcher],
    notification_settings: NamedDependency[NotificationSettings],
) -> b.Notices:
    """Return my notification settings and channels."""
    return await _settings_of(notification_dispatcher, notification_settings, await account_of(request, accounts))


@post(
    "/api/account/notices",
    status_code=200,
    summary="Change my notification settings",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 4},
)
async def choose(
    data: JSONBody[b.SetNotificationSettings],
    request: _Request,
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[RequestLimits],
    notification_dispatcher: NamedDependency[NotificationDispatcher],
    notification_settings: NamedDependency[NotificationSettings],
) -> b.Notices:
    """Store the settings. A new mail address receives a confirmation link, and is not used until it is confirmed."""
    account = await account_of(request, accounts)
    quiet = (data.quiet_from, data.quiet_until)
    if data.language not in languages() or (None in quiet and quiet != (None, None)):
        raise ProblemError("not_a_way")
    if data.mail is not None and not is_mailbox(data.mail):
        raise ProblemError("not_a_way")
    before = await notification_settings.find_mail(account.person)
    is_new_mail = data.mail is not None and (before is None or data.mail != before.address)
    if is_new_mail and data.mail is not None:
        if not notification_dispatcher.mailer.is_configured:
            raise ProblemError("no_mail")
        mailbox = hashlib.sha256(canonical_address(data.mail).encode()).hexdigest()
        mails = limits.confirmation_mails
        if not mails.try_acquire(client_address(request)) or not mails.try_acquire(mailbox):
            raise ProblemError("too_fast")
    # Some browsers report no time zone, or an unknown one. UTC is then stored with the other settings.
    zone = data.zone if data.zone in time_zones() else "UTC"
    choices = NotificationChoices(data.language, zone, data.quiet_from, data.quiet_until, data.pace)
    await notification_settings.store_choices(account.person, choices)
    if data.mail is None:
        await notification_settings.delete_mail(account.person)
    elif is_new_mail:
        await _request_confirmation(
            notification_dispatcher, notification_settings, account.person, data.mail, data.language
        )
    return await _settings_of(notification_dispatcher, notification_settings, account)


async def _request_confirmation(
    notification_dispatcher: NotificationDispatcher,
    notification_settings: NotificationSettings,
    person: str,
    address: str,
    language: str,
) -> None:
    key = secrets.token_urlsafe(32)
    await notification_settings.set_mail(person, address, hash_of(key), int(time.time()) + CONFIRMATION_LIFETIME)
    try:
        await notification_dispatcher.mailer.send_confirmation(address, language, key)
    except NotSentError:
        await notification_settings.delete_mail(person)
        raise ProblemError("mail_failed") from None


@post(
    "/api/account/pushes",
    summary="Send notifications to this browser",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 4},
)
async def add_push(
    data: JSONBody[b.NewPushSubscription],
    request: _Request,
    accounts: NamedDependency[Accounts],
    notification_settings: NamedDependency[NotificationSettings],
    settings: NamedDependency[Settings],
) -> b.PushSubscriptionView:
    """Send notifications to this browser's push service until the browser is logged out.

    If the person already has the maximum number of browsers, the oldest one is removed.
    """
    account = await account_of(request, accounts)
    allowed = {"https", "http"} if settings.push_networks else {"https"}
    if (
        not is_valid_subscription(data.endpoint, data.p256dh, data.auth)
        or urlsplit(data.endpoint).scheme not in allowed
    ):
        raise ProblemError("not_a_way")
    subscription = PushSubscription(hash_of(data.endpoint), data.endpoint, data.p256dh, data.auth, int(time.time()))
    await notification_settings.add_push_subscription(
        account.person, caller_of(request).token, subscription, MAX_BROWSERS
    )
    return _view(subscription)


@delete(
    "/api/account/pushes/{push_id:str}",
    summary="Stop notifications to a browser",
    opt={"scope": BROWSER_ONLY, "account": True},
)
async def end_push(
    push_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    notification_settings: NamedDependency[NotificationSettings],
) -> None:
    """Stop sending notifications to a browser."""
    account = await account_of(request, accounts)
    for subscription in await notification_settings.list_push_subscriptions(account.person):
        if subscription.id[:ID_LENGTH] == push_id:
            await notification_settings.delete_push_subscription(account.person, subscription.id)
            return
    raise ProblemError("not_found")


@post(
    "/api/notices/confirm",
    status_code=204,
    summary="Confirm a mail address",
    opt={"scope": BROWSER_ONLY, "anonymous": True},
)
async def confirm(
    data: JSONBody[b.ConfirmMail],
    request: _Request,
    limits: NamedDependency[RequestLimits],
    notification_dispatcher: NamedDependency[NotificationDispatcher],
    notification_settings: NamedDependency[NotificationSettings],
) -> None:
    """Confirm the mail address that received this link, so that notifications are sent to it.

    Each link works only once.
    """
    if not limits.account_changes.try_acquire(client_address(request)):
        raise ProblemError("too_fast")
    unconfirmed = await notification_settings.find_unconfirmed_mail(hash_of(data.key))
    if unconfirmed is None:
        raise ProblemError("link_spent")
    if not await notification_settings.confirm_mail(
        hash_of(data.key), hash_of(notification_dispatcher.stop_key(*unconfirmed))
    ):
        raise ProblemError("link_spent")


@post(
    "/api/notices/stop/{key:str}",
    status_code=204,
    summary="Unsubscribe from mails by their link",
    opt={"scope": BROWSER_ONLY, "anonymous": True},
)
async def stop(key: FromPath[str], notification_settings: NamedDependency[NotificationSettings]) -> None:
    """Delete the mail address: one-click unsubscribe (RFC 8058). Repeated requests also succeed."""
    await notification_settings.unsubscribe_mail(hash_of(key))


HANDLERS = [my_notices, choose, add_push, end_push, confirm, stop]
