"""The reference of all types that are no messages."""

from reference.markdown import NOTE
from reference.struct_sections import struct_section
from reference.wire_structs import name_of, structs


def type_page() -> str:
    """Return the reference of all types that are no messages of a table."""
    known = structs()
    unions = {name for name, schema in known.items() if "anyOf" in schema}
    messages = {name_of(option) for union in unions for option in known[union]["anyOf"]}
    return (
        NOTE.format(source="src/tongiaki/server/bodies, src/tongiaki/protocol and src/tongiaki/tables/structs")
        + "# Type reference\n\n"
        "The JSON types in the [HTTP](http.md) and [message](messages.md) references, in alphabetical order. A field\n"
        "without a default is required. Times are in seconds since 1970, UTC, unless a type says otherwise.\n\n"
        + "\n".join(
            struct_section(known, name) for name in sorted(set(known) - unions - messages) if name != "SecretBody"
        )
    )
