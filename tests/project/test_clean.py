"""Texts that no file of the project may contain."""

import re

import pytest

from tests.project.project_files import texts

# Written in parts, so that this file does not match itself.
REGISTRIES = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "yarn" + "pkg.com"]
MIRRORS = ["deb.debian" + ".org", "archive.ubuntu" + ".com", "npm" + "mirror.com", "mirrors." + "aliyun.com"]
MACHINE = re.compile(r"(?<![\w.])/(?:work|farm|root)/[\w.]|/home/[a-z]+/")
INDEX = re.compile(r"--(?:extra-)?index-url|--find-links|^\s*\"resolved\":", re.MULTILINE)


@pytest.mark.parametrize("host", REGISTRIES + MIRRORS)
def test_no_file_names_a_package_registry(host: str) -> None:
    assert [name for name, text in texts().items() if host in text] == []


def test_no_lock_file_says_where_packages_come_from() -> None:
    locks = texts("requirements/*.txt", "*package-lock.json")
    assert locks
    assert [name for name, text in locks.items() if INDEX.search(text)] == []


def test_no_file_holds_a_path_of_somebodys_machine() -> None:
    assert [f"{name}: {match[0]}" for name, text in texts().items() if (match := MACHINE.search(text))] == []
