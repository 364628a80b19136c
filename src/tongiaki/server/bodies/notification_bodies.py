"""HTTP bodies for notification settings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.texts import (
    Key,
    ascii_code,
    single_line_text,
)
from tongiaki.server.bodies.account_bodies import SecretBody

MinuteOfDay = Annotated[int, Meta(ge=0, le=1439)]
NoticePace = Literal[300, 3600, 86_400]
MailAddress = Annotated[str, single_line_text(254)]


class Notices(HttpBody):
    """GET and POST /api/account/notices: my settings for notifications about slow games.

    `language` is the language of the notifications. They cover games with at least `pace` seconds per turn. No
    notifications are sent between `quiet_from` and `quiet_until`, in minutes of the day in the time `zone`. Both are
    null if there are no quiet hours. `key` is the server's public key for push subscriptions. `mail` is my mail
    address. `confirmed`: I have confirmed it with the link sent to it. `mails`: this server can send mail. `pushes`: my
    browsers that receive notifications.
    """

    language: str
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    pace: int
    key: str
    pushes: list[PushSubscriptionView]
    mails: bool
    mail: str | None
    confirmed: bool


class PushSubscriptionView(HttpBody):
    """A browser that receives notifications.

    `service`: the host of its push service. `created`: in seconds since 1970, UTC.
    """

    id: str
    service: str
    created: int


class SetNotificationSettings(RequestBody, kw_only=True):
    """POST /api/account/notices: replace all settings. A confirmation link is sent to a new `mail` address."""

    language: Annotated[str, single_line_text(8)]
    zone: Annotated[str, single_line_text(64, min_length=0)] = "UTC"
    quiet_from: MinuteOfDay | None = None
    quiet_until: MinuteOfDay | None = None
    pace: NoticePace = 3600
    mail: MailAddress | None = None


class NewPushSubscription(SecretBody, kw_only=True):
    """POST /api/account/pushes: send notifications to this browser through its push subscription."""

    endpoint: Annotated[str, ascii_code(1000)]
    p256dh: Annotated[str, ascii_code(100)]
    auth: Annotated[str, ascii_code(32)]


class ConfirmMail(SecretBody):
    """POST /api/notices/confirm: confirm a mail address; `key` is the secret of the link in the mail."""

    key: Key
