"""Pack Python for a browser. Runs in Pyodide, under Node: `pack.mjs` calls `pack`.

Two archives are written. `stdlib.zip` contains the modules of the standard library that a game imports. `code.zip`
contains the modules of this project, and the packages that they import. Both contain bytecode without docstrings. They
are not compressed, because Brotli compresses them better as a whole.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import sys
import traceback
import zipfile
from pathlib import Path

ROOTS = (
    "tongiaki.device",
    "tongiaki.bots.levels",
    "tongiaki.coach.review",
    "tongiaki.protocol.table_messages",
    "tongiaki.puzzles",
    "tongiaki.tables.machine.table_machine",
)
"""The packages and modules whose imports decide what is packed. All modules of a package are packed."""
DATA = {".toml", ".tsv"}
"""The suffixes of data files that belong to packages."""
ALWAYS = (
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_16",
    "encodings.utf_8_sig",
    "importlib.readers",
    "pkgutil",
    "runpy",
    "_strptime",
    "zipfile",
)
"""Modules of the standard library that are imported only in rare cases."""
WHOLE = ("importlib.resources",)
"""Packages of the standard library of which all modules are packed, because they import one another in functions."""
STARTUP = {"codecs", "io", "abc", "os", "stat", "genericpath", "posixpath", "site", "_sitebuiltins"}
"""Modules that are frozen into Python and may also be read from the archive."""


def project_modules(source: Path) -> dict[str, Path]:
    """Return the files of the roots and of all modules that they import, also in functions, by module name."""
    found: dict[str, Path] = {}
    folders = [source.joinpath(*root.split(".")) for root in ROOTS]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    waiting = [*ROOTS, *(".".join(file.relative_to(source).with_suffix("").parts) for file in files)]
    while waiting:
        name = waiting.pop()
        path = source.joinpath(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if name in found or not file.exists():
            continue
        found[name] = file
        if name == "tongiaki":
            continue  # imports the drawing of positions for notebooks, in a function
        waiting.append(name.rpartition(".")[0])
        waiting.extend(name for name in imports(file) if name.partition(".")[0] == "tongiaki")
    return found


def imports(file: Path) -> set[str]:
    """Return the names that a file imports. A name may be that of a module or of something in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def import_everything(modules: dict[str, Path]) -> None:
    """Import the modules, and everything that they import in functions."""
    for name in sorted(modules):
        importlib.import_module(name)
    for name in sorted({name for file in modules.values() for name in imports(file)}.union(ALWAYS)):
        if name.partition(".")[0] != "tongiaki" and importlib.util.find_spec(name.partition(".")[0]):
            try:
                importlib.import_module(name)
            except ModuleNotFoundError:
                continue  # something in a module
    try:
        raise ValueError
    except ValueError:
        traceback.format_exc()


def standard_library(sources: Path) -> dict[str, Path]:
    """Return the imported modules of the standard library, by their path in the archive."""
    archive = next(path for path in sys.path if path.endswith(".zip"))
    zipfile.ZipFile(archive).extractall(sources)
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    names = {file.removeprefix(f"{archive}/") for file in files if file.startswith(f"{archive}/")}
    names |= {f"{name}.py" for name in STARTUP}
    for package in WHOLE:
        names |= {str(file.relative_to(sources)) for file in sources.joinpath(*package.split(".")).glob("*.py")}
    return {name: sources / name for name in names if (sources / name).exists()}


def installed_packages(folder: Path) -> dict[str, Path]:
    """Return the imported modules of installed packages, by their path in the archive."""
    files = [Path(getattr(module, "__file__", None) or "/") for module in list(sys.modules.values())]
    return {str(file.relative_to(folder)): file for file in files if file.is_relative_to(folder)}


def networks() -> str:
    """Return the names of the files of each number of players' network, as JSON."""
    from tongiaki.value.shipped import file_names

    return json.dumps({players: file_names(players) for players in range(2, 7)})


def write(target: Path, files: dict[str, Path]) -> None:
    """Write an archive. Python files are replaced by their bytecode."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, path in sorted(files.items()):
            content = path.read_bytes()
            is_code = name.endswith(".py")
            packed = bytecode(name, content) if is_code else content
            archive.writestr(zipfile.ZipInfo(f"{name}c" if is_code else name, (2026, 1, 1, 0, 0, 0)), packed)


def bytecode(name: str, content: bytes) -> bytes:
    """Return the content of a module's `.pyc` file, without docstrings and assertions."""
    code = compile(content, name, "exec", dont_inherit=True, optimize=2)
    flags = (0b01).to_bytes(4, "little")  # identified by a hash that is not checked
    return importlib.util.MAGIC_NUMBER + flags + importlib.util.source_hash(content) + marshal.dumps(code)


def pack(source: str, packages: str, engine: str, out: str) -> None:
    """Write the archives.

    `source`: the folder that contains this project. `packages`: a folder of installed packages. `engine`: the folder of
    the compiled engine; if empty, the engine stays pure Python. `out`: the folder for the archives.
    """
    sys.dont_write_bytecode = True
    sys.path[:0] = [source, packages]
    modules = project_modules(Path(source))
    import_everything(modules)
    ours = {str(file.relative_to(source)): file for file in modules.values()}
    for folder in {file.parent for file in modules.values() if file.name == "__init__.py"}:
        ours |= {str(file.relative_to(source)): file for file in folder.iterdir() if file.suffix in DATA}
    compiled = list(Path(engine).rglob("*.so")) if engine else []
    if compiled:
        importlib.import_module("librt.internal")
        importlib.import_module("librt.vecs")
        importlib.import_module("mypy_extensions")
        for path in compiled:
            name = path.relative_to(engine).as_posix()
            ours.pop(f"{name.partition('.')[0]}.py", None)
            ours[name] = path
    write(Path(out, "code.zip"), ours | installed_packages(Path(packages)))
    write(Path(out, "stdlib.zip"), standard_library(Path("/stdlib-sources")))
