"""The reports of `dev.py audit`, read from the output of pip-audit and npm."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.project_files import ROOT

TOOLS = ROOT / "tools"


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    sys.path.insert(0, str(TOOLS))
    try:
        spec = importlib.util.spec_from_file_location("audit", TOOLS / "audit.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules["audit"] = module  # dataclasses look up their module here
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(TOOLS))
    return module


def test_an_advisory_of_pypi_is_reported(audit: ModuleType) -> None:
    advisory = {"id": "PYSEC-2026-1", "fix_versions": ["1.3"], "aliases": [], "description": ""}
    output = json.dumps({"dependencies": [{"name": "h11", "version": "1.2", "vulns": [advisory]}], "fixes": []})
    lines, status = audit.summarize([audit.read_pip_audit("run.txt", output, "")])
    assert lines == ["run.txt: h11 1.2: PYSEC-2026-1, fixed in 1.3"]
    assert status == audit.FOUND


def test_a_package_that_pypi_did_not_answer_for_is_reported(audit: ModuleType) -> None:
    packages = [{"name": "h11", "version": "1.2", "vulns": []}, {"name": "uv", "skip_reason": "not found"}]
    lines, status = audit.summarize([audit.read_pip_audit("run.txt", json.dumps({"dependencies": packages}), "")])
    assert lines == ["run.txt: could not ask: 1 of 2 packages, such as: not found"]
    assert status == audit.NOT_ASKED


def test_pip_audit_without_a_network_is_reported(audit: ModuleType) -> None:
    errors = "WARNING: slow\nERROR: Could not connect to PyPI's vulnerability feed\n"
    lines, status = audit.summarize([audit.read_pip_audit("run.txt", "", errors)])
    assert lines == ["run.txt: could not ask: ERROR: Could not connect to PyPI's vulnerability feed"]
    assert status == audit.NOT_ASKED


def test_an_advisory_of_npm_is_reported(audit: ModuleType) -> None:
    causes = ["ws", {"url": "https://example.org/advisory"}]
    package = {"range": "<8.1", "severity": "high", "via": causes}
    output = json.dumps({"vulnerabilities": {"vite": package}, "metadata": {}})
    lines, status = audit.summarize([audit.read_npm_audit("lock.json", output, "")])
    assert lines == ["lock.json: vite <8.1: high, through ws, https://example.org/advisory"]
    assert status == audit.FOUND


def test_a_lock_without_advisories_is_reported(audit: ModuleType) -> None:
    reports = [
        audit.read_pip_audit("run.txt", json.dumps({"dependencies": []}), ""),
        audit.read_npm_audit("lock.json", json.dumps({"vulnerabilities": {}}), ""),
    ]
    assert audit.summarize(reports) == (["run.txt: no known advisory", "lock.json: no known advisory"], 0)


def test_without_a_network_the_command_exits_with_2(audit: ModuleType, tmp_path: Path) -> None:
    # The real npm, with a registry at a closed port, and a pip-audit that cannot connect.
    pip_audit = tmp_path / "pip-audit"
    pip_audit.write_text("#!/bin/sh\necho 'ERROR: no network' >&2\nexit 1\n")
    pip_audit.chmod(0o755)
    closed = {"npm_config_registry": "http://127.0.0.1:1/", "npm_config_fetch_retries": "0"}
    command = [sys.executable, str(TOOLS / "audit.py"), str(pip_audit)]
    result = subprocess.run(command, env=os.environ | closed, capture_output=True, text=True, check=False)
    assert result.returncode == audit.NOT_ASKED
    locks = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "requirements").glob("*.txt"))]
    locks += [path.relative_to(ROOT).as_posix() for path in audit.tracked("*package-lock.json")]
    assert [line.partition(":")[0] for line in result.stdout.splitlines()] == locks
    assert all("could not ask" in line for line in result.stdout.splitlines())
    assert result.stderr == ""
