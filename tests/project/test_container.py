"""Static checks of the files for container engines and build services, which run neither."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.project.project_files import ROOT

BIN = Path(sys.executable).parent
CONTAINER = (ROOT / "Containerfile").read_text()
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def complaints(*command: str | Path) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


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


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_one(workflow: Path) -> None:
    assert complaints(BIN / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", workflow) == ""


def test_no_workflow_is_unsafe() -> None:
    assert complaints(BIN / "zizmor", "--offline", "--quiet", "--no-progress", ".github") == ""


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned(workflow: Path) -> None:
    used = re.findall(r"uses: (\S+)", workflow.read_text())
    assert used
    assert [action for action in used if not re.search(r"^actions/[\w-]+@v\d+$|@[0-9a-f]{40}$|^\./", action)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_the_commands_of_a_workflow_exist(workflow: Path) -> None:
    text = workflow.read_text()
    files = re.findall(r"\b(?:tools/\w+\.py|requirements/\w+\.txt|Containerfile|\.github/workflows/\w+\.yml)", text)
    assert [file for file in files if not Path(ROOT, file).exists()] == []
    for words in re.findall(r"run: python3 (dev\.py .*)$", text, re.MULTILINE):
        script, command, *rest = words.split()
        done = subprocess.run(
            [sys.executable, script, command, "--help"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert [option for option in rest if option.startswith("--") and option not in done.stdout] == []


def test_the_release_tests_the_oldest_and_the_newest_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    versions = re.findall(r"cp3(\d+)-", project["tool"]["cibuildwheel"]["build"])
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    assert f'python: ["3.{versions[0]}", "3.{versions[-1]}"]' in release
    assert project["project"]["requires-python"] == f">=3.{versions[0]}"


def test_a_lint_that_finds_something_says_so(tmp_path: Path) -> None:
    bad = tmp_path / "Containerfile"
    bad.write_text("FROM python\nRUN cd /tmp && sudo rm x\n")
    assert "DL3004" in complaints(BIN / "hadolint", bad)
    workflow = tmp_path / "audit.yml"
    workflow.write_text(WORKFLOWS[0].read_text())
    audit = (BIN / "zizmor", "--offline", "--quiet", "--no-progress", "--no-config")
    assert "unpinned-uses" in complaints(*audit, workflow)
    workflow.write_text(WORKFLOWS[0].read_text().replace("runs-on", "runs-in"))
    assert "runs-in" in complaints(BIN / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", workflow)
