"""Sections of the references that describe one struct each."""

from collections.abc import Mapping

import msgspec

from reference.markdown import plain, table
from reference.type_words import type_words
from reference.wire_structs import Schema


def struct_section(known: Mapping[str, Schema], name: str, *, with_tag: bool = False) -> str:
    """Return the section of a struct: its description and its fields. A tag replaces the name in the heading."""
    schema = known[name]
    fields = dict(schema.get("properties", {}))
    tag = next((field for field in ("type", "kind") if with_tag and field in fields), None)
    heading = f"`{fields.pop(tag)['enum'][0]}`" if tag else name
    text = f"{'###' if with_tag else '##'} {heading}\n\n{plain(schema.get('description', ''))}\n"
    required = schema.get("required", ())
    if with_tag:
        fields.pop("id", None)
    rows = [(f"`{field}`", type_words(kind), _default(kind, field in required)) for field, kind in fields.items()]
    return text + ("\n" + table(("field", "type", "default"), rows) if rows else "")


def _default(schema: Schema, is_required: bool) -> str:
    if is_required:
        return ""
    if "default" not in schema:
        return "may be omitted"
    return f"`{msgspec.json.encode(schema['default']).decode()}`"
