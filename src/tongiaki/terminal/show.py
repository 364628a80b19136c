"""Output of the board, the supplies and the result of a game."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tongiaki.catalogue import fleet_text, join_in_words, text
from tongiaki.rules import Position
from tongiaki.rules.fleets import ships_of
from tongiaki.rules.happenings import fleet_map
from tongiaki.rules.tiles import ALL_ISLANDS, ALL_WATER
from tongiaki.terminal.board import OVERLAP, STEP, STYLES, draw_board, letter


def show_board(console: Console, position: Position) -> None:
    """Print the board and, below it, the supplies and the rest of the pile."""
    _show_picture(console, draw_board(position))
    supplies = Text(text("terminal-supply"))
    for seat, colour in enumerate(position.colours):
        supplies.append("  ")
        supplies.append(f"{letter(colour)} {ships_of(position.supply, seat)}", STYLES[colour])
    islands = (position.pile & ALL_ISLANDS).bit_count()
    water = (position.pile & ALL_WATER).bit_count()
    supplies.append("   " + text("terminal-pile", islands=islands, water=water))
    console.print(supplies, soft_wrap=True)
    for message, fleet in (("terminal-fleet", position.fleet), ("panel-at-sea", position.at_sea)):
        if fleet:
            console.print(text(message, fleet=fleet_text(fleet_map(fleet, position.colours))))


def _show_picture(console: Console, picture: Text) -> None:
    """Print the board. In a narrow terminal, print it in several parts, from west to east."""
    lines = picture.split("\n", allow_blank=True)
    width = max(map(len, lines))
    part = width
    if console.is_terminal and width > console.width:
        part = max(1, (console.width - OVERLAP) // STEP) * STEP
        console.print(text("terminal-in-parts"), style="dim")
    for start in range(0, max(1, width - OVERLAP), part):
        console.print()
        for line in lines:
            console.print(line[start : start + part + OVERLAP], no_wrap=True, crop=False, overflow="ignore")
    console.print()


def show_result(console: Console, position: Position, names: tuple[str, ...]) -> None:
    """Print the winners and each player's points."""
    standings = position.standings()
    winners = [names[standing.seat] for standing in standings if standing.rank == 1]
    title = "end-title-shared" if len(winners) > 1 else "end-title"
    table = Table(title=text(title, who=join_in_words(winners)))
    table.add_column(text("end-rank"), justify="right")
    table.add_column(text("end-player"))
    for heading in ("end-points", "end-islands", "end-ships"):
        table.add_column(text(heading), justify="right")
    for standing in sorted(standings, key=lambda standing: standing.rank):
        table.add_row(
            str(standing.rank),
            Text(names[standing.seat], STYLES[standing.colour]),
            str(standing.points),
            str(standing.islands),
            str(standing.ships),
        )
    console.print(table)
