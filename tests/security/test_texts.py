"""Every text in a request is cleaned or rejected. A new text field without a declared kind fails here."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from litestar.routes import HTTPRoute
from msgspec import inspect
from sqlalchemy import select

from tests.conftest import StartServer
from tests.security.conftest import UNHURRIED
from tests.security.requests import http_routes, routes
from tests.server.player import Person
from tongiaki.protocol.study_messages import StudyClientMessage
from tongiaki.protocol.table_messages import ClientMessage, TableMessage
from tongiaki.protocol.texts import SECRET, CleanedTexts, free_text
from tongiaki.record import characters
from tongiaki.store import AdminAction, Database, back_up, restore
from tongiaki.store.schema import metadata

BAD = "A\0\x1b[2J\u200b\u202en\ue000\ufdd0\u3164a"
"""A text with one character of every kind that cleaning removes."""
CLEAN = "A[2Jna"
PARAMETERS = {
    "table_id": "checked by is_id",
    "study_id": "checked by is_id",
    "tournament_id": "checked by is_id",
    "before": "checked by is_id",
    "program_id": "compared in Python",
    "push_id": "compared in Python",
    "key": "hashed",
    "name": "compared as a name",
    "player": "compared as a name",
    "day": "a date",
    "month": "checked by its pattern",
}
"""The text parameters in the routes' addresses, with the reason why each is safe."""

Field = tuple[str, str, inspect.Type, bool]
"""A struct's name, a field's name, the field's type, and a flag that the struct cleans its texts."""


def bodies() -> dict[str, Any]:
    """Return the type of every HTTP request body, keyed by method and path."""
    types: dict[str, Any] = {}
    for route in routes():
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                data = handler.parsed_fn_signature.parameters.get("data")
                for method in handler.http_methods if data is not None else ():
                    assert data is not None
                    types[f"{method} {route.path_format}"] = data.annotation
    return types


def structs(info: inspect.Type) -> Iterator[inspect.StructType]:
    """Yield every struct that a type contains."""
    match info:
        case inspect.StructType():
            yield info
            for field in info.fields:
                yield from structs(field.type)
        case inspect.UnionType():
            for kind in info.types:
                yield from structs(kind)
        case inspect.ListType():
            yield from structs(info.item_type)
        case inspect.Metadata():
            yield from structs(info.type)


def texts(info: inspect.Type) -> Iterator[inspect.Type]:
    """Yield every text type that a field contains, with its metadata."""
    match info:
        case inspect.StrType():
            yield info
        case inspect.Metadata(type=inspect.StrType()):
            yield info
        case inspect.Metadata():
            yield from texts(info.type)
        case inspect.UnionType():
            for kind in info.types:
                yield from texts(kind)
        case inspect.ListType():
            yield from texts(info.item_type)
        case inspect.DictType():
            yield from texts(info.key_type)
            yield from texts(info.value_type)


def is_safe(text: inspect.Type, *, listed: bool, cleans: bool) -> bool:
    """Return whether a text is cleaned, is hashed, or has a pattern that rejects every bad character."""
    if free_text(text) is not None:
        return cleans and not listed
    if isinstance(text, inspect.Metadata):
        if (text.extra or {}).get("text") == SECRET:
            return True
        text = text.type
    pattern = text.pattern if isinstance(text, inspect.StrType) else None
    return pattern is not None and not any(re.search(pattern, f"a{bad}") for bad in {*BAD, "\n", "٣"} - set(CLEAN))


REQUESTS = {"a table's socket": ClientMessage, "a study's socket": StudyClientMessage, **bodies()}


@pytest.mark.parametrize("request_", REQUESTS)
def test_every_text_of_a_request_has_a_kind(request_: str) -> None:
    unsafe = []
    for struct in structs(inspect.type_info(REQUESTS[request_])):
        for field in struct.fields:
            listed = isinstance(field.type, (inspect.ListType, inspect.DictType))
            cleans = issubclass(struct.cls, CleanedTexts)
            if not all(is_safe(text, listed=listed, cleans=cleans) for text in texts(field.type)):
                unsafe.append(f"{struct.cls.__name__}.{field.name}")
    assert unsafe == []


def test_the_check_finds_a_text_without_a_kind() -> None:
    plain = inspect.type_info(str)
    assert not is_safe(plain, listed=False, cleans=True)


def test_every_text_parameter_of_a_url_has_a_kind() -> None:
    names = set()
    for route in routes():
        for handler in getattr(route, "route_handlers", None) or [getattr(route, "route_handler", None)]:
            if not hasattr(handler, "parsed_fn_signature"):
                continue
            signatures = [handler, *handler.resolve_dependencies().values()]
            for signature in signatures:
                parameters = signature.parsed_fn_signature.parameters
                names |= {name for name, parameter in parameters.items() if parameter.annotation in {str, str | None}}
    assert names == PARAMETERS.keys()


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        (BAD, CLEAN),
        ("e\u0301", "é"),
        ("one\u2028two\n three", "one two three"),
        ("\u0627\u200c\u0644", "\u0627\u200c\u0644"),
        ("👩\u200d🚀❤\ufe0f", "👩\u200d🚀❤\ufe0f"),
    ],
)
def test_a_line_is_cleaned(text: str, cleaned: str) -> None:
    assert characters.line(text) == cleaned


def test_paragraphs_keep_their_lines() -> None:
    assert characters.paragraphs(f"{BAD}\r\n\tb\u2028c\0") == f"{CLEAN}\n\tb\nc"


def test_the_maximum_length_holds_after_composing() -> None:
    name = "e\u0301" * 24
    read = msgspec.json.decode(msgspec.json.encode({"type": "name", "name": name}), type=ClientMessage)
    assert read.name == "é" * 24
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"type": "name", "name": name + "e"}), type=ClientMessage)


GIVEN = {"number": "1", "name": "Ana"}
"""Valid values for parts of an address, which let the request reach later checks."""


def value(info: inspect.Type) -> object:
    """Return a value of a type. Every text without a pattern contains bad characters."""
    match info:
        case inspect.Metadata():
            return value(info.type)
        case inspect.StructType():
            return fields(info)
        case inspect.UnionType():
            return value(info.types[0])
        case inspect.StrType():
            return "x" * (info.min_length or 1) if info.pattern else BAD
        case inspect.LiteralType():
            return info.values[0]
        case inspect.IntType():
            return info.ge or 0
        case inspect.BoolType():
            return False
        case inspect.ListType():
            return []
    raise TypeError(f"no value is known for {info}")


def fields(info: inspect.Type) -> dict[str, object]:
    """Return the fields of a struct, with its tag if it has one."""
    assert isinstance(info, inspect.StructType)
    tag: dict[str, object] = {} if info.tag_field is None else {info.tag_field: info.tag}
    return tag | {field.encode_name: value(field.type) for field in info.fields if wanted(field)}


def wanted(field: inspect.Field) -> bool:
    """Return whether a field is sent: required fields and texts are."""
    return field.required or any(free_text(text) is not None for text in texts(field.type))


async def test_no_text_makes_the_database_fail(database_url: str, start_server: StartServer, tmp_path: Path) -> None:
    """Each request is sent with bad characters in every text. Afterwards, a backup is restored without differences."""
    server = start_server(database_url, **UNHURRIED)
    ana = Person(server.url)
    assert ana.claim("Ana").status_code == 200
    table = ana.new_table(name="Ana")
    types = bodies()
    answers = {}
    for route in sorted(http_routes()):
        method, path = route.split(" ")
        if not path.startswith("/api/") or path.endswith(("/logout", "/delete", "/declare", "/stream")):
            continue
        known = route in types and "messages" not in path
        body = fields(inspect.type_info(types[route])) if known else {}
        address = re.sub(r"{(\w+)}", lambda name: GIVEN.get(name[1], quote(BAD, safe="")), path)
        asked = {"GET": ana.get, "DELETE": ana.delete}.get(method)
        answers[route] = ana.post(address, **body) if asked is None else asked(address)
    for address in ("games?player=", "games?before=", "people/", "daily?day="):
        answers[address] = ana.get(f"/api/{address}{quote(BAD, safe='')}")
    for struct in structs(inspect.type_info(TableMessage)):
        answers[struct.cls.__name__] = ana.post(f"/api/tables/{table}/messages", **fields(struct))
    for command in ("/tell", "/ban", "/kick", "/name", "/join", "/mute", "/bot"):
        answers[command] = ana.post(f"/api/tables/{table}/messages", type="chat", text=f"{command} {BAD} {BAD}")
    program = ana.post("/api/account/programs", name=BAD)
    assert program.json()["program"]["name"] == CLEAN
    failed = {
        name: field.text for name, field in answers.items() if field.status_code >= 500 or "try_again" in field.text
    }
    assert failed == {}, server.log.read_text()
    server.stop()
    old, new = Database(database_url), Database(f"sqlite:///{tmp_path / 'restored.db'}")
    await back_up(old, tmp_path / "backup")
    await restore(new, tmp_path / "backup", AdminAction("ana", "restore", "here", None), replace=False)
    before, after = await stored(old), await stored(new)
    await old.close()
    await new.close()
    assert [table for table in before if before[table] != after[table]] == []


async def stored(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows by table, except the log and the counters, and check that no text contains a bad character."""
    async with database.snapshot() as connection:
        rows = {
            table.name: sorted(tuple(row) for row in await connection.execute(select(table)))
            for table in metadata.sorted_tables
            if table.name not in {"admin_log", "tries"}
        }
    assert not re.search("[\0\x1b\u200b\u202e\ue000]", str(rows).encode().decode("unicode_escape"))
    return rows
