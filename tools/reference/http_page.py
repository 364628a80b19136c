"""The reference of all HTTP operations."""

from reference.markdown import NOTE, plain, table
from reference.type_words import type_words
from reference.wire_structs import Schema
from tongiaki.server.app import handlers_with_providers
from tongiaki.server.web.openapi import description

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
        "[code](problems.md). [Permissions](../develop/permissions.md) lists who gets which one.\n"
        "`GET /metrics` is described in [Monitoring](../host/monitoring.md#metrics).\n\n"
        + "\n".join(f"## {group}\n\n" + "\n".join(parts) for group, parts in sections.items())
    )


def _operation(name: str, operation: Schema) -> str:
    text = f"### `{name}`\n\n{operation['summary']}.\n"
    if about := operation.get("description"):
        text += "\n" + plain(about) + "\n"
    rows = [("Credentials", _credentials(operation))]
    rows += [
        (f"`{p['name']}` ({p['in']})", type_words(p["schema"], optional=not p["required"]))
        for p in operation.get("parameters", ())
    ]
    if body := operation.get("requestBody"):
        rows.append(("Body", _content(body)))
    for status, response in operation["responses"].items():
        if status.startswith(("2", "3")):
            rows.append((f"Response {status}", _content(response)))
    return text + "\n" + table(("part", "value"), rows)


def _credentials(operation: Schema) -> str:
    accepted = operation.get("security", [])
    if not accepted:
        return "none"
    words = ["a browser's cookie"] + ["a program's token"] * any("token" in way for way in accepted)
    return ("optional: " if {} in accepted else "required: ") + " or ".join(words)


def _content(part: Schema) -> str:
    contents = part.get("content", {})
    found = [type_words(content["schema"]) for content in contents.values() if content.get("schema")]
    kinds = [kind for kind in contents if kind != "application/json"]
    return (" or ".join(dict.fromkeys(found)) or "no body") + (f" (`{'`, `'.join(kinds)}`)" if kinds and found else "")
