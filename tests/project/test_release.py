"""The version is the same everywhere, and the changelog has the form from which a release takes its notes."""

import re
import subprocess
import sys
import tomllib

import pytest

from tests.project.project_files import ROOT, texts
from tools import release_notes

VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text()
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Upgrading"}
SHOWN = re.compile(r"hello tongiaki (\d\S*) rules|tongiaki-(\d+\.\d+\.\d+)|^  version = \{(\S+)\}", re.MULTILINE)


def test_all_files_name_the_same_version() -> None:
    assert release_notes.current_version() == VERSION
    shown = [match[1] or match[2] or match[3] for text in texts("*.md").values() for match in SHOWN.finditer(text)]
    assert len(shown) > 2
    assert set(shown) == {VERSION}


def test_a_release_takes_its_notes_from_the_changelog() -> None:
    notes = release_notes.notes(CHANGELOG, VERSION)
    assert len(notes.split()) > 50
    assert "## [" not in notes


@pytest.mark.parametrize(("tag", "status"), [(f"v{VERSION}", 0), ("", 0), ("v0.0.1", 1)])
def test_a_tag_must_be_the_version(tag: str, status: int) -> None:
    command = [sys.executable, str(ROOT / "tools" / "release_notes.py"), tag]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert bool(done.stdout) == (status == 0)


def test_a_version_without_a_date_has_no_notes() -> None:
    with pytest.raises(release_notes.ReleaseError):
        release_notes.notes("## [2.0.0]\n\nAll is new.\n", "2.0.0")


def test_the_changelog_has_the_form_of_keep_a_changelog() -> None:
    headings = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    release = re.compile(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d")
    assert [heading for heading in headings[1:] if not release.fullmatch(heading)] == []
    later = CHANGELOG.partition("## [1.0.0]")[0]  # the first release has its own kinds, because all of it is new
    assert set(re.findall(r"^### (.*)$", later, re.MULTILINE)) <= KINDS


def test_a_line_of_the_changelog_is_short() -> None:
    lines = [" ".join(line.split()) for line in re.split(r"\n(?=- |\n)", CHANGELOG) if line.startswith("- ")]
    assert len(lines) > 20
    assert [line for line in lines if len(re.sub(r"\]\([^)]*\)", "", line).split()) > 26] == []  # a dash and 25 words
