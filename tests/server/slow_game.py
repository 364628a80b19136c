"""A slow game, played over HTTP by people who are not connected to the table."""

from typing import Any

from tests.server.player import Person

DAY = 86_400


def slow_table(host: Person, guest: Person, names: tuple[str, str] = ("Ana", "Ben"), time: int = DAY) -> str:
    """Return the table of a running game of two with this number of seconds per turn.

    The host moves; nobody is connected.
    """
    table = host.new_table(seats=2, name=names[0], clock="move", time=time, stall=1)
    for person, message in ((guest, {"type": "sit", "seat": 1, "name": names[1]}), (host, {"type": "start"})):
        answer = person.post(f"/api/tables/{table}/messages", **message)
        assert answer.status_code == 200, answer.text
    return table


def look(person: Person, table: str) -> dict[str, Any]:
    """Return a snapshot of the table for a person, who connects for a moment."""
    snapshot: dict[str, Any] = person.get(f"/api/tables/{table}/stream").json()
    return snapshot


def play(person: Person, table: str) -> None:
    """Make moves until it is another player's turn."""
    while (seen := look(person, table))["game"]["legal"]:
        move = seen["game"]["legal"][0]
        answer = person.post(f"/api/tables/{table}/messages", type="move", number=seen["number"], move=move)
        assert answer.status_code == 200, answer.text
