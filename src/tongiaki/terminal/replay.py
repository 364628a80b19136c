"""Replay of a record, turn by turn."""

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from tongiaki.catalogue import text
from tongiaki.record import Record, printable
from tongiaki.rules import OVER
from tongiaki.terminal.board import STYLES
from tongiaki.terminal.log import log_lines, player_name
from tongiaki.terminal.show import show_board, show_result


def replay(console: Console, record: Record, *, stepwise: bool) -> None:
    """Print the game of a record. If `stepwise`, print the board after each turn and wait for Enter."""
    for name, value in record.tags.items():
        console.print(f"{name}: {printable(value)}")
    names = player_names(record.names, record.terms.colours)
    for name, colour in zip(names, record.terms.colours, strict=True):
        console.print(Text(f"  {name}", STYLES[colour]))
    position = record.start()
    position.log = []
    played = 0
    _show_comments(console, record, range(1))
    for number, (seat, moves) in enumerate(_turns(record)):
        for move in moves:
            position.play(position.parse(move))
        who = text("terminal-setup") if seat is None else player_name(record.terms.colours[seat])
        style = "bold" if seat is None else STYLES[record.terms.colours[seat]]
        console.print(Text(text("terminal-turn", number=number, who=who), style))
        for line in log_lines(position):
            console.print(f"  {line}")
        _show_comments(console, record, range(played + 1, played + len(moves) + 1))
        played += len(moves)
        position.log = []
        if stepwise:
            show_board(console, position)
            if not _wait_for_enter(console):
                return
    if not stepwise:
        show_board(console, position)
    if position.to_move == OVER:
        show_result(console, position, names)
    matches = record.shuffle_holds()
    if matches is not None:
        console.print(text("terminal-shuffle", holds="yes" if matches else "no"))


def _show_comments(console: Console, record: Record, places: range) -> None:
    for place in places:
        if place in record.comments:
            console.print(f"  {{{printable(record.comments[place])}}}", style="italic", soft_wrap=True)


def player_names(given: tuple[str, ...], colours: tuple[str, ...]) -> tuple[str, ...]:
    """Return the players' names by seat. Missing names are replaced by colours."""
    return tuple(
        text("seat-among-equals", name=name, colour=player_name(colour)) if name else player_name(colour)
        for name, colour in zip(given or ("",) * len(colours), colours, strict=True)
    )


def _turns(record: Record) -> Iterator[tuple[int | None, list[str]]]:
    """Yield the seat and the moves of each turn. The seat is None for the setup."""
    position = record.start()
    seat: int | None = None
    moves: list[str] = []
    for move in record.moves:
        if position.phase == "turn":
            yield seat, moves
            seat, moves = position.turn, []
        moves.append(move)
        position.play(position.parse(move))
    yield seat, moves


def _wait_for_enter(console: Console) -> bool:
    try:
        return console.input(text("terminal-next") + " ").strip() not in ("q", "quit")
    except EOFError:
        return False
