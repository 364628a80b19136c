"""The reference of all messages of websockets."""

from reference.markdown import NOTE
from reference.struct_sections import struct_section
from reference.wire_structs import MESSAGES, name_of, structs


def message_page() -> str:
    """Return the reference of all messages of websockets."""
    known = structs()
    text = NOTE.format(source="src/tongiaki/protocol and src/tongiaki/tables/structs") + (
        "# Message reference\n\n"
        "The messages of websockets and streams, as JSON.\n"
        "[The protocol](../develop/protocol.md) explains when they are sent.\n"
        "[Permissions](../develop/permissions.md) lists who may send them.\n"
        "The [types](types.md) of fields are listed separately.\n\n"
        "A message may have an `id`, a whole number from 0, and its answer repeats it.\n"
        "`once` is an idempotency key: the server carries out a message with the same `once` only once.\n"
        "So a client can send a message again after a lost connection.\n"
    )
    for heading, (union, about) in MESSAGES.items():
        text += f"\n## {heading}\n\n{about}\n"
        for option in known[union]["anyOf"]:
            text += "\n" + struct_section(known, name_of(option), with_tag=True)
    return text
