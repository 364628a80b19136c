"""The workflows are valid: their syntax, their safety, and everything that their jobs refer to.

No test runs a workflow, so these tests look for mistakes that a first run would find.
"""

import fnmatch
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.project.lints import BIN, complaints
from tests.project.project_files import ROOT

FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
LEVELS = ("none", "read", "write")
workflow_files = pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
Parts = dict[str, Any]


def load(file: Path) -> Parts:
    read: Parts = YAML(typ="safe").load(file.read_text())
    return read


def needed(jobs: Parts, name: str) -> set[str]:
    """Return all jobs that are finished before a job begins."""
    wanted = jobs[name].get("needs", [])
    before = {wanted} if isinstance(wanted, str) else set(wanted)
    return before.union(*(needed(jobs, job) for job in before & jobs.keys()))


def steps(job: Parts, action: str) -> Iterator[Parts]:
    """Yield the inputs of each step that uses an action."""
    yield from (step["with"] for step in job.get("steps", []) if step.get("uses", "").startswith(f"{action}@"))


def commands(workflow: Parts) -> list[Parts]:
    """Return the steps that run a command."""
    return [step for job in workflow["jobs"].values() for step in job.get("steps", []) if "run" in step]


@workflow_files
def test_a_workflow_is_one(file: Path) -> None:
    assert complaints(BIN / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", file) == ""


def test_no_workflow_is_unsafe() -> None:
    assert complaints(BIN / "zizmor", "--offline", "--quiet", "--no-progress", ".github") == ""


@workflow_files
def test_every_action_is_pinned(file: Path) -> None:
    used = re.findall(r"uses: (\S+)", file.read_text())
    assert used
    assert [action for action in used if not re.search(r"^actions/[\w-]+@v\d+$|@[0-9a-f]{40}$|^\./", action)] == []


@workflow_files
def test_a_job_refers_to_jobs_and_steps_that_exist(file: Path) -> None:
    jobs = load(file)["jobs"]
    assert [(name, job) for name in jobs for job in needed(jobs, name) - jobs.keys()] == []
    for job in jobs.values():
        ids = {step["id"] for step in job.get("steps", []) if "id" in step}
        assert set(re.findall(r"steps\.(\w+)\.", str(job))) <= ids
        assert set(re.findall(r"matrix\.(\w+)", str(job))) <= set(re.findall(r"'(\w+)':", str(job.get("strategy"))))


@workflow_files
def test_an_artifact_is_uploaded_before_it_is_downloaded(file: Path) -> None:
    jobs = load(file)["jobs"]
    for name, job in jobs.items():
        before = [
            inputs["name"] for other in needed(jobs, name) for inputs in steps(jobs[other], "actions/upload-artifact")
        ]
        uploaded = [re.sub(r"\$\{\{.*?\}\}", "X", artifact) for artifact in before]
        for inputs in steps(job, "actions/download-artifact"):
            assert fnmatch.filter(uploaded, inputs.get("name") or inputs["pattern"])


@workflow_files
def test_a_called_workflow_gets_its_inputs_and_permissions(file: Path) -> None:
    for job in load(file)["jobs"].values():
        if not job.get("uses", "").startswith("./"):
            continue
        called = load(ROOT / job["uses"])
        assert job["with"].keys() <= called["on"]["workflow_call"]["inputs"].keys()
        for part in called["jobs"].values():
            for scope, level in part["permissions"].items():
                assert LEVELS.index(job["permissions"].get(scope, "none")) >= LEVELS.index(level), scope


@workflow_files
def test_a_command_is_valid_and_its_variables_are_set(file: Path) -> None:
    for step in commands(load(file)):
        assert complaints("bash", "-n", "-c", step["run"]) == ""
        assert set(re.findall(r"\$\{?([A-Z_]+)", step["run"])) - {"GITHUB_OUTPUT"} <= step.get("env", {}).keys()


@workflow_files
def test_a_failure_within_a_pipe_ends_its_step(file: Path) -> None:
    """Without the shell's name, the runner starts bash without pipefail."""
    workflow = load(file)
    piped = [step for step in commands(workflow) if re.search(r"[^|]\|[^|]", step["run"])]
    assert not piped or workflow["defaults"]["run"]["shell"] == "bash"


@workflow_files
def test_the_commands_of_a_workflow_exist(file: Path) -> None:
    text = file.read_text()
    files = re.findall(r"\b(?:tools/\w+\.py|requirements/\w+\.txt|Containerfile|\.github/workflows/\w+\.yml)", text)
    assert [name for name in files if not Path(ROOT, name).exists()] == []
    for words in re.findall(r"run: (?:python3 dev\.py|python -m hatchling) (.*)$", text, re.MULTILINE):
        command, *rest = words.split()
        program = ["-m", "hatchling"] if "hatchling" in text and command == "build" else ["dev.py"]
        done = subprocess.run(
            [sys.executable, *program, command, "--help"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert [option for option in rest if option.startswith("-") and option not in done.stdout] == []


def test_the_release_tests_the_oldest_and_the_newest_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    versions = re.findall(r"cp3(\d+)-", project["tool"]["cibuildwheel"]["build"])
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    assert f'python: ["3.{versions[0]}", "3.{versions[-1]}"]' in release
    assert project["project"]["requires-python"] == f">=3.{versions[0]}"


def test_a_lint_that_finds_something_says_so(tmp_path: Path) -> None:
    workflow = tmp_path / "audit.yml"
    workflow.write_text(FILES[0].read_text())
    audit = (BIN / "zizmor", "--offline", "--quiet", "--no-progress", "--no-config")
    assert "unpinned-uses" in complaints(*audit, workflow)
    workflow.write_text(FILES[0].read_text().replace("runs-on", "runs-in"))
    assert "runs-in" in complaints(BIN / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", workflow)
