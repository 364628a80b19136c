"""JSON schemas in words, such as "a whole number, 1 or more"."""

import msgspec

from reference.wire_structs import LINKED, Schema, link_to, name_of, structs
from tongiaki.common import problems
from tongiaki.record import colours

SHARED = {
    "a colour": msgspec.json.schema(colours.Colour),
    "ships by colour": msgspec.json.schema(colours.Fleet),
    "a [problem code](problems.md)": msgspec.json.schema(problems.ProblemCode),
}


def type_words(schema: Schema, *, optional: bool = False) -> str:
    """Return a type in words. If `optional` is true, add the default, or that it can be omitted."""
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
            return link_to(name_of(schema))
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
            return f"an object with values of {type_words(values)}"
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
        return "a list of " + ", ".join(type_words(item) for item in items)
    return f"a list of {type_words(schema['items'])}" if schema.get("items") else "a list"


def _options(options: list[Schema]) -> str:
    names = {name_of(option) for option in options if "$ref" in option}
    known = structs()
    words: list[str] = []
    for union, link in LINKED.items():
        members = {name_of(option) for option in known[union]["anyOf"]}
        if len(names) > 2 and names <= members:
            words, names = [link], set()
            break
    words += [type_words(option) for option in options if "$ref" not in option or name_of(option) in names]
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
