"""A single JSON schema of all messages and bodies. The client's TypeScript types are generated from it."""

from __future__ import annotations

import msgspec

from tongiaki.coach.facts import Fact
from tongiaki.coach.reason_kinds import Reason
from tongiaki.protocol import device_bodies, person_bodies, replay_bodies, table_bodies
from tongiaki.protocol import study_messages as studies
from tongiaki.protocol import table_messages as p
from tongiaki.protocol.base import HttpProblem
from tongiaki.server.bodies import account_bodies, event_bodies, notification_bodies
from tongiaki.tables.structs import profiles
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.views.deciding_turns import GameDecision
from tongiaki.tables.views.replays import Replay
from tongiaki.tables.views.variations import Evaluation, Variation

UNIONS: dict[str, object] = {
    "ClientMessage": p.ClientMessage,
    "ServerMessage": p.ServerMessage,
    "StudyClientMessage": studies.StudyClientMessage,
    "StudyServerMessage": studies.StudyServerMessage,
    "Happening": Happening,
    "Fact": Fact,
    "Reason": Reason,
}
"""The unions of message types, by name."""
_FURTHER: tuple[type[msgspec.Struct], ...] = (
    Variation,
    Evaluation,
    Replay,
    GameDecision,
    studies.NewStudy,
    HttpProblem,
)
"""Bodies that are declared in other modules."""


def _bodies() -> list[type[msgspec.Struct]]:
    """Return the public bodies that the modules of this package, of `protocol` and `profiles` declare."""
    bodies: list[type[msgspec.Struct]] = []
    modules = (
        table_bodies,
        person_bodies,
        account_bodies,
        notification_bodies,
        event_bodies,
        replay_bodies,
        device_bodies,
        profiles,
    )
    for module in modules:
        for name, value in vars(module).items():
            declared_here = isinstance(value, type) and value.__module__ == module.__name__
            if declared_here and issubclass(value, msgspec.Struct) and not name.startswith("_"):
                bodies.append(value)
    return bodies


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages and bodies, each by its name under $defs."""
    roots, components = msgspec.json.schema_components(
        [*UNIONS.values(), *_bodies(), *_FURTHER], ref_template="#/$defs/{name}"
    )
    return {"$defs": {**components, **dict(zip(UNIONS, roots, strict=False))}}
