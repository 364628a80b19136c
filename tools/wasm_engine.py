"""Compile the engine to WebAssembly with mypyc and the clang of the package `ziglang`.

`python3 dev.py wasm` runs this script. The result is committed as `wasm/engine.tar.xz`, so that a build needs no
compiler. It contains the digest of its sources: a build ignores an outdated result and packs the pure engine.
"""

import ast
import hashlib
import importlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import tokenize
import tomllib
from pathlib import Path

import engine
from unpacking import unpack

HOME = Path(__file__).parent / "wasm"
ENGINE = HOME / "engine.tar.xz"
"""The compiled modules, and the file `DIGEST`."""
HEADERS = HOME / "python-headers.tar.xz"
"""The headers of Python 3.14 that the compiled engine includes, and `pyconfig.h` of Pyodide, with Python's licence."""
DIGEST = "sources.sha256"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
VERSION = (3, 14)
"""The Python version of Pyodide."""
EMSCRIPTEN = {"major": 5, "minor": 0, "tiny": 3}
"""The version of Emscripten that Pyodide is built with."""
WORD = 4
"""Bytes of a pointer."""
COMPILE = ["--target=wasm32-unknown-emscripten", "-O3", "-fPIC", "-fvisibility=hidden", "-DNDEBUG", "-w", "-nostdinc"]
COMPILE += ["-mbulk-memory", "-msign-ext", "-mnontrapping-fptoint", "-mmutable-globals"]
COMPILE += [f"-D__EMSCRIPTEN_{part}__={number}" for part, number in EMSCRIPTEN.items()]
LINK = ["-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all"]
LINK += ["--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors"]


def sources(package: Path = engine.PACKAGE) -> list[Path]:
    """Return the modules that are compiled, and those that they are compiled with."""
    return sorted(path for name in engine.PACKAGES for path in (package / name).glob("*.py"))


def digest() -> str:
    """Return a hash of the code of the sources, without comments and docstrings, and of the compiler's versions."""
    groups = tomllib.loads((engine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    total = hashlib.sha256(repr([groups["compile"], groups["wasm"], COMPILE, LINK]).encode())
    for path in sources():
        code = code_of(path.read_text(encoding="utf-8"))
        total.update(f"{path.relative_to(engine.PACKAGE).as_posix()} {len(code)}\n{code}".encode())
    return total.hexdigest()


def code_of(text: str) -> str:
    """Return a module's lines without comments, docstrings and empty lines.

    Every version of Python returns the same.
    """
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or node.lineno) - node.lineno + 1)
    return "\n".join(line.rstrip() for line in lines if line.strip())


def committed_digest() -> str:
    """Return the digest of the sources of the committed engine."""
    with tarfile.open(ENGINE) as archive:
        file = archive.extractfile(DIGEST)
        assert file is not None  # noqa: S101 - this script writes it
        return file.read().decode().strip()


def unpack_engine(folder: Path) -> bool:
    """Unpack the committed engine into a folder. Return False, and do nothing, if the engine is missing or outdated."""
    if not ENGINE.exists() or committed_digest() != digest():
        return False
    with tarfile.open(ENGINE) as archive:
        unpack(archive, folder)
    return True


def generate_c(folder: Path) -> Path:
    """Write the C files of the compiled packages into `folder`/build, and return the folder of mypyc's library.

    The C code is for pointers of 32 bits and for Python 3.14. It does not depend on the Python that runs mypyc.
    """
    package = folder / "tongiaki"
    for name in engine.PACKAGES:
        shutil.copytree(engine.PACKAGE / name, package / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (package / "__init__.py").touch()
    (package / "rules" / "numbers_native.py").replace(package / "rules" / "numbers.py")
    real = sysconfig.get_config_var
    values = {"SIZEOF_SIZE_T": WORD, "EXT_SUFFIX": SUFFIX}
    sysconfig.get_config_var = lambda name: values.get(name) or real(name)
    options = importlib.import_module("mypyc.options")
    original = options.CompilerOptions

    def for_pyodide(*positional: object, **named: object) -> object:
        return original(*positional, **named | {"capi_version": VERSION})

    mypyc = importlib.import_module("mypyc.build")
    setattr(mypyc, "CompilerOptions", for_pyodide)  # noqa: B010 - the attribute is a class
    os.chdir(folder)
    files = sorted(str(path) for path in Path("tongiaki").glob("*/*.py") if path.name not in engine.NOT_COMPILED)
    mypyc.mypycify(files, opt_level="3", debug_level="0", group_name=engine.GROUP)
    return Path(str(mypyc.__file__)).parent / "lib-rt"


def compile_module(source: Path, target: Path, folders: list[Path], system: list[Path]) -> None:
    """Compile a C file to an extension module for Pyodide."""
    zig = [sys.executable, "-m", "ziglang"]
    where = [f"-I{folder}" for folder in folders] + [f"-isystem{folder}" for folder in system]
    compiled = Path("part.o")
    subprocess.run([*zig, "clang", *COMPILE, *where, "-c", str(source), "-o", str(compiled)], check=True)
    exported = f"--export=PyInit_{target.name.partition('.')[0]}"
    subprocess.run([*zig, "wasm-ld", *LINK, exported, str(compiled), "-o", str(target)], check=True)
    compiled.unlink()


def build(folder: Path) -> list[Path]:
    """Compile the engine in an empty folder, and return the modules."""
    library = generate_c(folder)
    headers = folder / "include"
    with tarfile.open(HEADERS) as archive:
        unpack(archive, headers)
    zig = Path(importlib.import_module("ziglang").__file__ or "").parent / "lib"
    # Emscripten's C library is musl, like that of Linux on 32-bit ARM: the types have the same sizes.
    system = [zig / "libc" / "include" / name for name in ("generic-musl", "arm-linux-musl")]
    folders = [headers, headers / "internal", Path("build"), library]
    modules = {Path(f"build/__native_{engine.GROUP}.c"): Path(f"{engine.GROUP}__mypyc{SUFFIX}")}
    for shim in sorted(Path("build/tongiaki").glob("*/*.c")):
        modules[shim] = Path("tongiaki", shim.parent.name, f"{shim.stem}{SUFFIX}")
    for source, target in modules.items():
        compile_module(source, target, folders, [*system, zig / "include"])
    return sorted(folder / target for target in modules.values())


def main() -> None:
    """Write the archive of the compiled engine, unless it is up to date."""
    wanted = digest()
    if ENGINE.exists() and committed_digest() == wanted:
        print("The engine is up to date.")
        return
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve()
        modules = build(folder)
        with tarfile.open(ENGINE, "w:xz", preset=9) as archive:
            contents = {DIGEST: f"{wanted}\n".encode()}
            contents |= {path.relative_to(folder).as_posix(): path.read_bytes() for path in modules}
            for name, content in contents.items():
                member = tarfile.TarInfo(name)
                member.size = len(content)
                archive.addfile(member, io.BytesIO(content))
    print(f"{ENGINE.name}: {ENGINE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
