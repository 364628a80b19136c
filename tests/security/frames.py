"""Hypothesis strategies for hostile websocket input: valid messages, corrupted messages, and arbitrary frames."""

import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

Frame = str | bytes | list[str]
"""A text frame, a binary frame, or a text message in several fragments."""

WORDS = st.sampled_from(
    ["settle tonga.0", "resettle", "/help", "/join 9", "/kick x", "/tell Ana x", "/option x y", "red"]
)
TEXTS = st.one_of(
    WORDS,
    st.text(max_size=40),
    st.sampled_from(
        ["\0", "\0" * 30, "a\0b", "\u202e\u0007", "x" * 600, "🏝" * 900, "e\u0301" * 300, "'; DROP TABLE entries;--"]
    ),
)
NUMBERS = st.one_of(
    st.integers(-2, 9), st.sampled_from([2**31 - 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400, 0.5, -0.0, 1e308])
)
JUNK = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)


def messages(union: object) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy for the messages of a union of tagged structs, built from their schemas."""
    info = inspect.type_info(union)
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    return st.one_of(*map(_values, kinds))


def frames(union: object) -> st.SearchStrategy[Frame]:
    """Return a strategy for any frame: a valid message, a corrupted message, or anything else."""
    whole = messages(union)
    return st.one_of(
        whole.map(json.dumps),
        _spoilt(whole).map(json.dumps),
        whole.map(json.dumps).map(lambda text: text[: len(text) // 2]),
        whole.map(json.dumps).map(lambda text: list(text[:60])),
        whole.map(json.dumps).map(lambda text: text.replace("{", '{"type":"chat",', 1)),
        whole.map(msgspec.json.encode),
        JUNK.map(json.dumps),
        st.integers(1, 3000).map(lambda depth: "[" * depth),
        st.builds(_deep, st.sampled_from(["type", "id", "after", "zz"]), st.integers(900, 1900)),
        st.integers(4000, 60_000).map(lambda size: json.dumps({"type": "chat", "text": "x" * size})),
        st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace").decode()),
        st.binary(max_size=40),
        st.sampled_from(["", "null", "NaN", '{"type":"hello","after":1e999}', '{"type":"chat","text":"\\ud800"}', b""]),
    )


def _deep(field: str, depth: int) -> str:
    """Return a chat message in which one field contains deeply nested lists."""
    others = {"type": '"chat"', "text": '"x"'} | {field: "[" * depth + "]" * depth}
    return "{" + ",".join(f'"{name}":{value}' for name, value in others.items()) + "}"


@st.composite
def _spoilt(draw: st.DrawFn, whole: st.SearchStrategy[dict[str, Any]]) -> dict[str, Any]:
    """Return a message in which one field is missing, replaced, or added."""
    message = dict(draw(whole))
    name = draw(st.sampled_from([*message, "zz", "id", "name", ""]))
    if name in message and draw(st.booleans()):
        del message[name]
    else:
        message[name] = draw(JUNK)
    return message


def _values(info: inspect.Type) -> st.SearchStrategy[Any]:
    """Return a strategy for valid values of a type."""
    match info:
        case inspect.StructType():
            return _fields(info)
        case inspect.UnionType():
            return st.one_of(*map(_values, info.types))
        case inspect.Metadata():
            return _values(info.type)
        case inspect.LiteralType():
            return st.sampled_from(info.values)
        case inspect.IntType():
            least, most = info.ge or 0, info.le if info.le is not None else 2**31 - 1
            return st.one_of(st.integers(least, min(most, least + 9)), st.just(most))
        case inspect.StrType():
            if info.pattern is not None:
                return WORDS
            longest = info.max_length or 40
            return st.one_of(WORDS, st.text(min_size=info.min_length or 0, max_size=min(longest, 40)))
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.ListType():
            return st.lists(_values(info.item_type), max_size=3)
    raise TypeError(f"no values are known for {info}")


def _fields(info: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    needed: dict[str, st.SearchStrategy[Any]] = {}
    if info.tag_field is not None:
        needed[info.tag_field] = st.just(info.tag)
    optional: dict[str, st.SearchStrategy[Any]] = {}
    for field in info.fields:
        (needed if field.required else optional)[field.encode_name] = _values(field.type)
    return st.fixed_dictionaries(needed, optional=optional)
