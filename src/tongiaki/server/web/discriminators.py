"""The discriminators of OpenAPI: the tag by which a client chooses between the schemas of a union."""

from __future__ import annotations

from typing import Any

_COMPONENTS = "#/components/schemas/"


def add_discriminators(description: dict[str, Any]) -> None:
    """Add a discriminator to every union of tagged structs in a description; Litestar adds none."""
    _add(description, description["components"]["schemas"])


def _add(part: Any, components: dict[str, Any]) -> None:  # noqa: ANN401 - any JSON
    if isinstance(part, dict):
        references = [one["$ref"] for one in part.get("oneOf", ()) if "$ref" in one]
        if len(references) > 1:
            part["discriminator"] = _discriminator(references, components)
        for inner in part.values():
            _add(inner, components)
    elif isinstance(part, list):
        for inner in part:
            _add(inner, components)


def _discriminator(references: list[str], components: dict[str, Any]) -> dict[str, Any]:
    structs = {one: components[one.removeprefix(_COMPONENTS)]["properties"] for one in references}
    constants = [{name for name, field in fields.items() if "const" in field} for fields in structs.values()]
    (tag,) = set.intersection(*constants)
    return {"propertyName": tag, "mapping": {fields[tag]["const"]: one for one, fields in structs.items()}}
