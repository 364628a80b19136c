"""The people present at a table: lists of names, look-up by name, and whispers."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tongiaki.common import clock
from tongiaki.common.names import find_matches, letters_and_digits, name_key
from tongiaki.common.problems import Facts, ProblemError
from tongiaki.rules.tiles import ISLANDS, TILE_NUMBER
from tongiaki.runtime.tables.table import Table
from tongiaki.tables.decisions.chat import chat_lines, is_player, may_read_watchers, single_line
from tongiaki.tables.decisions.moderation import require_may_speak
from tongiaki.tables.decisions.options import option_facts
from tongiaki.tables.decisions.seating import require_person
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.views import Whisper

NAME_WORDS = 12
"""Maximum number of words in a name."""


def presence_facts(table: Table, names: Mapping[str, str], programs: Collection[str] = ()) -> Facts:
    """Return the names of the seated persons, of the spectators, and of those of them that are programs.

    `names`: the names of the connected persons.
    """
    sitters = [sitter for _, sitter in table.state.seats.taken()]
    seated = [sitter.name for sitter in sitters]
    shown = dict(names) | {sitter.person: sitter.name for sitter in sitters if sitter.person is not None}
    watching = [person for person in table.present if table.state.seats.seat_of(person) is None]
    named = sorted(names[person] for person in watching if person in names)
    return {
        "seated": ", ".join(seated),
        "watching": ", ".join(named),
        "unnamed": table.watchers - len(named),
        "programs": ", ".join(sorted(shown[one] for one in programs if one in shown)),
    }


def table_facts(state: TableState) -> Facts:
    """Summarise the table: its options and seats; during a game also moves, tiles left and the player to move."""
    facts = {"status": state.status, "taken": len(list(state.seats.taken()))} | option_facts(state.options)
    if state.game is None:
        return facts
    position = state.game.position
    left = [TILE_NUMBER[tile] for tile in position.describe()["pile"]]
    islands = sum(number < ISLANDS for number in left)
    turn = "" if state.game.over else state.game.colours[position.turn]
    return facts | {
        "moves": len(state.game.moves),
        "islands": islands,
        "water": len(left) - islands,
        "pile": len(left),
        "turn": turn,
    }


def parse_whisper(
    table: Table, names: Mapping[str, str], person: str | None, text: str, *, program: bool = False
) -> tuple[str, Whisper]:
    """Parse `NAME TEXT`, addressed to a connected person; return that person and the whisper.

    Raises `no_advice` if a spectator addresses a player of a running rated game.
    """
    require_may_speak(table.state, person)
    person = require_person(person)
    called = {one: name for one in table.present if (name := _name(table.state, names, one)) is not None}
    mine = called.get(person)
    if mine is None:
        raise ProblemError("no_name")
    wanted, said = _addressed(text, called.values())
    persons = [one for one in find_matches(wanted, called) if one != person]
    if not persons:
        raise ProblemError("unknown_name", name=wanted)
    if len(persons) > 1:
        raise ProblemError("ambiguous_name", name=wanted)
    played = table.state.status == "running" and table.state.options.rated
    if played and is_player(table.state, persons[0]) and not is_player(table.state, person):
        raise ProblemError("no_advice")
    seat = table.state.seats.seat_of(person)
    sitter = None if seat is None else table.state.seats.places[seat]
    colour = None if sitter is None else sitter.colour
    to = called[persons[0]]
    return persons[0], Whisper(int(clock.now()), mine, colour, to, single_line(said), program)


def _addressed(text: str, names: Collection[str]) -> tuple[str, str]:
    """Split `NAME TEXT`; raises `unknown_name`.

    A name may contain spaces. The longest exact match is used. If there is none, the shortest match that compares only
    letters is used.
    """
    words = text.split()
    splits = [(" ".join(words[:end]), " ".join(words[end:])) for end in range(1, min(len(words), NAME_WORDS + 1))]
    for compare, ordered in ((name_key, splits[::-1]), (letters_and_digits, splits)):
        known = set(map(compare, names))
        for name, said in ordered:
            if compare(name) in known:
                return name, said
    raise ProblemError("unknown_name", name=words[0] if words else "")


def matching_name(table: Table, names: Mapping[str, str], person: str | None, name: str) -> str:
    """Return the matching name, in its original spelling, of a person who is present or has chatted.

    Raises `unknown_name` if no name matches.
    """
    here = [shown for one in table.present if (shown := _name(table.state, names, one)) is not None]
    said = [line.name for line in chat_lines(table.state, hears=may_read_watchers(table.state, person))]
    found = find_matches(name, {shown: shown for shown in [*here, *said]})
    if not found:
        raise ProblemError("unknown_name", name=name)
    return found[0]


def _name(state: TableState, names: Mapping[str, str], person: str) -> str | None:
    seat = state.seats.seat_of(person)
    sitter = None if seat is None else state.seats.places[seat]
    return names.get(person) if sitter is None else sitter.name
