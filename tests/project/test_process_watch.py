"""A test run ends every process that its tests started."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.process_watch import MARK
from tests.processes import running
from tests.project.project_files import ROOT

TEST = """
import subprocess
from pathlib import Path

def test_that_forgets_a_process():
    # In a session of its own, so that no signal to the group of the tests reaches it.
    process = subprocess.Popen(["sleep", "{seconds}"], start_new_session=True)
    Path("started").write_text(str(process.pid))
    {then}
"""
# The warning about an unclosed Popen object is disabled: it depends on when the object is collected.
PYTEST = [sys.executable, "-m", "pytest", "--disable-plugin-autoload", "-p", "tests.conftest", "-p", "no:cacheprovider"]
PYTEST += ["-W", "ignore", "-q"]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="where processes do not tell what they inherited")


def a_run(folder: Path, then: str) -> dict[str, object]:
    """Return the arguments that start pytest, as the outermost run, on a test that leaves a process behind."""
    (folder / "pytest.ini").touch()
    (folder / "test_one.py").write_text(TEST.format(seconds=1000 + os.getpid(), then=then))
    environment = {name: value for name, value in os.environ.items() if name != MARK and "PYTEST" not in name}
    return {"cwd": folder, "env": environment | {"PYTHONPATH": str(ROOT)}}


def is_gone(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except FileNotFoundError:
        return True


@pytest.mark.parametrize("then", ["pass", "assert False"], ids=["passes", "fails"])
def test_a_run_that_leaves_a_process_behind_fails_and_ends_it(then: str, tmp_path: Path) -> None:
    done = subprocess.run(PYTEST, **a_run(tmp_path, then), capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"The tests left these behind:\n  sleep {1000 + os.getpid()}" in done.stdout
    assert is_gone(int((tmp_path / "started").read_text()))


def test_nothing_outlives_a_run_that_is_killed(tmp_path: Path) -> None:
    started = tmp_path / "started"
    with running(PYTEST, **a_run(tmp_path, "process.wait()"), stdout=subprocess.DEVNULL) as tests:
        while not (started.exists() and started.read_text()):
            assert tests.poll() is None
            time.sleep(0.05)
        assert not is_gone(int(started.read_text()))
        os.kill(tests.pid, signal.SIGKILL)
        while not is_gone(int(started.read_text())):
            time.sleep(0.05)
