"""A ledger of all ships, updated only from happenings. It must always agree with the position."""

from collections import Counter
from typing import Any

from tongiaki.rules import Position

Fleet = Counter[str]


class Ledger:
    """Numbers of ships by colour: on each beach, in the supplies, in the fleet under way, at sea."""

    def __init__(self, position: Position) -> None:
        description = position.describe()
        self.ships = _beaches(description)
        self.supply: Fleet = Counter(description["supply"])
        self.fleet: Fleet = Counter(description.get("fleet", {}))
        self.at_sea: Fleet = Counter(description["at_sea"])

    def enter(self, events: list[dict[str, Any]]) -> None:
        """Update the ledger with happenings."""
        for event in events:
            book = getattr(self, f"_{event['kind']}", None)
            if book:
                book(event)
            else:
                assert event["kind"] in {"discovered", "passed", "turned_back", "turn", "over"}

    def agrees_with(self, position: Position) -> None:
        """Assert that the position has the same numbers."""
        description = position.describe()
        assert +self.supply == +Counter(description["supply"])
        assert self.fleet == Counter(description.get("fleet", {}))
        assert self.at_sea == Counter(description["at_sea"])
        assert {beach: fleet for beach, fleet in self.ships.items() if fleet} == {
            beach: fleet for beach, fleet in _beaches(description).items() if fleet
        }

    def _beach(self, name: str) -> Fleet:
        return self.ships.setdefault(name, Counter())

    def _placed(self, event: dict[str, Any]) -> None:
        _move(self.supply, self._beach(event["beach"]), {event["colour"]: 1})

    def _shifted(self, event: dict[str, Any]) -> None:
        _move(self._beach(event["source"]), self._beach(event["beach"]), {event["colour"]: 1})

    def _crowned(self, event: dict[str, Any]) -> None:
        there = sum((self.ships.pop(beach) for beach in self._of(event["island"])), Counter[str]())
        assert there == {event["colour"]: event["returned"] + 1}
        self.supply[event["colour"]] += event["returned"]

    def _resettled(self, event: dict[str, Any]) -> None:
        for beach, number in event["returned"].items():
            _move(self._beach(beach), self.supply, {event["colour"]: number})
        assert all(event["colour"] not in fleet for fleet in self.ships.values())

    def _sailed(self, event: dict[str, Any]) -> None:
        assert self._beach(event["beach"]) == event["fleet"]
        _move(self._beach(event["beach"]), self.fleet, event["fleet"])

    def _arrived(self, event: dict[str, Any]) -> None:
        assert self.fleet == event["fleet"]

    def _landed(self, event: dict[str, Any]) -> None:
        _move(self.fleet, self._beach(event["beach"]), {event["colour"]: 1})

    def _sank(self, event: dict[str, Any]) -> None:
        assert self.fleet == event["fleet"]
        _move(self.fleet, self.supply, event["fleet"])

    _surplus = _sank

    def _at_sea(self, event: dict[str, Any]) -> None:
        _move(self.fleet, self.at_sea, event["fleet"])

    def _lost(self, event: dict[str, Any]) -> None:
        there = sum(
            (self.ships.pop(beach) for island in event["islands"] for beach in self._of(island)), Counter[str]()
        )
        assert there == event["fleet"]
        self.supply += there

    def _repeated(self, event: dict[str, Any]) -> None:
        there = sum((self.ships.pop(beach) for beach in event["beaches"]), Counter[str]())
        assert there == event["fleet"]
        self.supply += there

    def _of(self, island: str) -> list[str]:
        return [beach for beach in self.ships if beach.startswith(f"{island}.")]


def _beaches(told: dict[str, Any]) -> dict[str, Fleet]:
    return {
        f"{island}.{number}": Counter(fleet)
        for island, beaches in told["ships"].items()
        for number, fleet in enumerate(beaches)
    }


def _move(source: Fleet, goal: Fleet, fleet: dict[str, int]) -> None:
    """Move ships between two accounts. Neither can become negative."""
    for colour, number in fleet.items():
        source[colour] -= number
        assert source[colour] >= 0
        if not source[colour]:
            del source[colour]
        goal[colour] += number
