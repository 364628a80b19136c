"""Converts JSON schemas from msgspec to TypeScript types."""

import json
import textwrap
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class Writer:
    """Writes types. A schema that equals one of `names` is written as that name."""

    def __init__(self, names: Mapping[str, Schema]) -> None:
        self._names = names

    def declare(self, name: str, schema: Schema) -> str:
        """Declare an exported type, with the schema's description as its comment."""
        comment = _comment(schema.get("description", ""))
        body = self._in_full(schema)
        head = f"interface {name} " if "properties" in schema else f"type {name} = "
        end = "" if "properties" in schema else ";"
        return f"{comment}export {head}{body}{end}\n"

    def _type(self, schema: Schema) -> str:
        for name, known in self._names.items():
            if schema == known:
                return name
        return self._in_full(schema)

    def _in_full(self, schema: Schema) -> str:
        match schema:
            case {"$ref": ref}:
                return str(ref).rpartition("/")[2]
            case {"enum": values}:
                return " | ".join(json.dumps(value) for value in values)
            case {"anyOf": options}:
                return " | ".join(dict.fromkeys(self._type(option) for option in options))
            case {"type": "array", "items": items}:
                return f"({inner})[]" if " | " in (inner := self._type(items)) else f"{inner}[]"
            case {"type": "object", "properties": properties, "required": required}:
                return self._fields(properties, required)
            case {"type": "object", "additionalProperties": values}:
                return f"{{ [key: string]: {self._type(values)} }}"
            case {"type": kind} if kind in PLAIN:
                return PLAIN[kind]
        raise ValueError(f"no TypeScript is known for the schema {schema}")

    def _fields(self, properties: Mapping[str, Schema], required: list[str]) -> str:
        lines = (
            f"  {name}{'' if name in required else '?'}: {self._type(schema)};\n" for name, schema in properties.items()
        )
        return "{\n" + "".join(lines) + "}"


def _comment(text: str) -> str:
    first, _, rest = text.partition("\n")
    if not rest:
        return f"/** {first} */\n" if first else ""
    lines = [first, *textwrap.dedent(rest).splitlines()]
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"
