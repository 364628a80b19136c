"""Inputs that a JSON schema allows: the smallest, with the required fields only, and the largest, with all fields."""

from __future__ import annotations

import functools
from typing import Any, get_args

import msgspec

from tongiaki.common.days import today
from tongiaki.server.app import handlers_with_providers
from tongiaki.server.web.openapi import description

Schema = dict[str, Any]

UNBOUNDED = 64
"""Length of the largest string for which the schema sets no maximum."""

WIDE = "\u03b1\u0313\u0300\u0345"
"""One visible character of four code points: a text can be this many times longer than its visible characters."""


class InputMaker:
    """Makes inputs from schemas. A field that is named in `known` gets the value given there."""

    def __init__(self, definitions: dict[str, Schema], known: dict[str, object]) -> None:
        self._definitions = definitions
        self.known = known

    def make(self, schema: Schema, *, largest: bool, name: str = "") -> Any:  # noqa: ANN401 - any JSON value
        """Return the smallest or the largest value that a schema allows, for the field of this name."""
        if name in self.known:
            return self.known[name]
        schema = self._resolved(schema, last=largest)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][-1 if largest else 0]
        match schema["type"]:
            case "object":
                fields = schema.get("properties", {})
                wanted = fields if largest else schema.get("required", [])
                return {field: self.make(fields[field], largest=largest, name=field) for field in wanted}
            case "array":
                length = schema.get("maxItems", 1) if largest else schema.get("minItems", 0)
                return [self.make(schema["items"], largest=largest)] * length
            case "string" if name == "month":
                return today()[:7]
            case "string" if "{4}-" in schema.get("pattern", ""):
                return today()
            case "string":
                length = schema.get("maxLength", UNBOUNDED) if largest else schema.get("minLength", 0)
                character = "x" if "pattern" in schema or not largest else WIDE
                return (character * length)[:length]
            case "integer" | "number":
                return int(schema.get("maximum", 2**31 - 1) if largest else schema.get("minimum", 0))
            case kind:
                return {"boolean": largest, "null": None}[kind]

    def _resolved(self, schema: Schema, *, last: bool) -> Schema:
        """Follow references, and choose the first or last kind of a union, but not null."""
        while True:
            kinds = [kind for kind in schema.get("oneOf") or schema.get("anyOf") or [] if kind.get("type") != "null"]
            if kinds:
                bounds = {key: value for key, value in schema.items() if key not in {"oneOf", "anyOf"}}
                schema = bounds | kinds[-1 if last else 0]
            elif "$ref" in schema:
                schema = self._definitions[schema["$ref"].rpartition("/")[2]]
            else:
                return schema


def tag_of(message: type) -> str:
    """Return the type of a message as it is sent."""
    return str(message.__struct_config__.tag)  # type: ignore[attr-defined]


def message_schemas(union: object) -> tuple[dict[str, Schema], dict[str, Schema]]:
    """Return the schema of each message of a union, by its type, and the definitions that they refer to."""
    messages = get_args(union)
    schemas, definitions = msgspec.json.schema_components(messages)
    return dict(zip(map(tag_of, messages), schemas, strict=True)), definitions


@functools.cache
def openapi() -> dict[str, Any]:
    """Return the description of the HTTP interface."""
    return description(handlers_with_providers(str))


@functools.cache
def operations() -> dict[str, Schema]:
    """Return the described requests by method and path, such as `GET /api/me`."""
    return {
        f"{method.upper()} {path}": operation
        for path, methods in openapi()["paths"].items()
        for method, operation in methods.items()
    }
