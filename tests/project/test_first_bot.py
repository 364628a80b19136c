"""The tutorial for bot authors: its program is the example, and its commands work."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.cli.command import TONGIAKI
from tests.project.project_files import ROOT

PAGE = (ROOT / "docs" / "bots" / "first-bot.md").read_text("utf-8")
COMMAND = re.compile(r"^\.venv/bin/tongiaki ((?:simulate|replay) .*)$", re.MULTILINE)


def test_the_program_is_the_example() -> None:
    (program,) = re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert program == (ROOT / "examples" / "bots" / "tactic.py").read_text("utf-8")


def test_its_commands_run_without_faults(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_bytes((ROOT / "examples" / "bots" / "tactic.py").read_bytes())
    commands = COMMAND.findall(PAGE)
    assert len(commands) == 3
    for command in commands:
        words = shlex.split(command.replace("python3 ", f"{sys.executable} ").replace("--games 20", "--games 2"))
        done = subprocess.run(
            [TONGIAKI, *words], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
        )
        assert done.returncode == 0, done.stderr
        assert "illegal move" not in done.stdout
        assert "not understood" not in done.stdout
    assert (tmp_path / "log.txt").read_text("utf-8") == ""
