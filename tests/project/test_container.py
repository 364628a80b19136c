"""Static checks of the container file. No test builds the image."""

import re
import sys
from pathlib import Path

import pytest

from tests.project.lints import BIN, complaints
from tests.project.project_files import ROOT

CONTAINER = (ROOT / "Containerfile").read_text()


@pytest.mark.skipif(sys.platform != "linux", reason="hadolint is installed on Linux alone")
def test_hadolint_finds_nothing_in_the_container_file() -> None:
    assert complaints(BIN / "hadolint", "--failure-threshold", "style", "Containerfile") == ""


def test_the_image_runs_the_server_as_nobody_and_asks_whether_it_is_well() -> None:
    last = CONTAINER.rpartition("\nFROM ")[2]
    assert last.startswith("python:3.13-slim")
    assert re.search(r"^USER [1-9]\d+$", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK (.|\\\n)*\[\"tongiaki\", \"health\"\]$", last, re.MULTILINE)
    assert 'CMD ["tongiaki", "serve"]' in last
    assert "pip install" not in last
    assert "apt-get" not in last


def test_a_lint_that_finds_something_says_so(tmp_path: Path) -> None:
    bad = tmp_path / "Containerfile"
    bad.write_text("FROM python\nRUN cd /tmp && sudo rm x\n")
    assert "DL3004" in complaints(BIN / "hadolint", bad)
