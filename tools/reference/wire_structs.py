"""The structs of messages and bodies, as JSON schemas, and the links to their sections in the references."""

import functools
from collections.abc import Mapping
from typing import Any, cast

from tongiaki.server.bodies.wire_schema import schema as wire_schema

Schema = Mapping[str, Any]

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
LINKED = {
    "ClientMessage": "a [message](messages.md#messages-to-a-table)",
    "ServerMessage": "a [message](messages.md#messages-from-a-table)",
    "Happening": "a [happening](messages.md#happenings)",
    "Fact": "a [fact](../play/coach.md#as-json)",
    "Reason": "a [reason](../play/coach.md#as-json)",
}


@functools.cache
def structs() -> dict[str, Schema]:
    """Return the schema of each struct and union by its name."""
    return cast("dict[str, Schema]", wire_schema()["$defs"])


def name_of(reference: Schema) -> str:
    """Return the name of the struct or union that a schema refers to."""
    return str(reference["$ref"]).rpartition("/")[2]


def link_to(name: str) -> str:
    """Return a link to the section of a struct or union."""
    if name in LINKED:
        return LINKED[name]
    known = structs()
    for heading, (union, _) in MESSAGES.items():
        if name in {name_of(option) for option in known[union]["anyOf"]}:
            tag = next(f["enum"][0] for k, f in known[name]["properties"].items() if k in {"type", "kind"})
            return f"[`{tag}`](messages.md#{_anchor(union, tag)})" if heading else ""
    return f"[{name}](types.md#{name.lower()})" if name in known else name


def _anchor(union: str, tag: str) -> str:
    """Return the anchor of a message. Tags that occur in several unions get a number, in the order of the page."""
    known = structs()
    before = 0
    for other, _ in MESSAGES.values():
        if other == union:
            break
        tags = {
            f["enum"][0]
            for o in known[other]["anyOf"]
            for k, f in known[name_of(o)]["properties"].items()
            if k in {"type", "kind"}
        }
        before += tag in tags
    return f"{tag}-{before}" if before else tag
