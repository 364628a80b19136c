"""A host for a device in tests: it stores rows in memory and collects what the page receives."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from tongiaki.device import Device

START = 1_780_000_000_000
"""Time of the first input, in milliseconds since 1970."""


class Host:
    """A page with a device. Storage succeeds until `full` or `broken` is set."""

    def __init__(self, seed: int = 1, rows: dict[str, list[list[Any]]] | None = None) -> None:
        self.device = Device(seed)
        self.now = START
        self.rows: dict[str, list[list[Any]]] = defaultdict(list) if rows is None else rows
        self.cards: dict[str, dict[str, Any]] = {}
        self.sent: dict[int, list[dict[str, Any]]] = defaultdict(list)
        self.closed: dict[int, int] = {}
        self.responses: dict[int, tuple[int, Any]] = {}
        self.wake: int | None = None
        self.faults: list[str] = []
        self.problem: str | None = None  # the reason why storage fails
        self.unreadable = False
        self.held: list[dict[str, Any]] | None = None  # effects that are not carried out yet, or None to carry them out
        self._next = 0

    def number(self) -> int:
        self._next += 1
        return self._next

    def do(self, kind: str, **fields: object) -> None:
        effects = json.loads(self.device.do(json.dumps({"do": kind, "now": self.now} | fields)))
        self.wake = None
        for effect in effects:
            if effect["do"] == "wake":
                self.wake = self.now + effect["in"]
        for effect in effects:
            if self.held is not None and effect["do"] in ("store", "need"):
                self.held.append(effect)
            else:
                self._carry_out(effect)

    def release(self) -> None:
        """Carry out the effects that were held back."""
        held, self.held = self.held or [], None
        for effect in held:
            self._carry_out(effect)

    def _carry_out(self, effect: dict[str, Any]) -> None:
        match effect["do"]:
            case "store":
                if self.problem is not None:
                    self.do("failed", batch=effect["batch"], problem=self.problem)
                    return
                self.rows[effect["table"]].extend(effect["rows"])
                numbers = [row[0] for row in self.rows[effect["table"]]]
                assert numbers == list(range(1, len(numbers) + 1))
                self.cards[effect["table"]] = effect["card"]
                self.do("stored", batch=effect["batch"])
            case "need":
                table = effect["table"]
                if self.unreadable:
                    self.do("load", table=table, problem="storage_unreadable")
                else:
                    self.do("load", table=table, rows=self.rows.get(table, []))
            case "send":
                self.sent[effect["socket"]].append(json.loads(effect["text"]))
            case "close":
                self.closed[effect["socket"]] = effect["code"]
            case "response":
                assert effect["id"] not in self.responses
                self.responses[effect["id"]] = effect["status"], effect["body"]
            case "fault":
                self.faults.append(effect["text"])

    def pass_time(self, most: int = 100_000) -> None:
        """Pass `wake` at the times that the device asks for, until it asks for none."""
        for _ in range(most):
            if self.wake is None:
                return
            self.now = max(self.now, self.wake)
            self.do("wake")
        raise AssertionError("the device never rests")

    def ask(self, method: str, path: str, body: object = None, *, wait: bool = True) -> tuple[int, Any]:
        """Send a request and return its status and body."""
        number = self.number()
        self.do("request", id=number, method=method, path=path, body=body)
        while wait and number not in self.responses and self.wake is not None:
            self.now = max(self.now, self.wake)
            self.do("wake")
        return self.responses.get(number, (0, None))

    def post(self, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        status, answer = self.ask("POST", path, body)
        assert status in (200, 201), (status, answer)
        return answer

    def get(self, path: str) -> Any:  # noqa: ANN401 - JSON
        status, answer = self.ask("GET", path)
        assert status == 200, (status, answer)
        return answer

    def begin(self, players: int = 3, bot: str = "random") -> str:
        """Start a game of Ana against bots, and return its id."""
        seats = [{"name": "Ana"}, *({"bot": bot} for _ in range(players - 1))]
        return str(self.post("/api/device/games", {"players": seats})["id"])

    def connect(self, table: str) -> Line:
        socket = self.number()
        self.do("connect", socket=socket, path=f"/ws/tables/{table}")
        line = Line(self, socket)
        if socket not in self.closed:
            line.say(type="hello")
        return line


class Line:
    """A websocket of the page, which applies snapshots and updates as the client does."""

    def __init__(self, host: Host, socket: int) -> None:
        self.host = host
        self.socket = socket

    @property
    def messages(self) -> list[dict[str, Any]]:
        return self.host.sent[self.socket]

    @property
    def number(self) -> int:
        return max((one["number"] for one in self.messages if one["type"] in ("snapshot", "update")), default=0)

    @property
    def game(self) -> dict[str, Any]:
        return next(one["game"] for one in reversed(self.messages) if one.get("game"))

    @property
    def table(self) -> dict[str, Any]:
        return next(one["table"] for one in reversed(self.messages) if one.get("table"))

    def say(self, **message: object) -> list[dict[str, Any]]:
        """Send a message and return what came back at once."""
        before = len(self.messages)
        self.host.do("message", socket=self.socket, text=json.dumps(message))
        return self.messages[before:]

    def move(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> None:
        """Make a legal move."""
        answers = self.say(type="move", number=self.number, move=choose(self.game["legal"]))
        assert all(one["type"] == "update" for one in answers), answers

    def leave(self) -> None:
        self.host.do("disconnect", socket=self.socket)

    def play(self, choose: Callable[[list[str]], str] = lambda legal: legal[0], most: int = 2000) -> None:
        """Play until the game is over."""
        for _ in range(most):
            if self.table["status"] == "over":
                return
            if self.game["legal"]:
                self.move(choose)
            self.host.pass_time()
        raise AssertionError("the game never ends")
