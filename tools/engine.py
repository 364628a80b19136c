"""Compile the rules, the search and the encoding with mypyc. Integers become machine words (rules/numbers.py).

The build hook and the tests use `build_cached`. As a script, it compiles the modules next to their sources. They take
precedence over later changes of the sources until `--clear` removes them. `--cached` runs `build_cached`, and `--where`
prints its folder.
"""

import argparse
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tongiaki"
PACKAGES = ("rules", "encoding", "search", "value")
"""The packages that are compiled, with all of their modules."""
NOT_COMPILED = ("__init__.py", "terms.py", "weights.py")
"""Modules that stay in Python: a compiled frozen dataclass checks no values, and cannot be unpickled."""
GROUP = "tongiaki_compiled"
"""The name of the library that contains all compiled modules is derived from this."""

_SETUP = """
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify

sources = sorted(str(path) for path in Path("tongiaki").glob("*/*.py") if path.name not in {plain!r})
extensions = mypycify(sources, opt_level="3", debug_level="0", group_name={group!r})
for extension in extensions:
    if {unix!r}:
        # Calls between the functions need not go through the dynamic linker, so that small ones can be inlined.
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
        extension.extra_link_args += ["-s"] if {linux!r} else []
setup(name="tongiaki", packages=[], ext_modules=extensions)
"""


class NotCompiledError(Exception):
    """The compiler failed or is missing. The message is its output."""


def build(source: Path, target: Path) -> None:
    """Compile a package's subpackages into `target`, which then contains their sources and compiled modules for import.

    Raises:
        NotCompiledError: The compiler failed or is missing.
    """
    if os.name == "posix" and not is_compiler_available():  # mypyc would first generate the C code, which takes long
        raise NotCompiledError(f"There is no C compiler {_compiler()}, or Python's headers are missing.")
    if sysconfig.get_config_var("Py_GIL_DISABLED"):  # `legal_moves` uses one list of moves for all threads
        raise NotCompiledError("The compiled engine needs a Python with a global interpreter lock.")
    target = target.resolve()
    package = target / "tongiaki"
    rules = package / "rules"
    for folder in _packages(source):
        shutil.copytree(folder, package / folder.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (package / "__init__.py").touch()
    pure = (rules / "numbers.py").read_bytes()
    (rules / "numbers_native.py").replace(rules / "numbers.py")
    text = _SETUP.format(group=GROUP, plain=NOT_COMPILED, unix=os.name == "posix", linux=sys.platform == "linux")
    (target / "setup.py").write_text(text, encoding="utf-8")
    # Run in the target's folder, so that the checkout's settings of coverage tools and type checkers do not apply.
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    result = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if result.returncode:
        raise NotCompiledError((result.stdout + result.stderr).strip())
    (rules / "numbers.py").replace(rules / "numbers_native.py")
    (rules / "numbers.py").write_bytes(pure)
    (target / "setup.py").unlink()
    for name in ("build", ".mypy_cache"):
        shutil.rmtree(target / name, ignore_errors=True)


def _packages(package: Path) -> list[Path]:
    """Return the packages to compile; an older revision may lack some."""
    return [package / name for name in PACKAGES if (package / name).is_dir()]


def compiled_modules(folder: Path) -> list[Path]:
    """Return the compiled modules in a folder of the import path."""
    package_files = [path for package in _packages(folder / "tongiaki") for path in package.glob("*")]
    files = [*folder.glob(f"{GROUP}__mypyc*"), *package_files]
    return sorted(path for path in files if path.suffix in {".so", ".pyd"})


def remove_compiled(folder: Path) -> None:
    """Remove the compiled modules next to their sources."""
    for path in compiled_modules(folder):
        path.unlink()


def build_in_place(folder: Path) -> None:
    """Compile the engine in a folder of the import path, and put the compiled modules next to the sources."""
    remove_compiled(folder)
    built = build_cached(folder / "tongiaki")
    for path in compiled_modules(built):
        shutil.copy(path, folder / path.relative_to(built))


def is_compiler_available() -> bool:
    """Return whether a C compiler and Python's headers are installed."""
    return shutil.which(_compiler()) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def _compiler() -> str:
    """Return the C compiler's program, as setuptools finds it on Unix."""
    command: list[str] = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return command[0]


def cache_folder(source: Path = PACKAGE) -> Path:
    """Return the folder for the compiled packages. Any change in the packages leads to another folder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiler = project["dependency-groups"]["compile"]
    tools = [sys.version, sysconfig.get_platform(), compiler, *map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS"))]
    digest = hashlib.sha256(repr(tools).encode() + Path(__file__).read_bytes())
    suffixes = {".py", ".toml", ".weights"}
    for path in sorted(path for package in _packages(source) for path in package.iterdir() if path.suffix in suffixes):
        digest.update(f"{path.relative_to(source)} {path.stat().st_size}\n".encode() + path.read_bytes())
    return ROOT / ".dev" / "engine" / digest.hexdigest()[:20]


MAX_ENGINES = 4
"""Maximum number of compiled engines that a checkout keeps, the most recently used ones. A running process has loaded
its engine already.
"""


def remove_old_engines(home: Path) -> None:
    """Remove all engines of a folder except the most recently used."""
    engines = sorted((path for path in home.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in engines[:-MAX_ENGINES]:
        shutil.rmtree(path)


def build_cached(source: Path = PACKAGE) -> Path:
    """Return a folder for the import path with a package's compiled subpackages, compiling them if they changed.

    The folder appears atomically, and the least recently used ones are removed.

    Raises:
        NotCompiledError: The compiler failed or is missing.
    """
    home = cache_folder(source).parent
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):  # on Windows, two processes can compile at the same time
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        while not (target := cache_folder(source)).exists():
            with tempfile.TemporaryDirectory(dir=home) as temporary:
                build(source, Path(temporary) / "built")
                if cache_folder(source) == target:  # otherwise a source changed during the build
                    (Path(temporary) / "built").rename(target)
        os.utime(target)
        remove_old_engines(home)
    return target


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--clear", action="store_true", help="remove compiled modules")
    group.add_argument("--where", action="store_true", help="print the folder of the compiled modules")
    group.add_argument("--cached", action="store_true", help="compile them into that folder unless it exists")
    arguments = parser.parse_args()
    if arguments.clear:
        remove_compiled(ROOT / "src")
        return
    if arguments.where:
        print(cache_folder())
        return
    try:
        if arguments.cached:
            build_cached()
        else:
            build_in_place(ROOT / "src")
    except NotCompiledError as error:
        sys.exit(f"{error}\nNothing was compiled. The packages stay pure Python.")


if __name__ == "__main__":
    main()
