"""Addresses of mail that players enter: which of them the server sends mail to."""

from __future__ import annotations

import re

from tongiaki.server.settings import is_mail

_LOCAL = re.compile(r"[^|/!-]")
"""The first character before the `@`: a mail program can take the others for an option, a file or a command."""
_LABEL = re.compile(r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


def is_mailbox(text: str) -> bool:
    """Return whether a text can be the address of a mailbox somewhere in the Internet: at a domain with a dot."""
    if not is_mail(text):
        return False
    local, _, domain = text.partition("@")
    labels = domain.split(".")
    # The last label of an IP address begins with a digit, that of a domain never does.
    is_domain = len(labels) > 1 and all(map(_LABEL.fullmatch, labels)) and not labels[-1][0].isdecimal()
    return is_domain and _LOCAL.match(local) is not None


def mailbox_of(address: str) -> str:
    """Return one spelling for all addresses that lead to one mailbox: without capitals and what follows a `+`."""
    local, _, domain = address.lower().partition("@")
    return f"{local.partition('+')[0]}@{domain}"
