"""Every command handles every kind of standard stream without a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer.main
from typer.testing import CliRunner

from tests import fork_server
from tests.cli.command import ENGLISH, TONGIAKI
from tongiaki.cli import records
from tongiaki.cli.admin import app as admin
from tongiaki.cli.commands import app

FULL = "tongiaki: Standard output can’t be written: No space left on device\n"
RECORD = str(Path(__file__).parents[1] / "record" / "samples" / "rules-1.tgk")
START = "1 ry 0/20 setup r tonga@0,0,0 - - - - -"
PRINTING = [
    ["--version"],
    ["play", "--players", "2", "--seed", "1"],
    ["simulate", "--games", "1", "--jobs", "1"],
    ["arena", "--piles", "1", "--jobs", "1"],
    ["replay", "FILE"],
    ["show", "FILE"],
    ["show", "FILE", "--svg", "-"],
    ["convert", "FILE", "-"],
    ["check", "FILE"],
    ["analyse", "--position", START, "--nodes", "1"],
    ["analyse", "--position", START, "--nodes", "1", "--json"],
    ["admin", "people"],
]
"""Commands that print to standard output."""
IN_FORKS = """
import json, os, sys
import tongiaki.cli.admin, tongiaki.cli.commands
from tongiaki.cli import main
failed, full = 0, os.open("/dev/full", os.O_WRONLY)
for command in json.loads(sys.argv[1]):
    if (child := os.fork()) == 0:
        os.dup2(full, 1)
        sys.argv = ["tongiaki", "--lang", "en", *command, "--help"]
        try:
            main()
        except SystemExit as end:
            sys.stderr.flush()
            os._exit(end.code)
    failed += os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
print(failed)
"""
"""Runs the help of each command with standard output to a full device, and prints the number of commands that exit with
1.
"""


def commands() -> list[list[str]]:
    """Return all commands, including those of `admin`."""
    groups = [([], app), (["admin"], admin)]
    return [[*above, name] for above, group in groups for name in sorted(typer.main.get_command(group).commands)]  # type: ignore[attr-defined]  # a group


def shell(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", line],
        env=os.environ | ENGLISH,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


@pytest.mark.parametrize("command", PRINTING, ids=" ".join)
def test_a_full_disk_is_reported_in_one_line(command: list[str], sqlite_url: str) -> None:
    arguments = [RECORD if word == "FILE" else word for word in command]
    done = fork_server.run(arguments, os.environ | ENGLISH | {"TONGIAKI_DATABASE": sqlite_url}, 300, "/dev/full")
    lines = done.stderr.splitlines(keepends=True)
    assert (done.returncode, lines[-1]) == (1, FULL)
    assert "Traceback" not in done.stderr


def test_the_help_of_every_command_needs_a_standard_output() -> None:
    wanted = json.dumps(commands())
    done = subprocess.run([sys.executable, "-c", IN_FORKS, wanted], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"{len(commands())}\n", FULL * len(commands()))


@pytest.mark.parametrize(
    ("command", "redirection"), [(f"check {RECORD}", ">&-"), ("engine", ">&-"), ("engine", "> /dev/full")]
)
def test_a_closed_standard_output_is_reported_in_one_line(command: str, redirection: str) -> None:
    done = shell(f"echo hello | {TONGIAKI} {command} {redirection}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("tongiaki: Standard output can’t be written: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [f"replay {RECORD}", "engine"])
def test_a_closed_pipe_ends_a_command_without_a_word(command: str) -> None:
    done = shell(f"yes hello | {TONGIAKI} {command} | true; echo ${{PIPESTATUS[1]}}")
    assert (done.stdout, done.stderr) == ("1\n", "")


def test_closed_standard_input_and_error_are_no_failure() -> None:
    done = shell(f"{TONGIAKI} check - <&-; {TONGIAKI} check {RECORD} /none 2>&-; echo $?")
    assert done.stdout.endswith("no errors.\n1\n")
    assert done.stderr == "tongiaki: - can’t be read: Bad file descriptor\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_characters_that_a_terminal_does_not_have_are_replaced(encoding: str, tmp_path: Path) -> None:
    name = tmp_path / "漢.tgk"
    content = Path(RECORD).read_text().replace("Ann", "漢")
    name.write_text(content)
    tongiaki = f"LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0 PYTHONIOENCODING={encoding} {TONGIAKI}"
    shown = shell(f"{tongiaki} --lang ja replay {name}")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "?" in shown.stdout
    assert "漢" in shell(f"{tongiaki} convert {name} -").stdout  # a record is always UTF-8


@pytest.mark.parametrize("command", ["replay FILE", "show FILE", "check FILE", "convert FILE -", "analyse FILE"])
@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty", "endless"])
def test_an_invalid_file_is_reported_in_one_line(
    command: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MAX_FILE_BYTES", 1000)
    file = tmp_path / "file.tgk"
    if kind == "folder":
        file.mkdir()
    elif kind == "endless":
        file = Path("/dev/zero")
    elif kind != "missing":
        file.write_bytes(b"" if kind == "empty" else bytes(range(256)))
    done = CliRunner().invoke(app, command.replace("FILE", str(file)).split())
    if kind == "empty" and command.startswith("convert"):
        assert (done.exit_code, done.output) == (0, "")
    else:
        assert done.exit_code == 1
        assert len(done.output.splitlines()) == 1
        assert str(file) in done.output


@pytest.mark.parametrize("option", ["--out", "--parquet", "--plot", "--save", "--svg", "TO"])
def test_a_file_on_a_full_disk_is_named(option: str, tmp_path: Path) -> None:
    full = tmp_path / f"full.{'parquet' if option == '--parquet' else 'svg'}"
    full.symlink_to("/dev/full")
    command = {
        "--out": ["simulate", "--games", "1", "--jobs", "1"],
        "--parquet": ["simulate", "--games", "1", "--jobs", "1"],
        "--plot": ["arena", "--piles", "1", "--jobs", "1"],
        "--save": ["play", "--players", "2"],
        "--svg": ["show", "--position", START],
        "TO": ["convert", RECORD],
    }[option]
    arguments = [*command, *([] if option == "TO" else [option]), str(full)]
    done = CliRunner().invoke(app, arguments, input="quit\n")
    assert done.exit_code == 1, done.output
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.stderr.splitlines()[-1].startswith(f"tongiaki: {full} can’t be written: ")
    assert done.stderr.endswith("No space left on device\n")
