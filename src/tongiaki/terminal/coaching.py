"""The coach's output in words: facts, the best lines in a position, and the review of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec
from rich.console import Console
from rich.table import Table

from tongiaki.catalogue import fleet_text, join_in_words, number_text, percent_text, text, tile_name
from tongiaki.coach import facts as f
from tongiaki.coach.analysis import Analysis, Line
from tongiaki.coach.evaluator import Chances
from tongiaki.coach.moments import Moment
from tongiaki.coach.reason_kinds import Reason
from tongiaki.coach.replies import Reply
from tongiaki.coach.review import Review
from tongiaki.record.colours import Colour
from tongiaki.terminal.log import player_name


def show_analysis(console: Console, analysis: Analysis) -> None:
    """Print each player's chances and the best lines. Each line has its facts, or the tiles that may be drawn next."""
    console.print(_chances_and_points(analysis.chances, analysis.points), soft_wrap=True)
    if analysis.turn is not None:
        console.print(text("terminal-best-moves", who=player_name(analysis.turn)), style="bold")
    for number, line in enumerate(analysis.lines, start=1):
        _show_line(console, number, line)
    for drawn in analysis.draws:
        console.print(f"  {drawn.tile}: {_chances_text(drawn.chances)}", soft_wrap=True)


def show_review(console: Console, review: Review, viewer: Colour | None = None) -> None:
    """Print the chances after each turn, and the most important decisions. The viewer's worst mistake comes first."""
    worst = next((moment for moment in review.mistakes if moment.colour == viewer), None)
    if worst is not None:
        console.print(text("terminal-review-yours", who=player_name(worst.colour)), style="bold")
        _show_moment(console, "better", worst, viewer)
    table = Table()
    table.add_column(text("terminal-review-after"), justify="right")
    table.add_column(text("end-player"))
    table.add_column(text("terminal-review-chances"))
    for name in ("luck", "choice"):
        table.add_column(text(f"terminal-review-{name}"), justify="right")
    for turn in review.turns:
        luck, choice = _percentage(turn.luck[turn.colour]), _percentage(turn.choice)
        table.add_row(str(turn.first), player_name(turn.colour), _chances_text(turn.chances), luck, choice)
    console.print(table)
    _show_players(console, review)
    _show_moments(console, "mistakes", "better", review.mistakes, viewer)
    _show_moments(console, "fine", "obvious", review.fine, viewer)


def _show_players(console: Console, review: Review) -> None:
    """Print what changed each player's chances, and how good their decisions were."""
    table = Table(title=text("review-split"))
    table.add_column(text("end-player"))
    for name in ("luck", "own", "others", "rest", "choice", "accuracy", "mistakes"):
        table.add_column(text(f"review-{name}"), justify="right")
    for player in review.players:
        changes = (player.luck, player.own, player.others, player.rest, player.choice)
        accuracy = percent_text(player.sound / player.decisions) if player.decisions else "–"
        cells = (*map(_percentage, changes), accuracy, str(player.mistakes))
        table.add_row(player_name(player.colour), *cells)
    console.print(table)


def fact_lines(facts: Sequence[f.Fact]) -> list[str]:
    """Return the facts as lines of text. Facts of one kind about the same player share a line."""
    lines: list[str] = []
    for fact, group in groupby(facts, key=_line_key):
        lines += _FACT_WRITERS[fact[0]](list(group))
    return lines


def _show_line(console: Console, number: int, line: Line) -> None:
    console.print(f"{number}. {'; '.join(line.moves)}", style="bold", soft_wrap=True)
    console.print(f"   {_chances_and_points(line.chances, line.points)}", soft_wrap=True)
    for words in fact_lines(line.facts):
        console.print(f"   · {words}", soft_wrap=True)


def _show_moments(console: Console, title: str, other: str, moments: list[Moment], viewer: Colour | None) -> None:
    console.print(text(f"terminal-review-{title}"), style="bold")
    if not moments:
        console.print("  —")
    for moment in moments:
        _show_moment(console, other, moment, viewer)


def _show_moment(console: Console, other: str, moment: Moment, viewer: Colour | None) -> None:
    who, trial = player_name(moment.colour), moment.trial
    gain, error = round(100 * trial.gain), round(100 * trial.error)
    console.print("  " + text("terminal-review-moment", who=who, number=moment.first, gain=gain, error=error))
    for reason in moment.reasons:
        words = reason_text(reason, moment.colour, viewer)
        console.print("    " + text("terminal-review-why", reason=words), soft_wrap=True)
    for name, moves, facts, reply in (
        ("played", moment.played, moment.played_facts, moment.played_reply),
        (other, moment.other, moment.other_facts, moment.other_reply),
    ):
        console.print("    " + text(f"terminal-review-{name}", moves="; ".join(moves)), soft_wrap=True)
        for line in fact_lines(facts):
            console.print(f"      · {line}", soft_wrap=True)
        if reply is not None:
            _show_reply(console, reply)


def _show_reply(console: Console, reply: Reply) -> None:
    words = text("terminal-review-reply", who=player_name(reply.colour), moves="; ".join(reply.moves))
    console.print("      " + words, soft_wrap=True)
    for line in fact_lines(reply.facts):
        console.print(f"        · {line}", soft_wrap=True)


def reason_text(reason: Reason, colour: Colour, viewer: Colour | None) -> str:
    """Return a reason for a mistake of the player with a colour. The viewer is addressed directly."""
    variables: dict[str, str | int] = {"who": player_name(colour), "you": "yes" if colour == viewer else "no"}
    for name, value in msgspec.structs.asdict(reason).items():
        match name:
            case "rival":
                variables[name] = player_name(value)
            case "rivals":
                variables[name] = join_in_words([player_name(rival) for rival in value])
            case "island":
                variables[name] = tile_name(value)
            case "islands":
                variables[name] = join_in_words([tile_name(island) for island in value])
            case _:
                variables[name] = number_text(value, 1) if isinstance(value, float) else value
    return text(f"coach-reason-{reason.__struct_config__.tag}", **variables)


def _chances_and_points(chances: Chances, points: dict[Colour, float]) -> str:
    return " · ".join(
        text(
            "terminal-outlook",
            who=player_name(colour),
            chance=percent_text(chance),
            points=number_text(points[colour], 1),
        )
        for colour, chance in chances.items()
    )


def _chances_text(chances: Chances) -> str:
    return " · ".join(
        text("terminal-chance", who=player_name(colour), chance=percent_text(chance))
        for colour, chance in chances.items()
    )


def _percentage(value: float) -> str:
    return f"{100 * value:+.1f}" if abs(value) >= 0.0005 else ""


def _line_key(fact: f.Fact) -> tuple[type[f.Fact], object]:
    """Return the key shared by all facts on the same line."""
    if isinstance(fact, f.Drives | f.Brings):
        return type(fact), fact.colour
    return type(fact), tuple(fact.to) if isinstance(fact, f.Leaves) else None


def _draws(facts: list[f.Draws]) -> list[str]:
    (fact,) = facts
    numbers = {"tiles": fact.tiles, "lands": fact.lands, "passes": fact.passes, "sinks": fact.sinks}
    lines = [text("coach-draws", colours=fact.colours, **numbers)]
    return [*lines, text("coach-ending", ending=fact.ending, tiles=fact.tiles)] if fact.ending else lines


def _score(facts: list[f.Score]) -> list[str]:
    (fact,) = facts
    points = [
        text("coach-points", who=player_name(colour), before=before, after=fact.after[colour])
        for colour, before in fact.before.items()
        if before != fact.after[colour]
    ]
    return [text("coach-score", points=join_in_words(points))]


def _islands(facts: Sequence[f.Drives | f.Brings | f.Reaches | f.Leaves | f.Crowns]) -> str:
    return join_in_words([tile_name(fact.island) for fact in facts])


def _leaves(facts: list[f.Leaves]) -> list[str]:
    if not facts[0].to:
        return [text("coach-abandons", islands=_islands(facts))]
    return [
        text(
            "coach-leaves", who=join_in_words([player_name(colour) for colour in facts[0].to]), islands=_islands(facts)
        )
    ]


_FACT_WRITERS: dict[type[f.Fact], Callable[..., list[str]]] = {
    f.Ends: lambda _: [text("coach-ends")],
    f.Draws: _draws,
    f.Crowns: lambda facts: [text("coach-crowns", island=_islands(facts))],
    f.Resettles: lambda _: [text("coach-resettles")],
    f.Drives: lambda facts: [text("coach-drives", who=player_name(facts[0].colour), islands=_islands(facts))],
    f.Brings: lambda facts: [text("coach-brings", who=player_name(facts[0].colour), islands=_islands(facts))],
    f.Reaches: lambda facts: [text("coach-reaches", islands=_islands(facts))],
    f.Leaves: _leaves,
    f.Sinks: lambda facts: [text("coach-sinks", fleet=fleet_text(fact.fleet)) for fact in facts],
    f.Loses: lambda facts: [text("coach-loses", islands=join_in_words(list(map(tile_name, facts[0].islands))))],
    f.Chain: lambda facts: [text("coach-chain", fleets=facts[0].fleets)],
    f.Score: _score,
}
