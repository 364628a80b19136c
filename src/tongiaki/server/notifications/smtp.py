"""Delivery of one mail to the mail server with smtplib, run in a thread."""

from __future__ import annotations

import contextlib
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any

from tongiaki.server.notifications.circuit_breaker import NotSentError, UnreachableError
from tongiaki.server.settings import Settings

_LOST = (smtplib.SMTPServerDisconnected, smtplib.SMTPConnectError)


class Exchange:
    """Connection to the mail server for one mail. Another thread can abort it."""

    def __init__(self, settings: Settings, message: EmailMessage) -> None:
        self.line: smtplib.SMTP | None = None
        self._settings = settings
        self._message = message
        self._is_cut = False

    def run(self) -> None:
        """Connect and send the mail. Raises NotSentError."""
        try:
            self._talk()
        except OSError as error:  # includes all smtplib errors
            answered = isinstance(error, smtplib.SMTPException) and not isinstance(error, _LOST)
            # The error's text is omitted because it may contain the recipient's address.
            kind = NotSentError if answered else UnreachableError
            raise kind(f"the mail server: {type(error).__name__}") from error

    def cut(self) -> None:
        """Shut down the connection now, so that the next operation in its thread fails."""
        self._is_cut = True
        own = None if self.line is None else self.line.sock
        if own is not None:
            with contextlib.suppress(OSError):
                socket.socket.shutdown(own, socket.SHUT_RDWR)

    def _talk(self) -> None:
        chosen = self._settings
        trusted = ssl.create_default_context()
        step = chosen.outgoing_timeout
        if chosen.smtp_tls == "tls":
            line: smtplib.SMTP = _TlsLine(self, chosen.smtp_host, chosen.smtp_port, timeout=step, context=trusted)
        else:
            line = _Line(self, chosen.smtp_host, chosen.smtp_port, timeout=step)
        with line:
            if chosen.smtp_tls == "starttls":
                line.starttls(context=trusted)
            if chosen.smtp_user:
                line.login(chosen.smtp_user, chosen.smtp_password)
            if self._is_cut:
                raise TimeoutError
            line.send_message(self._message)


class _Line(smtplib.SMTP):
    """SMTP connection that is assigned to its exchange before it connects, so that `cut` can abort it."""

    def __init__(self, exchange: Exchange, host: str, port: int, **further: Any) -> None:  # noqa: ANN401 - smtplib's
        exchange.line = self
        super().__init__(host, port, **further)


class _TlsLine(_Line, smtplib.SMTP_SSL):
    """SMTP connection that uses TLS from the start."""
