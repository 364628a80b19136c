"""The compiled engine that a checkout makes in the background: a process that begins once it is there takes it over.

The variable TONGIAKI_ENGINE, which `dev.py play` sets, names the folder in which it will be. The folder is named after
all that it is made from and appears all at once, so it is neither stale nor half there.
"""

import os
import sys
from collections.abc import MutableSequence
from pathlib import Path


def ready() -> bool:
    """Whether a compiled engine is there for processes that begin now."""
    folder = os.environ.get("TONGIAKI_ENGINE")
    return bool(folder) and Path(str(folder), "tongiaki").is_dir()


def take_over(path: MutableSequence[str]) -> None:
    """Have a package, given by its `__path__`, find the rooms that are compiled before their sources."""
    if ready():
        folder = os.environ["TONGIAKI_ENGINE"]
        path.insert(0, str(Path(folder, "tongiaki")))
        sys.path.insert(0, folder)
