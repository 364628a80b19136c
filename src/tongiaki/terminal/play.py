"""A game in the terminal. The person chooses moves by number or by notation."""

from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tongiaki.bots.greedy import landing_plan
from tongiaki.catalogue import refusal_text, text
from tongiaki.record import write
from tongiaki.rules import NotationError
from tongiaki.terminal.board import STYLES
from tongiaki.terminal.log import log_lines, player_name
from tongiaki.terminal.match import Match
from tongiaki.terminal.moves import explain_move
from tongiaki.terminal.show import show_board, show_result

_ALIASES = {"?": "help", "h": "help", "u": "undo", "b": "board", "p": "plan", "q": "quit", "m": "moves"}


class TerminalGame:
    """A game between a person and bots, in a terminal."""

    def __init__(self, console: Console, match: Match, save: Path | None) -> None:
        """Set the console, the match, and the file in which the game is saved at the end."""
        self._console = console
        self._match = match
        self._save = save
        self._has_left = False
        self._choices: list[int] = []

    @property
    def _names(self) -> tuple[str, ...]:
        """The players' names as shown on the screen, by seat."""
        return tuple(
            text("seat-among-equals", name=name, colour=player_name(colour))
            for name, colour in zip(self._match.names(text("terminal-you")), self._match.position.colours, strict=True)
        )

    def play(self) -> None:
        """Play until the game is over or the person quits.

        Raises:
            OSError: the game can't be saved.
        """
        self._console.print(text("terminal-welcome"))
        for name, colour in zip(self._names, self._match.position.colours, strict=True):
            self._console.print(Text(f"  {name}", STYLES[colour]))
        while not self._has_left:
            self._match.advance()
            self._print_log()
            if self._match.is_over:
                show_board(self._console, self._match.position)
                show_result(self._console, self._match.position, self._names)
                break
            self._show_choices()
            self._decide()
        if self._save is not None:
            self._write(self._save)

    def _print_log(self) -> None:
        position = self._match.position
        for line in log_lines(position):
            self._console.print(f"· {line}", style="italic")
        position.log = []

    def _show_choices(self) -> None:
        """Print the board and the possible moves."""
        show_board(self._console, self._match.position)
        self._list_moves()

    def _list_moves(self) -> None:
        position = self._match.position
        colour = position.colours[position.turn]
        self._choices = sorted(position.legal_moves(), key=position.text)
        prompt = text("terminal-prompt", phase=position.phase, who=player_name(colour))
        self._console.print(Text(prompt, STYLES[colour]))
        width = max(len(position.text(move)) for move in self._choices)
        for number, move in enumerate(self._choices, start=1):
            line = Text(f"{number:4} ", "bold").append(f"{position.text(move):{width}}  ", "cyan")
            self._console.print(line.append(explain_move(position, move), "default"), soft_wrap=True)

    def _decide(self) -> None:
        """Read lines until the person has made a decision."""
        while not self._has_left:
            try:
                entered = self._console.input(text("terminal-ask") + " ").strip()
            except EOFError:
                self._console.print()
                entered = "quit"
            word, _, rest = entered.partition(" ")
            command = _ALIASES.get(word, word)
            if command in ("help", "board", "moves", "quit") and not rest:
                self._show(command)
            elif command == "save":
                self._try_save(rest.strip())
            elif entered and self._execute(command, entered):
                return

    def _show(self, command: str) -> None:
        if command == "help":
            self._console.print(text("terminal-help"))
        elif command == "board":
            show_board(self._console, self._match.position)
        elif command == "moves":
            self._list_moves()
        else:
            self._has_left = True

    def _execute(self, command: str, entered: str) -> bool:
        """Execute a line of input that may change the game. Return whether it did."""
        if command == "undo":
            if self._match.can_undo:
                self._match.undo()
                return True
            self._print_problem(text("problem-nothing_to_undo"))
        elif command == "plan":
            return self._land_all()
        elif entered.isascii() and entered.isdecimal() and len(entered) < 5:
            if 1 <= int(entered) <= len(self._choices):
                self._match.decide(self._choices[int(entered) - 1])
                return True
            self._print_problem(text("terminal-no-such-number", count=len(self._choices)))
        else:
            return self._move(entered)
        return False

    def _land_all(self) -> bool:
        plan = landing_plan(self._match.position)
        for move in plan:
            self._match.decide(move)
        if not plan:
            self._print_problem(text("terminal-no-landing"))
        return bool(plan)

    def _move(self, entered: str) -> bool:
        position = self._match.position
        try:
            move = position.parse(entered)
        except NotationError:
            self._print_problem(text("terminal-not-understood"))
            return False
        refusal = position.refusal(move)
        if refusal is not None:
            reason = refusal_text(refusal.code, refusal.facts)
            self._print_problem(f"{reason} ({text('rule-cited', clause=refusal.clause)})")
            return False
        self._match.decide(move)
        return True

    def _try_save(self, name: str) -> None:
        try:
            self._write(Path(name))
        except OSError as error:
            self._print_problem(text("terminal-not-saved", file=name, reason=error.strerror or ""))

    def _write(self, path: Path) -> None:
        today = datetime.now().astimezone().date().isoformat()
        record = self._match.record(self._match.names(text("lobby-guest")), {"Date": today})
        path.write_text(write(record), encoding="utf-8")
        self._console.print(text("terminal-saved", file=str(path)))

    def _print_problem(self, words: str) -> None:
        self._console.print(words, style="bold")
