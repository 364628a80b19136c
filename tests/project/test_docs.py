"""The documentation covers every command, setting and message, and mentions none that does not exist."""

import re
import shlex
from typing import get_args

import click
import msgspec
import pytest
import typer.main

from dev import STEPS
from tests.project.project_files import ROOT, texts
from tongiaki.cli.admin import app as admin
from tongiaki.cli.commands import app
from tongiaki.coach.analysis import Analysis, Drawn, Line
from tongiaki.coach.comparison import Comparison
from tongiaki.coach.facts import Fact
from tongiaki.coach.moments import Moment
from tongiaki.coach.review import Review, ReviewedPlayer, ReviewedTurn
from tongiaki.common.problems import ProblemCode
from tongiaki.protocol import table_bodies
from tongiaki.protocol.statuses import DEFAULT_STATUS, STATUS
from tongiaki.server.bodies.wire_schema import UNIONS
from tongiaki.server.settings import Settings
from tongiaki.tables.decisions.chat_commands import _ALIASES, OPTION_USAGE, USAGE
from tongiaki.tables.structs import profiles, views
from tongiaki.tables.structs.options import TableOptions

DOCS = texts("*.md")
MANUAL = "\n".join(text for name, text in DOCS.items() if name.startswith("docs/"))
COMMAND_LINE = DOCS["docs/play/command-line.md"]
SETTING = re.compile(r"\bTONGIAKI_[A-Z_]+\b")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
COMMANDS = typer.main.get_command(app)
ADMIN = typer.main.get_command(admin)
DEV_COMMANDS = set(re.findall(r'\.add_parser\("([a-z]+)"', (ROOT / "dev.py").read_text(encoding="utf-8")))


SHELL = re.compile(r"^(?:\$ |    |[\w./]*bin/)*tongiaki ([a-z]+ .*)$|`tongiaki ([a-z]+ [^`]*)`", re.MULTILINE)


def settings() -> set[str]:
    """Return every environment variable that Tongiaki reads."""
    return {name for text in texts("src/*.py").values() for name in SETTING.findall(text)}


@pytest.mark.parametrize("command", ["python3 dev.py play", "python3 dev.py test"])
def test_the_readme_gives_both_commands(command: str) -> None:
    assert command in DOCS["README.md"]


@pytest.mark.parametrize("command", sorted(COMMANDS.commands))
def test_every_command_is_documented(command: str) -> None:
    assert f"tongiaki {command}" in MANUAL


@pytest.mark.parametrize("setting", sorted(settings()))
def test_every_setting_is_documented(setting: str) -> None:
    assert setting in MANUAL


def test_the_usual_values_of_settings_are_documented() -> None:
    sections = re.split(r"^### `TONGIAKI_", DOCS["docs/host/settings.md"], flags=re.MULTILINE)[1:]
    defaults = [
        (section.partition("`")[0], re.search(r"^- Default: `([^`]+)`$", section, re.MULTILINE)) for section in sections
    ]
    documented = {name: default[1] for name, default in defaults if default}
    # Defaults that depend on the machine or on other settings are described in words, and therefore not compared.
    usual = {field.upper(): getattr(Settings(), field) for field in Settings.__slots__ if field.upper() in documented}
    assert len(usual) > 20
    assert {name: type(value)(documented[name]) for name, value in usual.items()} == usual


def test_no_setting_is_documented_that_nothing_reads() -> None:
    read = settings() | {name for text in texts("web/*.ts", "tests/*.py").values() for name in SETTING.findall(text)}
    assert set(SETTING.findall("\n".join(DOCS.values()))) <= read


def test_every_command_that_is_documented_exists() -> None:
    text = "\n".join(DOCS.values())
    assert set(re.findall(r"`tongiaki ([a-z]+)", text)) <= set(COMMANDS.commands)
    assert set(re.findall(r"\bdev\.py ([a-z]+)", text)) <= DEV_COMMANDS
    assert set(re.findall(r"\bdev\.py test ([a-z]+)`", text)) <= set(STEPS)


def lines_of_shell() -> list[str]:
    """Return the arguments of every complete `tongiaki` command line in the documentation."""
    return sorted({match[1] or match[2] for text in DOCS.values() for match in SHELL.finditer(text)})


@pytest.mark.parametrize("line", lines_of_shell())
def test_every_line_of_shell_has_the_options_of_its_command(line: str) -> None:
    name, *words = shlex.split(line, comments=True)
    command = ADMIN.commands[words.pop(0)] if name == "admin" else COMMANDS.commands[name]
    assert command.make_parser(click.Context(command)).parse_args(words)


@pytest.mark.parametrize("union", UNIONS)
def test_every_message_is_in_the_protocol(union: str) -> None:
    page = "play/coach" if union in {"Fact", "Reason"} else "bots/messages"
    text = DOCS[f"docs/{page}.md"]
    tags = [struct.__struct_config__.tag for struct in get_args(UNIONS[union])]
    assert [tag for tag in tags if not re.search(rf"`{tag}\b", text)] == []


@pytest.mark.parametrize(
    "struct",
    [
        *(views.TableView, views.SeatView, views.VoteView, views.GameView, views.ClockView, views.EndView),
        *(
            TableOptions,
            views.ChatLine,
            views.EventLine,
            views.LogLine,
            table_bodies.TableSummary,
            table_bodies.Lobby,
        ),
        *(profiles.Profile, profiles.RatingView, profiles.PlayedGame, profiles.Result),
    ],
)
def test_every_field_of_what_is_seen_is_in_the_protocol(struct: type[msgspec.Struct]) -> None:
    section = re.search(rf"^## {struct.__name__}$.*?(?=^## |\Z)", DOCS["docs/bots/types.md"], re.MULTILINE | re.DOTALL)
    assert section is not None
    assert [field for field in struct.__struct_fields__ if f"`{field}`" not in section[0]] == []


@pytest.mark.parametrize("code", get_args(ProblemCode))
def test_every_problem_is_in_the_reference(code: str) -> None:
    row = re.search(rf"^\| `{code}` \| (\d+) \| (.+?) \| (.+) \|$", DOCS["docs/bots/problems.md"], re.MULTILINE)
    assert row is not None
    assert int(row[1]) == STATUS.get(code, DEFAULT_STATUS)
    assert row[3].endswith(".")


def test_every_option_is_in_the_reference() -> None:
    sections = dict(re.findall(r"^### `(tongiaki [^`]+)`\n(.*?)(?=^##|\Z)", COMMAND_LINE, re.MULTILINE | re.DOTALL))
    commands = {f"tongiaki {name}": command for name, command in COMMANDS.commands.items()}
    commands |= {f"tongiaki admin {name}": command for name, command in ADMIN.commands.items()}
    assert sections.keys() == commands.keys()
    options = [
        (name, option)
        for name, command in commands.items()
        for parameter in command.params
        for option in parameter.opts
        if option.startswith("-")
    ]
    assert len(options) > 80
    assert [(name, option) for name, option in options if f"| `{option}` |" not in sections[name]] == []


def test_every_key_of_a_game_is_documented() -> None:
    text = (ROOT / "web" / "src" / "screenreader" / "shortcuts.ts").read_text(encoding="utf-8")
    reading = re.findall(r"^  (\w): \"", text, re.MULTILINE)
    playing = " ".join(re.findall(r"^  \[\"(.*?)\", ", text, re.MULTILINE)).split()
    assert len(reading) > 5
    assert len(playing) > 10
    keys = set(
        re.findall(r"[^\s|,]+", " ".join(re.findall(r"^\| (.*?) \|", DOCS["docs/play/keyboard.md"], re.MULTILINE)))
    )
    assert [key for key in [*reading, *playing] if not {key, key.upper()} & keys] == []


@pytest.mark.parametrize(
    "struct", [Analysis, Line, Drawn, Review, ReviewedTurn, Moment, ReviewedPlayer, Comparison, *get_args(Fact)]
)
def test_every_field_of_what_the_coach_says_is_documented(struct: type[msgspec.Struct]) -> None:
    text = DOCS["docs/play/coach.md"]
    assert [field for field in struct.__struct_fields__ if f"`{field}`" not in text] == []
    tag = struct.__struct_config__.tag
    assert tag is None or f"| `{tag}` |" in text


@pytest.mark.parametrize("name", sorted(DOCS))
def test_every_link_leads_to_a_file(name: str) -> None:
    folder = (ROOT / name).parent
    # Figures in the manual are not files; a test of the client checks them.
    links = [
        link for link in LINK.findall(CODE.sub("", DOCS[name])) if "://" not in link and not link.startswith("figure:")
    ]
    targets = [link.partition("#")[0] for link in links]
    assert [target for target in targets if not (folder / target).exists()] == []


@pytest.mark.parametrize("alias", _ALIASES)
def test_every_other_name_of_a_command_is_documented(alias: str) -> None:
    assert f"`/{alias}`" in DOCS["docs/play/commands.md"]


@pytest.mark.parametrize("form", [*USAGE.values(), *OPTION_USAGE.values()])
def test_every_command_in_the_chat_is_documented(form: str) -> None:
    assert f"`{form}`".replace("|", "\\|") in DOCS["docs/play/commands.md"]
