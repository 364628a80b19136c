"""Build the files of a game on the device, and copy them into the built client's folder `device`.

The files are Pyodide, the standard library, the modules of this project, and the networks. They are built in
`.dev/device` when one of their sources has changed. Compressible files exist as `NAME.br` and `NAME.gz` only.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import npm
import wasm_engine

HOME = npm.ROOT / ".dev" / "device"
LOCK = npm.ROOT / "requirements" / "device.txt"
PYODIDE = npm.ROOT / "web" / "node_modules" / "pyodide"
SOURCE = npm.ROOT / "src"
WASM = Path(__file__).parent / "wasm"
PLATFORM = ["--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--implementation=cp", "--abi=cp314"]
"""The wheels that fit Pyodide, for pip."""
NOT_PACKED = {"server", "store", "runtime", "cli", "terminal", "training", "adapters", "arena", "bridge", "engine"}
"""Packages that a game on the device never imports. A change in one of them leads to no new build."""
WORKERS = "*.js*"
"""The scripts of workers, which Vite builds. The scripts of Pyodide are in a folder of their own."""


def inputs() -> list[Path]:
    """Return every file that the built files depend on."""
    tools = [Path(__file__), LOCK, npm.ROOT / "web" / "package-lock.json", *WASM.iterdir()]
    suffixes = {".py", ".toml", ".tsv", ".weights"}
    modules = [path for path in (SOURCE / "tongiaki").rglob("*") if path.suffix in suffixes]
    packed = [path for path in modules if path.relative_to(SOURCE).parts[1] not in NOT_PACKED]
    return [path for path in sorted([*tools, *packed]) if path.is_file() and path.suffix != ".pyc"]


def digest() -> str:
    """Return a hash of the inputs."""
    total = hashlib.sha256()
    for path in inputs():
        content = path.read_bytes()
        total.update(f"{path.relative_to(npm.ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def packages() -> Path:
    """Return the folder of the packages that Python needs in a browser. They are downloaded on first use."""
    folder, stamp = HOME / "packages", HOME / "packages" / ".lock"
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != lock:
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        options = ["--only-binary=:all:", "--require-hashes", "--no-compile", *PLATFORM, "--target", str(folder)]
        subprocess.run([*pip, *options, "-r", str(LOCK)], check=True)
        stamp.write_text(lock)
    return folder


def build(target: Path, previous: list[Path]) -> None:
    """Write the files into an empty folder. Files that a previous build has compressed are copied."""
    with tempfile.TemporaryDirectory() as engine:
        options = {
            "pyodide": str(PYODIDE),
            "source": str(SOURCE),
            "packages": str(packages()),
            "engine": engine if wasm_engine.unpack_engine(Path(engine)) else "",
            "out": str(target),
            "previous": [str(path) for path in previous],
        }
        subprocess.run([npm.NODE, WASM / "pack.mjs", json.dumps(options)], check=True)


def build_cached() -> Path:
    """Return a folder with the built files. They are built if an input has changed; older ones are removed."""
    target = HOME / f"built-{digest()[:20]}"
    if target.exists():
        return target
    HOME.mkdir(parents=True, exist_ok=True)
    npm.install(npm.ROOT / "web")
    previous = list(HOME.glob("built-*"))
    with tempfile.TemporaryDirectory(dir=HOME) as temporary:
        Path(temporary, "built").mkdir()
        build(Path(temporary, "built"), previous)
        Path(temporary, "built").rename(target)
    for old in previous:
        shutil.rmtree(old)
    return target


def add_to(client: Path) -> None:
    """Add the files to a built client, unless it has them already."""
    built = build_cached()
    stamp = client / "device" / ".built"
    if not stamp.exists() or stamp.read_text() != built.name:
        copy(built, client)
        stamp.write_text(built.name)


def copy(built: Path, client: Path) -> None:
    """Copy the built files into the folder `device` of a built client, next to the workers that Vite has built.

    The manifest in the copy also lists the workers.
    """
    folder = client / "device"
    folder.mkdir(exist_ok=True)
    for path in folder.iterdir():
        if not path.match(WORKERS):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.copytree(built, folder, dirs_exist_ok=True, copy_function=_link)
    manifest = json.loads((built / "manifest.json").read_text(encoding="utf-8"))
    manifest["workers"] = sorted(path.name for path in folder.glob(WORKERS) if path.suffix == ".js")
    (folder / "manifest.json").unlink()
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # other file system
        shutil.copy(source, target)
