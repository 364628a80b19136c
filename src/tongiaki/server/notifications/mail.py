"""Mail notifications: texts, recipient addresses, the unsubscribe link, and delivery to the mail server."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import smtplib
import socket
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate
from typing import Any

from tongiaki.catalogue import text_in
from tongiaki.common import threads
from tongiaki.server.notifications.circuit_breaker import CircuitBreaker, NotSentError, UnreachableError
from tongiaki.server.notifications.kinds import Content
from tongiaki.server.settings import Settings, is_mail

_LOCAL = re.compile(r"[^|/!-]")
"""Allowed first characters of an address. A mail program can interpret other characters as an option, a file or a
command."""
_LABEL = re.compile(r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


def is_mailbox(text: str) -> bool:
    """Return whether a text can be an Internet mail address. The domain must contain a dot."""
    if not is_mail(text):
        return False
    local, _, domain = text.partition("@")
    labels = domain.split(".")
    # The last part of an IPv4 address begins with a digit; a top-level domain never does.
    is_domain = len(labels) > 1 and all(map(_LABEL.fullmatch, labels)) and not labels[-1][0].isdecimal()
    return is_domain and _LOCAL.match(local) is not None


def canonical_address(address: str) -> str:
    """Return the canonical form of a mail address: lower case, without the `+` and the tag after it."""
    local, _, domain = address.lower().partition("@")
    return f"{local.partition('+')[0]}@{domain}"


MAX_THREADS = 2
"""Maximum number of threads with a connection to the mail server."""


_UNFOLDED = SMTP.clone(max_line_length=998)
"""Policy that keeps each header on one line: few mail programs can decode a link that is folded over several lines."""


class Mailer:
    """Client that submits mail to the configured mail server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._breaker = CircuitBreaker(MAX_THREADS)

    @property
    def is_configured(self) -> bool:
        """Whether a mail server is configured."""
        return self._settings.smtp_host != ""

    async def send(self, to: str, content: Content, language: str, stop_key: str, reason: str) -> None:
        """Send a notification. Raises NotSentError.

        The Message-ID depends on the recipient and the `reason`, so a retry has the same Message-ID.
        """
        site = self._settings.site
        message = self._message(to, content.title, reason)
        message["List-Unsubscribe"] = f"<{site}/api/notices/stop/{stop_key}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        table = text_in(language, content.link, link=site + content.path)
        stop = text_in(language, "letter-stop", link=f"{site}/mail#stop={stop_key}")
        message.set_content(f"{content.text}\n\n{table}\n\n-- \n{stop}\n")
        await self._submit(message)

    async def send_confirmation(self, to: str, language: str, key: str) -> None:
        """Send a mail that asks the recipient to confirm the address; raises NotSentError.

        It contains no text chosen by a player because the address may belong to another person.
        """
        message = self._message(to, text_in(language, "letter-confirm-title"), key)
        link = f"{self._settings.site}/mail#confirm={key}"
        message.set_content(text_in(language, "letter-confirm", link=link) + "\n")
        await self._submit(message)

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

    async def _submit(self, message: EmailMessage) -> None:
        async with self._breaker.attempt():
            delivery = SmtpDelivery(self._settings, message)
            work = threads.start(delivery.run, "mail")
            try:
                async with asyncio.timeout(self._settings.outgoing_timeout):
                    await asyncio.shield(work)
            except TimeoutError:
                delivery.abort()
                await work
            except asyncio.CancelledError:
                delivery.abort()
                work.cancel()
                raise


_CONNECTION_LOST = (smtplib.SMTPServerDisconnected, smtplib.SMTPConnectError)


class SmtpDelivery:
    """Connection to the mail server for one mail. Another thread can abort it."""

    def __init__(self, settings: Settings, message: EmailMessage) -> None:
        self.connection: smtplib.SMTP | None = None
        self._settings = settings
        self._message = message
        self._is_aborted = False

    def run(self) -> None:
        """Connect and send the mail. Raises NotSentError."""
        try:
            self._send()
        except OSError as error:  # OSError includes all errors of smtplib
            answered = isinstance(error, smtplib.SMTPException) and not isinstance(error, _CONNECTION_LOST)
            # The error message is omitted because it may contain the recipient's address.
            kind = NotSentError if answered else UnreachableError
            raise kind(f"the mail server: {type(error).__name__}") from error

    def abort(self) -> None:
        """Shut down the connection now, so that the next operation in its thread fails."""
        self._is_aborted = True
        socket_in_use = None if self.connection is None else self.connection.sock
        if socket_in_use is not None:
            with contextlib.suppress(OSError):
                socket.socket.shutdown(socket_in_use, socket.SHUT_RDWR)

    def _send(self) -> None:
        settings = self._settings
        trusted = ssl.create_default_context()
        step = settings.outgoing_timeout
        if settings.smtp_tls == "tls":
            connection: smtplib.SMTP = _TlsConnection(
                self, settings.smtp_host, settings.smtp_port, timeout=step, context=trusted
            )
        else:
            connection = _SmtpConnection(self, settings.smtp_host, settings.smtp_port, timeout=step)
        with connection:
            if settings.smtp_tls == "starttls":
                connection.starttls(context=trusted)
            if settings.smtp_user:
                connection.login(settings.smtp_user, settings.smtp_password)
            if self._is_aborted:
                raise TimeoutError
            connection.send_message(self._message)


class _SmtpConnection(smtplib.SMTP):
    """SMTP connection that is stored in its delivery before it connects, so that `abort` can close it."""

    def __init__(self, delivery: SmtpDelivery, host: str, port: int, **options: Any) -> None:  # noqa: ANN401 - smtplib's
        delivery.connection = self
        super().__init__(host, port, **options)


class _TlsConnection(_SmtpConnection, smtplib.SMTP_SSL):
    """SMTP connection that uses TLS from the start."""
