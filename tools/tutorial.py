"""The tutorial's lessons with all reachable positions, so that the page needs neither a server nor the rules."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import msgspec

from tongiaki.record import parse_position
from tongiaki.rules import Position
from tongiaki.rules.moves import CROWN, EXPAND, EXPANSIONS, LAND, LAY, SAIL, SETTLE, TAKE
from tongiaki.rules.tiles import BEACHES, EDGE_ID, ISLAND_OF, ISLANDS, SIDES
from tongiaki.tables.decisions.early_endings import standings
from tongiaki.tables.structs.views import EndReason, EndView, RouteView
from tongiaki.tables.views.replays import Frame, frames_of
from tongiaki.tables.views.table_views import island_scores, routes

SOURCE = Path(__file__).resolve().parent.parent / "src" / "tongiaki" / "locales" / "tutorial.toml"


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """The accepted moves of a step, how often the step repeats, and the moves that follow; see the file."""

    wanted: list[str]
    times: int = 1
    after: list[str] = msgspec.field(default_factory=list)


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """A position with the steps of a task."""

    position: str
    step: list[Step]


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson with one or more scenes."""

    name: str
    scene: list[Scene]


@dataclass
class Node:
    """A decision of a scene: its legal moves, the reasons why others are refused, and the results of accepted moves."""

    step: int
    position: Position
    answers: dict[str, tuple[list[Frame], int]] = field(default_factory=dict)
    """By accepted move: the frames to show, and the number of the next node."""

    def to_data(self, reasons: list[dict[str, object]]) -> dict[str, object]:
        """Return the node as JSON-ready data.

        New reasons are appended to the list, and refused moves refer to the index of their reason.
        """
        position = self.position
        decided = position.to_move >= 0 and self.answers
        route_views: dict[str, RouteView] = routes(position) if decided and position.phase == "migration" else {}
        end = None
        if position.phase == "over":
            end = EndView(msgspec.convert(position.end_reason, EndReason), standings(position), island_scores(position))
        return {
            "step": self.step,
            "legal": [position.text(move) for move in position.legal_moves()] if decided else [],
            "routes": route_views,
            "answers": self.answers,
            "refused": dict(_refused(position, reasons)) if decided else {},
            "end": end,
        }


def lessons() -> list[Lesson]:
    """Return the lessons in order."""
    return msgspec.convert(tomllib.loads(SOURCE.read_text())["lesson"], list[Lesson])


def nodes_of(scene: Scene) -> list[Node]:
    """Return all decisions that accepted moves lead to, the first one first. A repeated position is a single node.

    Raises:
        ValueError: A step's accepted moves, or the moves after them, are not legal.
    """
    nodes = [Node(0, parse_position(scene.position))]
    wanted = [step for step in scene.step for _ in range(step.times)]
    numbers = [number for number, step in enumerate(scene.step) for _ in range(step.times)]
    depths = {0: 0}
    known: dict[object, int] = {}
    for place, node in enumerate(nodes):
        depth = depths[place]
        if depth == len(wanted):
            continue
        step = wanted[depth]
        last = depth + 1 == len(wanted) or numbers[depth + 1] != numbers[depth]
        for text in _wanted(node.position, step):
            moves = [text, *(_after(node.position, text, step) if last else [])]
            after = node.position.copy()
            frames = frames_of(after, moves)
            key = (depth, after.key())
            if key not in known:
                known[key] = len(nodes)
                depths[len(nodes)] = depth + 1
                nodes.append(Node(numbers[depth + 1] if depth + 1 < len(wanted) else len(scene.step), after))
            node.answers[text] = frames, known[key]
        if not node.answers:
            raise ValueError(f"no accepted move is legal: {step.wanted} in {scene.position}")
    return nodes


def lesson_data(lesson: Lesson) -> dict[str, Any]:
    """Return a lesson as JSON-ready data."""
    scenes: list[dict[str, object]] = []
    for scene in lesson.scene:
        reasons: list[dict[str, object]] = []
        start = parse_position(scene.position)
        nodes = [node.to_data(reasons) for node in nodes_of(scene)]
        scenes.append({"start": start.describe(), "steps": len(scene.step), "nodes": nodes, "reasons": reasons})
    return {"name": lesson.name, "scenes": scenes}


def _wanted(position: Position, step: Step) -> list[str]:
    legal = [position.text(move) for move in position.legal_moves()]
    return [text for text in legal if any(fnmatch(text, pattern) for pattern in step.wanted)]


def _after(position: Position, text: str, step: Step) -> list[str]:
    """Return the others' moves and the drawn tiles after a move. Raises ValueError if no move of an entry is legal."""
    current = position.copy()
    current.play(current.parse(text))
    moves: list[str] = []
    for entry in step.after:
        legal_moves = [move for move in entry.split("|") if current.refusal(current.parse(move)) is None]
        if not legal_moves:
            raise ValueError(f"{entry} is not legal after {text}")
        moves.append(legal_moves[0])
        current.play(current.parse(legal_moves[0]))
    return moves


def _refused(position: Position, reasons: list[dict[str, object]]) -> Iterator[tuple[str, int]]:
    """Yield the refused moves that a single click can request, each with the index of its reason."""
    for move in _requestable_moves(position):
        refusal = position.refusal(move)
        if refusal is None:
            continue
        reason: dict[str, object] = {"code": refusal.code, "clause": refusal.clause, "facts": refusal.facts}
        if reason not in reasons:
            reasons.append(reason)
        yield position.text(move), reasons.index(reason)


def _requestable_moves(position: Position) -> Iterator[int]:
    """Yield the moves that a single click can request in this phase, legal or not."""
    if position.phase != "turn":  # the lens explains why these actions are unavailable
        yield from (position.parse(text) for text in ("expand tonga.0", "crown tonga", "resettle"))
    laid = [island for island in range(ISLANDS) if position.chart.is_laid(island)]
    beaches = [beach for beach in range(BEACHES) if ISLAND_OF[beach] in laid]
    match position.phase:
        case "setup" | "settle":
            yield from (SETTLE + beach for beach in beaches)
        case "turn":
            yield from (
                EXPAND + number
                for number, beaches_of_expansion in enumerate(EXPANSIONS)
                if len(beaches_of_expansion) == 1 and beaches_of_expansion[0] in beaches
            )
            yield from (CROWN + island for island in laid)
        case "take":
            yield from (TAKE + beach for beach in beaches)
        case "migration":
            yield from (SAIL + SIDES * island + side for island in laid for side in range(SIDES))
        case "landing":
            seats = [seat for seat in range(position.players) if position.fleet >> 4 * seat & 15]
            yield from (LAND + seat * BEACHES + beach for seat in seats for beach in beaches)
        case "lay":
            yield from (LAY + edge for edge in range(len(EDGE_ID)) if position.chart.is_laid(edge // SIDES))
        case phase:
            raise ValueError(f"a lesson cannot contain a decision in the phase {phase}")
