"""Using the compiled engine that a checkout builds in the background. Processes started after the build use it.

The environment variable TONGIAKI_ENGINE, set by `dev.py play`, contains the path of the engine's folder. The folder is
named by a hash of all sources and created atomically, so it is never outdated or incomplete.
"""

import os
import sys
from collections.abc import MutableSequence
from importlib import import_module
from pathlib import Path
from typing import Final

LIBRARY: Final = "tongiaki_compiled__mypyc"
"""The library that contains all compiled modules."""


def is_engine_ready() -> bool:
    """Return whether a compiled engine is available."""
    folder = os.environ.get("TONGIAKI_ENGINE")
    return bool(folder) and Path(str(folder), "tongiaki").is_dir()


def use_engine(path: MutableSequence[str]) -> None:
    """Put the folder of the compiled engine, if available, first in a package's `__path__`, and import its library.

    Started processes inherit `sys.path`. So the folder is there only for the import: it contains a part of the package.
    """
    if is_engine_ready():
        folder = os.environ["TONGIAKI_ENGINE"]
        path.insert(0, str(Path(folder, "tongiaki")))
        sys.path.insert(0, folder)
        import_module(LIBRARY)
        sys.path.remove(folder)
