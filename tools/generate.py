"""Write web/src/generated/ and the references in docs/ from the Python side.

Usage: python tools/generate.py [--check]. With --check, it writes nothing and fails if a file is outdated.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import cast, get_args

import msgspec

import reference
import tutorial
from lessons import Lesson, lessons
from tongiaki.bots.levels import LEVELS, LevelGroup
from tongiaki.common import problems
from tongiaki.protocol.texts import RECORD_LENGTH
from tongiaki.record import colours, read
from tongiaki.rules import COLOURS, Position
from tongiaki.server.bodies.wire_schema import schema as protocol_schema
from tongiaki.server.routes.lobby.table_list import DEFAULT_OPTIONS
from tongiaki.tables.structs import limits, views
from tongiaki.tables.structs.options import OPTIONS
from tongiaki.tables.views.replays import frames_of
from typescript import Schema, Writer

ROOT = Path(__file__).resolve().parent.parent
TILES = ROOT / "src" / "tongiaki" / "rules" / "tiles.toml"
LOOK = ROOT / "src" / "tongiaki" / "drawing" / "look.toml"
GENERATED = ROOT / "web" / "src" / "generated"
FRONT_PAGE = ROOT / "tools" / "front_page.tgk"
"""The game that the front page's picture shows."""
FRONT_PAGE_START = 271
"""Number of moves before the chain of voyages in this game."""

# Types that occur in several messages but have no name in a schema.
SHARED: dict[str, object] = {
    "Colour": colours.Colour,
    "Phase": views.Phase,
    "Status": views.Status,
    "EndReason": views.EndReason,
    "ProblemCode": problems.ProblemCode,
    "NoticeCode": problems.NoticeCode,
    "Facts": problems.Facts,
}
NOTE = "// Written by `python3 dev.py types` from {source}; edit that instead.\n\n"

TILE_TYPES = """\
export interface BeachFacts {
  readonly berths: number;
  readonly piers: readonly number[];
}

export interface IslandFacts {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly beaches: readonly BeachFacts[];
}

export interface WaterFacts {
  readonly id: string;
  readonly currents: readonly (readonly [side: number, side: number, colours: number])[];
}
"""

LESSON_TYPES = """\
import type { Fleet, Frame, PositionView } from "./protocol";

/** A line of moves, the points before the first move and after each move, and the number of wins in 100 games. */
export interface LessonLine {
  frames: Frame[];
  points: Fleet[];
  wins: number;
}

export interface Lesson {
  stall: number;
  start: PositionView;
  lines: { tempting: LessonLine; better: LessonLine };
}
"""


TUTORIAL_TYPES = """\
import type { EndView, Facts, Frame, PositionView, RouteView } from "./protocol";

/** The reason why a move is refused. */
export interface Reason {
  code: string;
  clause: string;
  facts: Facts;
}

/** A decision: its step, the legal moves, and the frames and the next node after each accepted move. */
export interface Node {
  step: number;
  legal: string[];
  routes: Record<string, RouteView>;
  answers: Record<string, [Frame[], number]>;
  /** The index of the scene's reason, by refused move. */
  refused: Record<string, number>;
  end: EndView | null;
}

export interface LessonScene {
  start: PositionView;
  steps: number;
  nodes: Node[];
  reasons: Reason[];
}

export interface TutorialLesson {
  name: string;
  scenes: LessonScene[];
}
"""


def protocol_types() -> str:
    """Return the messages as TypeScript."""
    structs = cast("dict[str, Schema]", protocol_schema()["$defs"])
    shared = {name: msgspec.json.schema(kind) for name, kind in SHARED.items()}
    unions = {name: schema for name, schema in structs.items() if "anyOf" in schema}
    writer = Writer(shared | unions)
    fleet = msgspec.json.schema(colours.Fleet)
    declared = shared | {"Fleet": fleet} | structs
    parts = [writer.declare(name, schema) for name, schema in declared.items()]
    return NOTE.format(source="src/tongiaki/server/bodies/wire_schema.py") + "\n".join(parts)


def tile_facts() -> str:
    """Return the tiles as TypeScript."""
    tiles = tomllib.loads(TILES.read_text())
    text = NOTE.format(source="src/tongiaki/rules/tiles.toml") + TILE_TYPES
    for constant, kind, key in [("ISLANDS", "IslandFacts", "island"), ("WATERS", "WaterFacts", "water")]:
        rows = "".join(f"  {json.dumps(row)},\n" for row in tiles[key])
        text += f"\nexport const {constant}: readonly {kind}[] = [\n{rows}];\n"
    return text


def palette() -> str:
    """Return the board's colours as CSS custom properties."""
    look = tomllib.loads(LOOK.read_text())
    light, dark, distinct = (
        "".join(f"  --{name}: {colour};\n" for name, colour in look[theme].items())
        for theme in ("light", "dark", "distinct")
    )
    note = NOTE.format(source="src/tongiaki/drawing/look.toml").strip().removeprefix("// ")
    dark_rules = "".join(f"  {line}\n" for line in f':root:not([data-theme="light"]) {{\n{dark}}}'.splitlines())
    return (
        f"/* {note} */\n\n:root {{\n{light}}}\n\n@media (prefers-color-scheme: dark) {{\n{dark_rules}}}\n\n"
        f':root[data-theme="dark"] {{\n{dark}}}\n\n'
        f":root:root[data-colours] {{\n{distinct}}}\n"
    )


def signs() -> str:
    """Return the players' signs as TypeScript."""
    rows = "".join(
        f"  {colour}: {{ path: {json.dumps(sign['path'])}, line: {json.dumps(sign['line'])} }},\n"
        for colour, sign in tomllib.loads(LOOK.read_text())["signs"].items()
    )
    return (
        NOTE.format(source="src/tongiaki/drawing/look.toml")
        + "/** A player's sign within a circle of radius 4 around 0,0: a filled shape, or a line. */\n"
        + "export interface Sign {\n  readonly path: string;\n  readonly line: boolean;\n}\n\n"
        + f"export const SIGNS: Readonly<Record<string, Sign>> = {{\n{rows}}};\n"
    )


def choices() -> str:
    """Return the values that players choose from as TypeScript."""
    levels = "".join(
        f"  {{ name: {json.dumps(name)}, group: {json.dumps(level.group)}, "
        f"compiled: {json.dumps(level.needs_compiled_engine)} }},\n"
        for name, level in reversed(LEVELS.items())
    )
    return (
        NOTE.format(
            source="src/tongiaki/rules/moves.py, src/tongiaki/bots, src/tongiaki/tables/structs/limits.py and "
            "src/tongiaki/protocol/table_bodies.py"
        )
        + 'import type { Colour } from "./protocol";\n\n'
        + "/** The players' colours, in the order of the rules. */\n"
        + f"export const COLOURS: readonly Colour[] = {json.dumps(COLOURS)};\n\n"
        + f"export type LevelGroup = {' | '.join(json.dumps(group) for group in get_args(LevelGroup))};\n\n"
        + "/** A level of the bots. `compiled`: it is offered only where the engine is compiled. */\n"
        + "export interface Level {\n"
        + "  readonly name: string;\n  readonly group: LevelGroup;\n  readonly compiled: boolean;\n}\n\n"
        + "/** The levels of the bots, the best first. */\n"
        + f"export const LEVELS: readonly Level[] = [\n{levels}];\n\n"
        + "/** The maximum times of a table, in seconds: for a turn or a game, and the increment after each turn. */\n"
        + f"export const LONGEST = {limits.MOST_TIME};\n"
        + f"export const LONGEST_INCREMENT = {limits.MOST_INCREMENT};\n\n"
        + "/** The defaults, in seconds: until a bot stands in, and the budget and increment of a rated game. */\n"
        + f"export const USUAL_AWAY = {limits.USUAL_AWAY};\n"
        + f"export const RATED_TIME = {limits.RATED_TIME};\n"
        + f"export const RATED_INCREMENT = {limits.RATED_INCREMENT};\n\n"
        + "/** The maximum length of a record, in characters. */\n"
        + f"export const RECORD_LENGTH = {RECORD_LENGTH};\n"
    )


def options() -> str:
    """Return the table options as TypeScript."""
    defaults = msgspec.to_builtins(DEFAULT_OPTIONS)
    switches = [
        {"field": option.field, "group": option.group, "ratedOnly": option.rated_only}
        for option in OPTIONS
        if option.kind == "switch"
    ]
    fields = " | ".join(json.dumps(switch["field"]) for switch in switches)
    rows = "".join(f"  {json.dumps(switch)},\n" for switch in switches)
    commands = "".join(f"  {json.dumps([option.usage, option.word])},\n" for option in OPTIONS)
    return (
        NOTE.format(source="src/tongiaki/tables/structs/options.py")
        + 'import type { TableOptions } from "./protocol";\n\n'
        + "/** A table's options when it is created without any choice. */\n"
        + f"export const DEFAULT_OPTIONS: Required<TableOptions> = {json.dumps(defaults)};\n\n"
        + "/** An option that is on or off, and the group of the form that shows it. */\n"
        + "export interface Switch {\n"
        + f"  readonly field: {fields};\n"
        + '  readonly group: "seats" | "time" | "game";\n'
        + "  /** Whether it has an effect only at rated tables. */\n"
        + "  readonly ratedOnly: boolean;\n}\n\n"
        + f"export const SWITCHES: readonly Switch[] = [\n{rows}];\n\n"
        + "/** The chat command of each option: its usage, and the option's word. */\n"
        + f"export const OPTION_COMMANDS: readonly (readonly [string, string])[] = [\n{commands}];\n"
    )


def front_page() -> str:
    """Return the position and the happenings that the front page's picture plays, as TypeScript."""
    record = read(FRONT_PAGE.read_text())
    position = record.start()
    frames_of(position, record.moves[:FRONT_PAGE_START])
    described = position.describe()
    start = {name: described[name] for name in ("tiles", "ships", "royal", "at_sea", "supply", "pile", "lost")}
    happened = [one for frame in frames_of(position, record.moves[FRONT_PAGE_START:]) for one in frame.happened]
    return (
        NOTE.format(source="tools/front_page.tgk")
        + 'import type { PositionView, Frame } from "./protocol";\n\n'
        + "/** A turn of a recorded game: its position before the first fleet sails, and what happened then. */\n"
        + f"export const START = {msgspec.json.encode(start).decode()} as unknown as PositionView;\n"
        + f'export const HAPPENED: Frame["happened"] = {msgspec.json.encode(happened).decode()};\n'
    )


def lesson_lines() -> str:
    """Return the lessons of "How to play well" as TypeScript."""
    rows = "".join(f"  {json.dumps(name)}: {_lesson(lesson)},\n" for name, lesson in lessons().items())
    return (
        NOTE.format(source="src/tongiaki/locales/strategy/lessons.toml")
        + LESSON_TYPES
        + f"\nexport const LESSONS: Readonly<Record<string, Lesson>> = {{\n{rows}}};\n"
    )


def tutorial_lessons() -> str:
    """Return the tutorial's lessons as TypeScript."""
    rows = "".join(
        f"  {msgspec.json.encode(tutorial.lesson_data(lesson)).decode()},\n" for lesson in tutorial.lessons()
    )
    return (
        NOTE.format(source="src/tongiaki/locales/tutorial.toml")
        + TUTORIAL_TYPES
        + f"\nexport const TUTORIAL: readonly TutorialLesson[] = [\n{rows}];\n"
    )


def _lesson(lesson: Lesson) -> str:
    lines: dict[str, object] = {}
    for name, moves in lesson.lines.items():
        points = [_points(position) for position in lesson.positions(name)]
        lines[name] = {"frames": frames_of(lesson.start(), moves), "points": points, "wins": lesson.wins[name]}
    start = lesson.start()
    return msgspec.json.encode({"stall": start.terms.stall, "start": start.describe(), "lines": lines}).decode()


def _points(position: Position) -> dict[str, int]:
    return {standing.colour: standing.points for standing in position.standings()}


def main() -> int:
    """Write the files. With --check, report the outdated ones instead."""
    outdated_count = 0
    files = {
        "protocol.ts": protocol_types(),
        "tiles.ts": tile_facts(),
        "palette.css": palette(),
        "signs.ts": signs(),
        "choices.ts": choices(),
        "options.ts": options(),
        "frontPage.ts": front_page(),
        "lessons.ts": lesson_lines(),
        "tutorial.ts": tutorial_lessons(),
    }
    paths = {GENERATED / name: text for name, text in files.items()}
    for path, text in (paths | {ROOT / name: page for name, page in reference.pages().items()}).items():
        if path.exists() and path.read_text() == text:
            continue
        if "--check" in sys.argv:
            outdated_count += 1
            print(f"{path.relative_to(ROOT)} is outdated: run python3 dev.py types")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return 1 if outdated_count else 0


if __name__ == "__main__":
    sys.exit(main())
