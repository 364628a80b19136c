"""A slow game, played over HTTP by people whom nobody sees at the table."""

from typing import Any

from tests.server.player import Person

DAY = 86_400


def slow_table(host: Person, guest: Person, names: tuple[str, str] = ("Ana", "Ben"), time: int = DAY) -> str:
    """A game of two with so many seconds a turn, which has begun; it is the host's turn, and nobody is there."""
    table = host.new_table(seats=2, name=names[0], clock="move", time=time, stall=1)
    for person, message in ((guest, {"type": "sit", "seat": 1, "name": names[1]}), (host, {"type": "start"})):
        answer = person.post(f"/api/tables/{table}/messages", **message)
        assert answer.status_code == 200, answer.text
    return table


def look(person: Person, table: str) -> dict[str, Any]:
    """How the table stands, for a person, who is there for a moment."""
    snapshot: dict[str, Any] = person.get(f"/api/tables/{table}/stream").json()
    return snapshot


def play(person: Person, table: str) -> None:
    """Make a move, and those after it until it is somebody else's turn."""
    while (seen := look(person, table))["game"]["legal"]:
        move = seen["game"]["legal"][0]
        answer = person.post(f"/api/tables/{table}/messages", type="move", number=seen["number"], move=move)
        assert answer.status_code == 200, answer.text
