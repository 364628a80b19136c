"""Compile the engine at low priority while the server runs; `python3 dev.py play` starts this.

The server's bots take it over once it is there, the server itself at its next start. Without a C compiler nothing
happens. What failed once is not tried again before something changes: the folder's name with `.failed` says why.
"""

import importlib.util
import os
import subprocess
import sys

import engine

sys.path.append(str(engine.ROOT))
import dev


def compiler() -> str:
    """Give a Python that has the compiler's front end: this one, or one in an environment of its own."""
    here = all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools"))
    return sys.executable if here else dev.environment("compile")


def main() -> None:
    """Compile what is not compiled yet."""
    os.nice(19)
    target = engine.place()
    failed = target.with_suffix(".failed")
    if target.exists() or failed.exists() or not engine.compiler_is_here():
        return
    command = [compiler(), "tools/engine.py", "--cached"]
    done = subprocess.run(command, cwd=engine.ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        failed.write_text(done.stdout + done.stderr)


if __name__ == "__main__":
    main()
