"""Webhook: posts every notification to an external service, which can forward it to other channels."""

from __future__ import annotations

import hmac

import msgspec

from tongiaki.common.service_addresses import service_address
from tongiaki.server.notifications.circuit_breaker import CircuitBreaker, NotSentError, UnreachableError
from tongiaki.server.notifications.http_client import HttpClient, NameLookup
from tongiaki.server.notifications.kinds import Content
from tongiaki.server.settings import Settings
from tongiaki.store import PendingNotification

MAX_CONCURRENT = 20
"""Maximum number of concurrent requests."""
SIGNATURE = "X-Tongiaki-Signature"
"""Header that contains `sha256=` and the HMAC of the body, in hex."""


class Webhook:
    """Webhook client. Only the server's administrator configures its address, so all IP addresses are allowed."""

    def __init__(self, settings: Settings, lookup: NameLookup) -> None:
        self._settings = settings
        self._client = HttpClient(settings.outgoing_timeout, lookup, lambda _: True)
        self._breaker = CircuitBreaker(MAX_CONCURRENT)

    @property
    def is_configured(self) -> bool:
        """Whether a webhook is configured."""
        return self._settings.webhook != ""

    async def close(self) -> None:
        """Close the connections."""
        await self._client.close()

    async def send(self, notice: PendingNotification, name: str, content: Content) -> None:
        """Post a notification for the player called `name`; raises NotSentError."""
        body = msgspec.json.encode(
            {
                "kind": notice.kind,
                "table": notice.table,
                "turn": notice.turn,
                "player": name,
                "text": content.text,
                "link": self._settings.site + content.path,
            }
        )
        headers = {"Content-Type": "application/json"}
        if self._settings.webhook_secret:
            mac = hmac.digest(self._settings.webhook_secret.encode(), body, "sha256")
            headers[SIGNATURE] = f"sha256={mac.hex()}"
        to = service_address(self._settings.webhook)
        async with self._breaker.attempt():
            try:
                status = await self._client.post(to, headers, body)
            except UnreachableError as error:
                raise UnreachableError(f"the webhook: {error}") from error
            if not 200 <= status < 300:
                raise NotSentError(f"the webhook answers {status}")
