"""Compile the engine at low priority while the server runs. `python3 dev.py play` starts this script.

The server's bots use the engine once it is ready, and the server itself uses it after its next start. Without a C
compiler, nothing happens. A failed compilation is not repeated until a source changes. The file with the suffix
`.failed` contains the compiler's output.
"""

import importlib.util
import os
import subprocess
import sys

import engine

sys.path.append(str(engine.ROOT))
import dev


def compiler() -> str:
    """Return a Python that has the compiler's front end: this one, or one in a separate environment."""
    is_installed = all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools"))
    return sys.executable if is_installed else dev.environment("compile")


def main() -> None:
    """Compile the engine unless it is compiled already."""
    os.nice(19)
    target = engine.cache_folder()
    failed = target.with_suffix(".failed")
    if target.exists() or failed.exists() or not engine.is_compiler_available():
        return
    command = [compiler(), "tools/engine.py", "--cached"]
    result = subprocess.run(command, cwd=engine.ROOT, capture_output=True, text=True, check=False)
    if result.returncode:
        failed.write_text(result.stdout + result.stderr)


if __name__ == "__main__":
    main()
