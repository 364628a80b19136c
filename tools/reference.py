"""Render the references in docs/ from the code: HTTP operations, messages, types, and settings.

`generate.py` writes the pages.
"""

import ast
import functools
import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any, cast, get_args

import msgspec

from tongiaki.catalogue import languages
from tongiaki.common import problems
from tongiaki.record import colours
from tongiaki.server import settings as settings_module
from tongiaki.server.app import handlers_with_providers
from tongiaki.server.bodies.wire_schema import schema as wire_schema
from tongiaki.server.logs import LOG_FORMATS
from tongiaki.server.settings import Settings, SmtpTls, Solo
from tongiaki.server.web.openapi import description

Schema = Mapping[str, Any]
NOTE = "<!-- Written by `python3 dev.py types` from {source}; edit that instead. -->\n\n"

GROUPS = {
    "Tables": ("/api/tables", "/api/quick"),
    "Identity and account": ("/api/me", "/api/account", "/api/login", "/api/logout"),
    "Programs": ("/api/account/programs", "/api/account/program-accounts", "/api/account/declare"),
    "Notifications and vacation": (
        *("/api/account/notices", "/api/account/pushes", "/api/notices", "/api/account/vacation"),
    ),
    "Friends and invitations": ("/api/account/friends", "/api/tables/{table_id}/invitations"),
    "Players and finished games": ("/api/people", "/api/ladder", "/api/games"),
    "Replays, records and analysis": (
        *("/api/records", "/api/variations", "/api/evaluations", "/api/tables/{table_id}/replay"),
        *("/api/tables/{table_id}/record", "/api/tables/{table_id}/review", "/api/tables/{table_id}/continue"),
        "/api/tables/{table_id}/deciding",
    ),
    "Studies": ("/api/studies",),
    "Puzzles": ("/api/puzzles",),
    "Daily game and tournaments": ("/api/daily", "/api/today", "/api/tournaments"),
    "Server": ("/healthz", "/readyz", "/api/picture"),
}
"""The sections of the HTTP reference, by the beginnings of their paths. The longest match counts."""
MESSAGES = {
    "Messages to a table": ("ClientMessage", "A client sends these over the websocket of a table."),
    "Messages from a table": (
        "ServerMessage",
        "The server sends these over the websocket of a table, and in its stream.",
    ),
    "Messages to a study": (
        "StudyClientMessage",
        "A client sends these over the websocket of a [study](../play/study.md#the-websocket).",
    ),
    "Messages from a study": ("StudyServerMessage", "The server sends these over the websocket of a study."),
    "Happenings": ("Happening", "The effects of a move, in their order. A `fleet` is a number of ships by colour."),
}
"""The sections of the message reference: the union of each, and its introduction."""
ELSEWHERE = {"Fact", "Reason"}
"""Unions that docs/play/coach.md describes."""
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


@functools.cache
def _structs() -> dict[str, Schema]:
    return cast("dict[str, Schema]", wire_schema()["$defs"])


def http_page() -> str:
    """Return the reference of all HTTP operations."""
    api = description(handlers_with_providers(str))
    sections: dict[str, list[str]] = {group: [] for group in GROUPS}
    for path, methods in api["paths"].items():
        beginnings = [
            (len(begin), group) for group, paths in GROUPS.items() for begin in paths if path.startswith(begin)
        ]
        sections[max(beginnings)[1]] += [_operation(f"{method.upper()} {path}", op) for method, op in methods.items()]
    return NOTE.format(source="the handlers in src/tongiaki/server/routes") + (
        "# HTTP reference\n\n"
        "All operations of a server. [Programs as players](programs.md#over-http) shows how to use them.\n"
        "[The protocol](../develop/protocol.md) explains identities, tables and errors.\n"
        "A running server has the same as OpenAPI, at `/schema/openapi.json`.\n"
        "Bodies are JSON; their [types](types.md) are listed separately.\n\n"
        "An error has a status of 400 or above. Its body is an [HttpProblem](types.md#httpproblem) with a\n"
        "[code](../develop/protocol.md#problems). [Permissions](../develop/permissions.md) lists who gets which one.\n"
        "`GET /metrics` is described in [Monitoring](../host/monitoring.md#metrics).\n\n"
        + "\n".join(f"## {group}\n\n" + "\n".join(parts) for group, parts in sections.items())
    )


def _operation(name: str, operation: Schema) -> str:
    text = f"### `{name}`\n\n{operation['summary']}.\n"
    if about := operation.get("description"):
        text += "\n" + _plain(about) + "\n"
    rows = [("Credentials", _credentials(operation))]
    rows += [
        (f"`{p['name']}` ({p['in']})", _type(p["schema"], optional=not p["required"]))
        for p in operation.get("parameters", ())
    ]
    if body := operation.get("requestBody"):
        rows.append(("Body", _content(body)))
    for status, response in operation["responses"].items():
        if status.startswith(("2", "3")):
            rows.append((f"Response {status}", _content(response)))
    return text + "\n" + _table(("part", "value"), rows)


def _credentials(operation: Schema) -> str:
    accepted = operation.get("security", [])
    if not accepted:
        return "none"
    words = ["a browser's cookie"] + ["a program's token"] * any("token" in way for way in accepted)
    return ("optional: " if {} in accepted else "required: ") + " or ".join(words)


def _content(part: Schema) -> str:
    contents = part.get("content", {})
    found = [_type(content["schema"]) for content in contents.values() if content.get("schema")]
    kinds = [kind for kind in contents if kind != "application/json"]
    return (" or ".join(dict.fromkeys(found)) or "no body") + (f" (`{'`, `'.join(kinds)}`)" if kinds and found else "")


def message_page() -> str:
    """Return the reference of all messages of websockets."""
    structs = _structs()
    text = NOTE.format(source="src/tongiaki/protocol and src/tongiaki/tables/structs") + (
        "# Message reference\n\n"
        "The messages of websockets and streams, as JSON.\n"
        "[The protocol](../develop/protocol.md) explains when they are sent.\n"
        "[Permissions](../develop/permissions.md) lists who may send them.\n"
        "The [types](types.md) of fields are listed separately.\n\n"
        "A message may have an `id`, a whole number from 0, and its answer repeats it.\n"
        "`once` is an idempotency key: the server carries out a message with the same `once` only once.\n"
        "So a client can send a message again after a lost connection.\n"
    )
    for heading, (union, about) in MESSAGES.items():
        text += f"\n## {heading}\n\n{about}\n"
        for option in structs[union]["anyOf"]:
            text += "\n" + _struct(structs, _name(option), with_tag=True)
    return text


def type_page() -> str:
    """Return the reference of all types that are no messages of a table."""
    structs = _structs()
    unions = {name for name, schema in structs.items() if "anyOf" in schema}
    messages = {_name(option) for union in unions for option in structs[union]["anyOf"]}
    return (
        NOTE.format(source="src/tongiaki/server/bodies, src/tongiaki/protocol and src/tongiaki/tables/structs")
        + "# Type reference\n\n"
        "The JSON types in the [HTTP](http.md) and [message](messages.md) references, in alphabetical order. A field\n"
        "without a default is required. Times are in seconds since 1970, UTC, unless a type says otherwise.\n\n"
        + "\n".join(_struct(structs, name) for name in sorted(set(structs) - unions - messages) if name != "SecretBody")
    )


def _struct(structs: Mapping[str, Schema], name: str, *, with_tag: bool = False) -> str:
    schema = structs[name]
    fields = dict(schema.get("properties", {}))
    tag = next((field for field in ("type", "kind") if with_tag and field in fields), None)
    heading = f"`{fields.pop(tag)['enum'][0]}`" if tag else name
    text = f"{'###' if with_tag else '##'} {heading}\n\n{_plain(schema.get('description', ''))}\n"
    required = schema.get("required", ())
    if with_tag:
        fields.pop("id", None)
    rows = [(f"`{field}`", _type(kind), _default(kind, field in required)) for field, kind in fields.items()]
    return text + ("\n" + _table(("field", "type", "default"), rows) if rows else "")


def _default(schema: Schema, is_required: bool) -> str:
    if is_required:
        return ""
    if "default" not in schema:
        return "may be omitted"
    return f"`{msgspec.json.encode(schema['default']).decode()}`"


SHARED = {
    "a colour": msgspec.json.schema(colours.Colour),
    "ships by colour": msgspec.json.schema(colours.Fleet),
    "a [problem code](../develop/protocol.md#problems)": msgspec.json.schema(problems.ProblemCode),
}
LINKED = {
    "ClientMessage": "a [message](messages.md#messages-to-a-table)",
    "ServerMessage": "a [message](messages.md#messages-from-a-table)",
    "Happening": "a [happening](messages.md#happenings)",
    "Fact": "a [fact](../play/coach.md#as-json)",
    "Reason": "a [reason](../play/coach.md#as-json)",
}


def _type(schema: Schema, *, optional: bool = False) -> str:
    known = {k: v for k, v in schema.items() if k != "default"}
    for words, shared in SHARED.items():
        if known == shared:
            return words
    text = _plain_type(schema)
    if optional and "default" in schema:
        return f"{text}, default `{msgspec.json.encode(schema['default']).decode()}`"
    return f"{text}, optional" if optional else text


def _plain_type(schema: Schema) -> str:
    match schema:
        case {"$ref": _}:
            return _link(_name(schema))
        case {"enum": values} if len(values) > 30:
            return "text"
        case {"enum": values}:
            return ", ".join(f"`{msgspec.json.encode(value).decode()}`" for value in values)
        case {"const": value}:
            return f"`{msgspec.json.encode(value).decode()}`"
        case {"anyOf": options} | {"oneOf": options}:
            return _options(options)
        case {"type": "array"}:
            return _list(schema)
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"an object with values of {_type(values)}"
        case {"type": "string"}:
            return "text" + _range(schema, "minLength", "maxLength", " characters")
        case {"type": str(kind)}:
            return PLAIN[kind] + _range(schema, "minimum", "maximum")
    return "any JSON"


PLAIN = {
    "object": "an object",
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "null": "null",
}


def _list(schema: Schema) -> str:
    if items := schema.get("prefixItems"):
        return "a list of " + ", ".join(_type(item) for item in items)
    return f"a list of {_type(schema['items'])}" if schema.get("items") else "a list"


def _options(options: list[Schema]) -> str:
    names = {_name(option) for option in options if "$ref" in option}
    structs = _structs()
    words: list[str] = []
    for union, link in LINKED.items():
        members = {_name(option) for option in structs[union]["anyOf"]}
        if len(names) > 2 and names <= members:
            words, names = [link], set()
            break
    words += [_type(option) for option in options if "$ref" not in option or _name(option) in names]
    return " or ".join(dict.fromkeys(sorted(words, key=lambda word: word == "null")))


def _range(schema: Schema, least: str, most: str, unit: str = "") -> str:
    low, high = schema.get(least), schema.get(most)
    if low is None and high is None:
        return ""
    if high is None:
        return f", {_count(low)}{unit} or more"
    if high in {2**31 - 1, 2**53 - 1}:
        return f", {_count(low)} or more" if low else ", not negative"
    return f", {_count(low or 0)} to {_count(high)}{unit}"


def _count(number: float | None) -> str:
    return f"{int(number or 0):,}"


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _link(name: str) -> str:
    if name in LINKED:
        return LINKED[name]
    structs = _structs()
    for heading, (union, _) in MESSAGES.items():
        if name in {_name(option) for option in structs[union]["anyOf"]}:
            tag = next(f["enum"][0] for k, f in structs[name]["properties"].items() if k in {"type", "kind"})
            return f"[`{tag}`](messages.md#{_anchor(union, tag)})" if heading else ""
    return f"[{name}](types.md#{name.lower()})" if name in structs else name


def _anchor(union: str, tag: str) -> str:
    """Return the anchor of a message. Tags that occur in several unions get a number, in the order of the page."""
    structs = _structs()
    before = 0
    for other, _ in MESSAGES.values():
        if other == union:
            break
        tags = {
            f["enum"][0]
            for o in structs[other]["anyOf"]
            for k, f in structs[_name(o)]["properties"].items()
            if k in {"type", "kind"}
        }
        before += tag in tags
    return f"{tag}-{before}" if before else tag


def _plain(text: str) -> str:
    first, _, rest = text.partition("\n")
    return (first + "\n" + textwrap.dedent(rest)).strip()


def _table(heads: tuple[str, ...], rows: list[Any]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line).rstrip() + " |\n" for line in lines)


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


PAGES = {
    "docs/bots/http.md": http_page,
    "docs/bots/messages.md": message_page,
    "docs/bots/types.md": type_page,
    "docs/host/settings.md": settings_page,
}


def pages() -> dict[str, str]:
    """Return the generated pages, by their path in the repository."""
    return {path: re.sub(r"\n{3,}", "\n\n", page()) for path, page in PAGES.items()}
