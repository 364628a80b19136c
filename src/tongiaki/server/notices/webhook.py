"""The webhook: a club's own program hears of every notice, and may pass it on in a way of its own."""

from __future__ import annotations

import hmac

import httpx
import msgspec

from tongiaki.server.notices.failures import NotSentError
from tongiaki.server.notices.letters import Letter
from tongiaki.server.settings import Settings
from tongiaki.store import Notice

PATIENCE = 10.0
"""Seconds that the program has to answer."""
SIGNATURE = "X-Tongiaki-Signature"
"""The header with `sha256=` and the HMAC of the body, in hex."""


class Webhook:
    """Tells the program at the address that whoever runs the server has set: no player chooses it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._client: httpx.AsyncClient | None = None

    @property
    def there(self) -> bool:
        """Whether there is such a program."""
        return self._settings.webhook != ""

    async def close(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()

    async def send(self, notice: Notice, name: str, letter: Letter) -> None:
        """Tell of a notice for the player of that name; raises NotSentError."""
        body = msgspec.json.encode(
            {
                "kind": notice.kind,
                "table": notice.table,
                "turn": notice.turn,
                "player": name,
                "text": f"{letter.title}. {letter.body}",
                "link": self._settings.site + letter.path,
            }
        )
        headers = {"Content-Type": "application/json"}
        if self._settings.webhook_secret:
            mac = hmac.digest(self._settings.webhook_secret.encode(), body, "sha256")
            headers[SIGNATURE] = f"sha256={mac.hex()}"
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        try:
            answer = await self._client.post(self._settings.webhook, content=body, headers=headers)
        except httpx.HTTPError as error:
            raise NotSentError(f"the webhook: {type(error).__name__}") from error
        if not answer.is_success:
            raise NotSentError(f"the webhook answers {answer.status_code}")
