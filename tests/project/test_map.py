"""The table in ARCHITECTURE.md lists every package, the subpackages of two of them, and the client's folders."""

import re
from pathlib import Path

import pytest

import tongiaki
from tests.project.project_files import ROOT

HOME = Path(str(tongiaki.__file__)).parent
ROWS = [line for line in (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]


def rooms(folder: Path) -> list[str]:
    """Return the names of the packages in a folder."""
    return sorted(file.parent.name for file in folder.glob("*/__init__.py"))


@pytest.mark.parametrize("package", rooms(HOME))
def test_every_package_is_in_the_table(package: str) -> None:
    first = [line.split(" | ")[0] for line in ROWS]
    assert any(f"tongiaki/{package}`" in cell or f"`{package}`" in cell for cell in first)


@pytest.mark.parametrize("package", ["server", "tables"])
def test_every_room_is_in_the_row_of_its_package(package: str) -> None:
    (row,) = [line for line in ROWS if line.startswith(f"| `src/tongiaki/{package}` |")]
    assert [room for room in rooms(HOME / package) if f"`{room}`" not in row] == []


def test_every_folder_of_the_client_is_in_the_table() -> None:
    first = " ".join(line.split(" | ")[0] for line in ROWS if "`web/src" in line)
    folders = [folder.name for folder in (ROOT / "web" / "src").iterdir() if folder.is_dir()]
    assert [folder for folder in folders if not re.search(rf"\b{folder}\b", first)] == []
