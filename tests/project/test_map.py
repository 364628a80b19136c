"""The map of the largest room has every file in it, and no file that is gone."""

import re
from pathlib import Path

from tongiaki import tables


def test_every_file_of_the_tables_is_on_their_map() -> None:
    files = {path.stem for path in Path(str(tables.__file__)).parent.glob("*.py")} - {"__init__"}
    assert set(re.findall(r"`(\w+)`", tables.__doc__ or "")) == files
