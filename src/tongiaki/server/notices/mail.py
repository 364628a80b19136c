"""Mail: a notice as a few lines of text, with a link that ends them."""

from __future__ import annotations

import asyncio
import hashlib
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate

from tongiaki.catalogue import text_in
from tongiaki.server.notices.failures import NotSentError
from tongiaki.server.notices.letters import Letter
from tongiaki.server.settings import Settings

PATIENCE = 20.0
"""Seconds that the mail server has for each step."""


_UNFOLDED = SMTP.clone(max_line_length=998)
"""Headers are one line each: a link that was folded would be written in a way that few mail programs read."""


class Mailer:
    """Hands mail to a mail server, which sees to the rest."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def there(self) -> bool:
        """Whether there is a mail server."""
        return self._settings.smtp_host != ""

    async def send(self, to: str, letter: Letter, language: str, stop_key: str, reason: str) -> None:
        """Send a notice; what comes twice for the same `reason` has the same id. Raises NotSentError."""
        site = self._settings.site
        message = self._message(to, letter.title, reason)
        message["List-Unsubscribe"] = f"<{site}/api/notices/stop/{stop_key}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        table = text_in(language, letter.link, link=site + letter.path)
        stop = text_in(language, "letter-stop", link=f"{site}/mail#stop={stop_key}")
        message.set_content(f"{letter.title}. {letter.body}\n\n{table}\n\n-- \n{stop}\n")
        await self._hand_in(message)

    async def ask(self, to: str, name: str, language: str, key: str) -> None:
        """Ask whether somebody wants notices at this address; raises NotSentError."""
        message = self._message(to, text_in(language, "letter-confirm-title"), key)
        link = f"{self._settings.site}/mail#confirm={key}"
        message.set_content(text_in(language, "letter-confirm", name=name, link=link) + "\n")
        await self._hand_in(message)

    def _message(self, to: str, subject: str, reason: str) -> EmailMessage:
        message = EmailMessage(policy=_UNFOLDED)
        message["From"] = formataddr(("Tongiaki", self._settings.smtp_from))
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        domain = self._settings.smtp_from.rpartition("@")[2]
        message["Message-ID"] = f"<{hashlib.sha256(f'{to} {reason}'.encode()).hexdigest()[:32]}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        return message

    async def _hand_in(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._talk, message)
        except (OSError, smtplib.SMTPException) as error:
            # Not the whole error: it may name the address.
            raise NotSentError(f"the mail server: {type(error).__name__}") from error

    def _talk(self, message: EmailMessage) -> None:
        chosen = self._settings
        trusted = ssl.create_default_context()
        if chosen.smtp_tls == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(chosen.smtp_host, chosen.smtp_port, timeout=PATIENCE, context=trusted)
        else:
            line = smtplib.SMTP(chosen.smtp_host, chosen.smtp_port, timeout=PATIENCE)
        with line:
            if chosen.smtp_tls == "starttls":
                line.starttls(context=trusted)
            if chosen.smtp_user:
                line.login(chosen.smtp_user, chosen.smtp_password)
            line.send_message(message)
