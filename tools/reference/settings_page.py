"""The reference of the settings of a server."""

import ast
import inspect
from collections.abc import Iterator, Mapping
from typing import get_args

from reference.markdown import NOTE
from tongiaki.catalogue import languages
from tongiaki.server import settings as settings_module
from tongiaki.server.logs import LOG_FORMATS
from tongiaki.server.settings import Settings, SmtpTls, Solo

SETTING_GROUPS = {
    "Address and database": ("host", "port", "workers", "language", "database", "data", "origins", "hosts", "proxies"),
    "Bots and votes": (
        "bot_pause",
        "bot_workers",
        "bot_patience",
        "vote_patience",
        "return_patience",
        "study_patience",
    ),
    "Retention": (*("keep_open", "keep_lonely", "keep_finished", "keep_guests", "keep_studies", "keep_sessions"),),
    "Monitoring": ("metrics", "log", "drain"),
    "Games against bots": ("solo",),
    "Notifications": (
        *("vacation", "notice_pause", "outgoing_timeout", "contact", "push_networks", "smtp_host", "smtp_port"),
        *("smtp_tls", "smtp_user", "smtp_password", "smtp_from", "webhook", "webhook_secret"),
    ),
    "Limits": (
        *("message_rate", "message_burst", "table_rate", "table_burst", "open_tables", "bot_games", "work_rate"),
        *("login_rate", "login_burst", "sockets", "table_entries"),
    ),
}
GROUP_TEXTS = {
    "Retention": "Days are counted from the last visit. 0 means that nothing is deleted. "
    "[Retention](database.md#retention) describes what is deleted.",
    "Notifications": "Browser notifications need no setting if players reach the server by https. "
    "[Notifications](../play/notifications.md) describes them.",
    "Limits": "The limits protect the server from floods. Change them only if many people share one address, as in a "
    "school. [Limits](limits.md) explains how they are counted.",
}
DATA_FOLDER = "The data folder, which holds the SQLite database. Spaces in its name are kept."
DEFAULTS = {
    "bot_workers": "half the processors, 1 to 4",
    "contact": "`mailto:` and the address in `TONGIAKI_SMTP_FROM`",
    "database": "the file `tongiaki.db` in the data folder",
    "data": "`$XDG_DATA_HOME/tongiaki`, or `~/.local/share/tongiaki`",
}
"""The defaults that depend on the machine or on other settings."""
FORMS = {
    "text": "text",
    "folder": "a folder",
    "database": "a database URL",
    "number": "a number, 0 or more",
    "days": "a whole number of days, 0 to 36,500",
    "origins": "addresses, separated by spaces",
    "hosts": "host names, separated by spaces",
    "networks": "IP addresses or networks, separated by spaces",
    "mail": "an e-mail address",
    "url": "an address that begins with `https://`",
    "secret": "printable ASCII, 16 characters or more",
}
"""The form of a setting, by the method that reads it."""


def settings_page() -> str:
    """Return the reference of the settings."""
    texts, readers = dict(_attribute_texts()), dict(_readers())
    listed = [name for names in SETTING_GROUPS.values() for name in names]
    fields = {*Settings.__slots__, "data"}
    if sorted(listed) != sorted(fields):
        raise ValueError(f"SETTING_GROUPS must list each setting once: {set(listed) ^ fields}")
    text = NOTE.format(source="src/tongiaki/server/settings.py") + (
        "# Settings\n\n"
        "All settings of a server are environment variables. A variable that is empty or missing has no effect.\n"
        "An invalid value ends the server at its start, with a message that names the variable.\n"
    )
    for group, names in SETTING_GROUPS.items():
        text += f"\n## {group}\n"
        if group in GROUP_TEXTS:
            text += "\n" + GROUP_TEXTS[group] + "\n"
        for name in names:
            text += f"\n### `TONGIAKI_{name.upper()}`\n\n{texts[name]}\n\n"
            text += f"- Value: {readers[name]}\n- Default: {_usual(name)}\n"
    return text


def _usual(name: str) -> str:
    if name in DEFAULTS:
        return DEFAULTS[name]
    value = getattr(Settings(), name)
    return f"`{value}`" if value not in {"", ()} else "none"


def _attribute_texts() -> Iterator[tuple[str, str]]:
    """Yield the name and the docstring of each field of Settings."""
    body = ast.parse(inspect.getsource(Settings)).body[0]
    assert isinstance(body, ast.ClassDef)  # noqa: S101 - for mypy
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            yield ast.unparse(field.target), inspect.cleandoc(str(text.value.value))
    yield "data", DATA_FOLDER


def _readers() -> Iterator[tuple[str, str]]:
    """Yield the name of each setting and the form of its value, from the calls that read it."""
    for node in ast.walk(ast.parse(inspect.getsource(settings_module))):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="env"), attr=method), args=[ast.Constant(value=str(name)), *_]
            ):
                limits = {str(word.arg): ast.literal_eval(word.value) for word in node.keywords}
                yield name.removeprefix("TONGIAKI_").lower(), _form(method, limits, node)


def _form(method: str, limits: Mapping[str, int], call: ast.Call) -> str:
    if method == "whole":
        low, high = limits["minimum"], limits.get("maximum")
        return f"a whole number, {low:,} to {high:,}" if high else f"a whole number, {low:,} or more"
    if method == "one_of":
        choices = {
            "LOG_FORMATS": LOG_FORMATS,
            "get_args(SmtpTls)": get_args(SmtpTls),
            "get_args(Solo)": get_args(Solo),
            "languages()": languages(),
        }
        return " or ".join(f"`{value}`" for value in choices[ast.unparse(call.args[2])])
    return FORMS[method]
