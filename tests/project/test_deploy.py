"""Static checks of the files in deploy/, and a run of the backup timer's commands."""

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.project_files import ROOT
from tongiaki.server.run import ENDING
from tongiaki.server.settings import Settings
from tongiaki.store import prepare_database

BIN = Path(sys.executable).parent
DEPLOY = ROOT / "deploy"
COMPOSE = sorted(DEPLOY.glob("compose*.yaml"))
PROGRAM, HOME = "/opt/tongiaki/bin/tongiaki", "/var/lib/tongiaki"


def run(*command: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | settings)


def seconds(name: str, file: str) -> int:
    match = re.search(rf"^\s*{name}[=:] ?(\d+)s?$", (DEPLOY / file).read_text(), re.MULTILINE)
    assert match is not None
    return int(match[1])


@pytest.mark.parametrize("file", COMPOSE, ids=lambda path: path.name)
def test_a_compose_file_is_one(file: Path, tmp_path: Path) -> None:
    check = (BIN / "check-jsonschema", "--builtin-schema", "vendor.compose-spec")
    assert run(*check, file).returncode == 0
    bad = tmp_path / file.name
    bad.write_text(file.read_text().replace("environment:", "environs:"))
    assert "environs" in run(*check, bad).stdout


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        (tmp_path / unit.name).write_text(unit.read_text().replace(PROGRAM, sys.executable))
    done = run("systemd-analyze", "verify", "--man=no", *sorted(tmp_path.iterdir()))
    assert (done.returncode, done.stderr) == (0, "")


def test_who_stops_the_server_waits_for_its_end() -> None:
    assert seconds("TimeoutStopSec", "tongiaki.service") > ENDING
    assert seconds("stop_grace_period", "compose.yaml") > ENDING


def test_what_the_timer_does_can_be_restored(tmp_path: Path) -> None:
    unit = (DEPLOY / "tongiaki-backup.service").read_text()
    backups = tmp_path / "backups"
    backups.mkdir()
    old = backups / "2026-01-01-043000.backup"
    old.touch()
    os.utime(old, (0, 0))
    database = f"sqlite:///{tmp_path / 'games.db'}"
    asyncio.run(prepare_database(database))
    for line in re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE):
        here = line.replace("%%", "%").replace(PROGRAM, str(BIN / "tongiaki")).replace(HOME, str(tmp_path))
        done = run(*shlex.split(here), TONGIAKI_DATABASE=database)
        assert done.returncode == 0, done.stderr
    (made,) = backups.iterdir()
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    restored = run(BIN / "tongiaki", "admin", "restore", made, "--yes", TONGIAKI_DATABASE=elsewhere)
    assert restored.returncode == 0, restored.stderr


def test_the_privacy_page_names_the_default_times_and_all_outgoing_services() -> None:
    text = (ROOT / "docs" / "host" / "privacy.md").read_text(encoding="utf-8")
    page = " ".join(text.partition("## A privacy page to copy")[2].replace(">", " ").split())
    kept = Settings()
    assert f"a table whose game has not begun: {kept.keep_open} days" in page
    assert f"left standing against bots: {kept.keep_lonely} days" in page
    assert f"the chat of a finished game: {kept.keep_finished} days" in page
    assert f"without a player who has an account: {kept.keep_guests} days" in page
    assert f"a study: {kept.keep_studies} days" in page
    assert f"a session that is not used: {kept.keep_sessions} days" in page
    for service in ("push service", "MAIL PROVIDER", "CHAT SERVICE"):
        assert service in page
