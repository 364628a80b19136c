#!/usr/bin/env python3
"""Set up this checkout, then play in it, test it or maintain it.

Needs Python 3.11 or newer (with venv), and nothing else. It writes to .venv, .dev, the folders named node_modules and
__pycache__, and src/tongiaki/server/client; all of these can be deleted at any time.
"""

from __future__ import annotations  # so that an older Python reaches the line that reports its version

import argparse
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import venv
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
# The lock files of each purpose; the last includes all packages of the first two.
LOCKS = {
    "play": ["requirements/run.txt", "requirements/build.txt"],
    "test": ["requirements/dev.txt"],
}

PARALLEL = ["--dist", "worksteal", "-q", "-n"]
PYTEST = [PYTHON, "-m", "pytest", *PARALLEL]
WORKERS = str(max(3, os.cpu_count() or 1))
"""Number of worker processes for tests. It exceeds small numbers of cores, because the tests often wait, such as for
servers.
"""
STEPS = {
    "mypy": [PYTHON, "-m", "mypy"],
    # Compiles all tests and their imports to bytecode. Otherwise each of the parallel processes would do so.
    "bytecode": [PYTHON, "-m", "pytest", "--collect-only", "-p", "no:terminalreporter"],
    "client": [PYTHON, "tools/client.py"],
    # These are separate runs. Playwright's synchronous interface keeps an event loop running, and the security tests
    # take as long to load as all other tests.
    "pytest": [*PYTEST, WORKERS, "--ignore=tests/browser", "--ignore=tests/security"],
    "browser": [PYTHON, "tools/browser_tests.py", *PARALLEL, "logical", "tests/browser"],
    "ruff": [PYTHON, "-m", "ruff", "check", "."],
    "imports": [str(VENV / "bin" / "lint-imports"), "--no-logo"],
    "types": [PYTHON, "tools/generate.py", "--check"],
    "docs": [PYTHON, "tools/docs.py"],
    "format": [PYTHON, "tools/format.py", "--check"],
    "svelte": [PYTHON, "tools/npm.py", "web", "run", "check"],
    "eslint": [PYTHON, "tools/npm.py", "web", "run", "lint"],
    "vitest": [PYTHON, "tools/npm.py", "web", "test"],
    "security": [*PYTEST, "1", "tests/security"],
}
NAMED = ("FAILED ", "SUBFAILED", "ERROR tests", "UNSTABLE ")
"""The first words of lines that name a test, in the output of a step."""
LANES = 3
"""Number of concurrent steps: the checks of the code use the time in which tests wait.

Steps listed after the client start when it and the bytecode are ready.
"""
MEMORY = Path("/dev/shm")  # noqa: S108 - the folder in it has a unique name
"""Linux's folder of files in memory.

Creating a file there takes a tenth of the time on many disks, and the tests create tens of thousands, mostly for
PostgreSQL.
"""
ROOM = 4 << 30
"""Bytes that must be free in MEMORY: the tests use up to 2.5 GB."""


def run(*command: str) -> None:
    """Run a command in the repository's root; exit with its status if it fails."""
    if status := subprocess.run(command, cwd=ROOT, check=False).returncode:
        sys.exit(status)


def uv() -> str:
    """Return the path of uv: the installed one, or one that pip installs into .dev/uv."""
    if found := shutil.which("uv"):
        return found
    home = ROOT / ".dev" / "uv"
    if not (home / "bin" / "uv").exists():
        try:
            venv.create(home, clear=True, with_pip=True)
        except subprocess.CalledProcessError:
            sys.exit("This Python cannot make environments; on Debian and Ubuntu, install python3-venv.")
        pip = [str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run(*pip, "--require-hashes", "-r", "requirements/uv.txt")
    return str(home / "bin" / "uv")


def state(purpose: str) -> str:
    """Describe the environment of a purpose, as the current files define it."""
    total = hashlib.sha256(sys.version.encode())
    for name in ["pyproject.toml", *LOCKS[purpose]]:
        total.update((ROOT / name).read_bytes())
    return f"{purpose} {total.hexdigest()}"


def set_up(purpose: str) -> None:
    """Install the locked packages and this project into .venv, unless they are already there.

    Modules are compiled to bytecode on first use, and the bytecode is kept.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # otherwise each process would compile everything
    stamp = VENV / ".state"
    if stamp.exists() and stamp.read_text() in {state(purpose), state("test")}:
        return
    print("Setting up .venv ...", flush=True)
    os.environ["VIRTUAL_ENV"] = str(VENV)
    if not (VENV / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}").exists():
        shutil.rmtree(VENV, ignore_errors=True)
        run(uv(), "venv", "--quiet", "--python", sys.executable, str(VENV))
    run(uv(), "pip", "sync", "--quiet", "--require-hashes", *LOCKS[purpose])
    run(uv(), "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", ".")
    stamp.write_text(state(purpose))


def environment(name: str) -> str:
    """Create the environment of requirements/NAME.txt, and return its Python."""
    home, locked = ROOT / ".dev" / name, ROOT / "requirements" / f"{name}.txt"
    python, stamp = str(home / "bin" / "python"), home / ".state"
    wanted = hashlib.sha256(sys.version.encode() + locked.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        run(uv(), "venv", "--quiet", "--clear", "--python", sys.executable, str(home))
        run(uv(), "pip", "sync", "--quiet", "--require-hashes", "--python", python, str(locked))
        stamp.write_text(wanted)
    return python


def compile_meanwhile() -> None:
    """Start compiling the engine in the background.

    The server gets the engine's folder in its environment and uses the engine when it is ready.
    """
    if os.environ.get("TONGIAKI_COMPILE") == "0":
        return
    where = subprocess.run([PYTHON, "tools/engine.py", "--where"], cwd=ROOT, check=True, capture_output=True, text=True)
    os.environ["TONGIAKI_ENGINE"] = where.stdout.strip()
    nothing = subprocess.DEVNULL
    subprocess.Popen(
        [PYTHON, "tools/background.py"], cwd=ROOT, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )


def play(host: str, port: int, *, browser: bool) -> None:
    """Serve the game, and open a browser if there is a display."""
    set_up("play")
    run(PYTHON, "tools/client.py")
    compile_meanwhile()
    display = sys.platform == "darwin" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if browser and display:
        name = "127.0.0.1" if host in {"0.0.0.0", "::"} else host  # noqa: S104 - compared, not bound
        subprocess.Popen([PYTHON, "tools/browse.py", f"http://{name}:{port}/"], cwd=ROOT)
    serve = [str(VENV / "bin" / "tongiaki"), "serve", "--host", host, "--port", str(port)]
    os.execv(serve[0], serve)  # noqa: S606 - the server replaces this process, so that signals reach it


def site(folder: str, path: str, *, with_docs: bool) -> None:
    """Write a site without a server, for any static web host. The docs can be in its folder `docs`."""
    set_up("test" if with_docs else "play")
    run(PYTHON, "tools/client.py")
    target = Path(folder).resolve()
    run(str(VENV / "bin" / "tongiaki"), "site", str(target), "--path", path)
    if with_docs:
        run(PYTHON, "tools/docs.py", "--out", str(target / "docs"))


class Lanes:
    """Concurrent steps of a test run."""

    def __init__(self) -> None:
        """Create the folder for the steps' output and temporary files."""
        self._folder = tempfile.TemporaryDirectory(dir=_memory())
        Path(self._folder.name).chmod(0o711)  # PostgreSQL does not run as root and has a folder inside
        self._threads = ThreadPoolExecutor(LANES)
        self._processes: list[subprocess.Popen[bytes]] = []

    def close(self) -> None:
        """Stop the running steps with their process groups; pytest then stops all that its tests started."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
        self._threads.shutdown()
        self._folder.cleanup()

    def begin(self, name: str) -> Future[tuple[int, float]]:
        """Run a step once it can start; return its exit status and duration in seconds."""
        output = self._output(name)
        output.touch()
        return self._threads.submit(self._run, name)

    def show(self, name: str, end: Future[tuple[int, float]]) -> None:
        """Print a step's output until it ends."""
        with self._output(name).open(errors="replace") as output:
            while not end.done():
                print(output.read(), end="", flush=True)
                time.sleep(0.2)
            print(output.read(), end="", flush=True)

    def failures(self, name: str) -> list[str]:
        """Return the lines of a step's output that name failed or unstable tests: maximum 10."""
        lines = self._output(name).read_text(errors="replace").splitlines()
        return [f"    {line[:300]}" for line in lines if line.startswith(NAMED)][:10]

    def _output(self, name: str) -> Path:
        return Path(self._folder.name) / name

    def _run(self, name: str) -> tuple[int, float]:
        start, inside = time.monotonic(), os.environ | {"TMPDIR": self._folder.name}
        with self._output(name).open("wb") as output:
            process = subprocess.Popen(
                STEPS[name], cwd=ROOT, env=inside, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
            )
        self._processes.append(process)
        return process.wait(), time.monotonic() - start


def _memory() -> Path | None:
    """Return the folder of files in memory, if it can hold programs and has enough space for the tests."""
    if not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK) or os.statvfs(MEMORY).f_flag & os.ST_NOEXEC:
        return None
    return MEMORY if shutil.disk_usage(MEMORY).free >= ROOM else None


def test(names: list[str]) -> None:
    """Run all steps, also after a failure, and print a summary."""
    if unknown := set(names) - set(STEPS):
        sys.exit(f"No such step: {', '.join(unknown)}. The steps are: {', '.join(STEPS)}.")
    set_up("test")
    run(PYTHON, "tools/engine.py", "--clear")  # compiled rules would replace their sources in the tests
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # also stops the steps
    failed, lines = False, []
    with closing(Lanes()) as lanes:
        ends: dict[str, Future[tuple[int, float]]] = {}
        for name in STEPS:
            if not names or name in names:
                ends[name] = lanes.begin(name)
                if name == "client":
                    wait([ends[before] for before in ("bytecode", "client") if before in ends])
        for name, end in ends.items():
            print(f"\n== {name}", flush=True)
            lanes.show(name, end)
            status, seconds = end.result()
            failed = failed or status != 0
            lines.append(f"  {name:10}{'FAILED' if status else 'passed'}{seconds:8.1f} s")
            lines += lanes.failures(name)
    print("\n== summary", *lines, sep="\n")
    sys.exit(failed)


def lock(*, upgrade: bool) -> None:
    """Rewrite requirements/*.txt from pyproject.toml; no file names the registry."""
    options = "--quiet --universal --python-version=3.11"
    options += " --generate-hashes --no-emit-index-url --no-header --no-annotate"
    uses = {
        "uv": "--group=uv",
        "build": "--group=build",
        "run": "pyproject.toml -c requirements/build.txt",
        "compile": "--group=compile -c requirements/run.txt",
        "bench": "--group=bench",
        "device": "--group=device",
        "wasm": "--group=wasm -c requirements/compile.txt",
        "audit": "--group=audit",
        "dev": "pyproject.toml --all-extras --group=dev -c requirements/run.txt -c requirements/build.txt",
    }
    for name, use in uses.items():
        newest = ["--upgrade"] if upgrade else []
        run(uv(), "pip", "compile", *options.split(), *newest, *use.split(), "-o", f"requirements/{name}.txt")


def docs(port: int) -> None:
    """Build the documentation as a site, and serve it on this machine."""
    set_up("test")
    run(PYTHON, "tools/docs.py", "--serve", str(port))


PROGRAMS = {"engine": "bench", "device": "device_games", "lasting": "memory", "keeping": "archive_size"}
"""The programs in benchmarks/ whose names differ from the benchmarks' names."""
BENCH_OPTIONS = {
    "engine": ["against"],
    "research": ["against"],
    "server": ["against", "rounds", "seconds"],
    "load": ["against", "tables", "seconds"],
    "strength": ["games", "seed", "jobs"],
    "coach": ["seed", "mistakes", "pairs", "games"],
    "deciding": ["seed", "games"],
}


def bench(what: str, cases: list[str], **options: str | None) -> None:
    """Measure the engine, the server or the page, and optionally compare them with another revision."""
    chosen = {name: value for name, value in options.items() if value is not None}
    if unknown := set(chosen) - set(BENCH_OPTIONS.get(what, [])):
        sys.exit(f"The benchmark {what} has no option {', '.join(f'--{name}' for name in sorted(unknown))}.")
    words = [f"--{name}={value}" for name, value in chosen.items()]
    if what == "research":
        set_up("test")
        os.environ["PYTHONPATH"] = str(ROOT / "tools")
        run(PYTHON, "benchmarks/research.py", *words)
        return
    if what != "engine":
        set_up("test")
        if what != "strength":
            run(PYTHON, "tools/client.py")
        os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "tools")])
        if "against" in chosen:
            os.environ["TONGIAKI_OLDER"] = str(older_version(chosen["against"]))
        if what in {"coach", "deciding", "device"}:
            run(PYTHON, "tools/engine.py", "--cached")
            where = [PYTHON, "tools/engine.py", "--where"]
            os.environ["TONGIAKI_ENGINE"] = subprocess.check_output(where, cwd=ROOT, text=True).strip()
        if what in {"server", "bots", "load", "lasting"}:  # compiled, as in a wheel
            run(PYTHON, "tools/engine.py")
        run(PYTHON, f"benchmarks/{PROGRAMS.get(what, what)}.py", *cases, *words)
        return
    python = environment("bench")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tools")])
    if "against" in chosen:
        run(python, "benchmarks/regression.py", chosen["against"])
    else:
        run(python, f"benchmarks/{PROGRAMS[what]}.py")


def faults(rounds: int, against: str | None) -> None:
    """Cause faults of servers and their database under load, and check the messages that clients received.

    `against` is a revision: its server and this one play games together instead.
    """
    set_up("test")
    os.environ["TONGIAKI_FAULTS"] = str(rounds)
    tests = "tests/faults"
    if against:
        os.environ["TONGIAKI_OLDER"] = str(older_version(against))
        tests = "tests/faults/test_older_version.py"
    run(PYTHON, "-m", "pytest", "-q", "-s", "-o", "faulthandler_timeout=0", tests)


def older_version(revision: str) -> Path:
    """Install a revision from a git worktree in its own environment, and return its command.

    It serves this checkout's client.
    """
    home = ROOT / ".dev" / "older"
    run(uv(), "venv", "--quiet", "--clear", "--python", sys.executable, str(home))
    python, sources = str(home / "bin" / "python"), home / "sources"
    run("git", "worktree", "prune")  # forgets the worktree of the last run, which uv has just deleted
    run("git", "worktree", "add", "--quiet", "--detach", str(sources), revision)
    client = "src/tongiaki/server/client"
    shutil.copytree(ROOT / client, sources / client, dirs_exist_ok=True)
    locks = [str(sources / "requirements" / name) for name in ("run.txt", "build.txt")]
    run(uv(), "pip", "sync", "--quiet", "--require-hashes", "--python", python, *locks)
    install = (uv(), "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--python", python)
    run(*install, "--editable", str(sources))
    return home / "bin" / "tongiaki"


def audit() -> None:
    """Look up each locked dependency in the advisory databases of PyPI and npm; this needs a network."""
    set_up("test")
    pip_audit = Path(environment("audit")).with_name("pip-audit")
    run(PYTHON, "tools/audit.py", str(pip_audit))


def compile_rules(*, clear: bool) -> None:
    """Compile the rules next to their sources, or remove the compiled modules."""
    set_up("test")
    run(PYTHON, "tools/engine.py", *(["--clear"] if clear else []))


def compile_to_wasm() -> None:
    """Compile the engine for browsers, and write the committed archive."""
    run(environment("wasm"), "tools/wasm_engine.py")


def wheels() -> None:
    """Build the distributions."""
    set_up("test")
    run(PYTHON, "tools/wheels.py")


def format_code() -> None:
    """Format the hand-written code of Python and the client."""
    set_up("test")
    run(PYTHON, "tools/format.py")


def types() -> None:
    """Rewrite the client's generated TypeScript."""
    set_up("test")
    run(PYTHON, "tools/generate.py")


def main() -> None:
    """Run the command line."""
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python can also run this file
        sys.exit("Tongiaki needs Python 3.11 or newer.")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("play", help="serve the game and open it in a browser")
    command.add_argument("--host", default="127.0.0.1", help="address to listen at (default: this machine only)")
    command.add_argument("--port", default=8000, type=int, help="port to listen at (default: 8000)")
    command.add_argument("--no-browser", dest="browser", action="store_false", help="open no browser")
    command.set_defaults(run=play)

    command = commands.add_parser("site", help="write a folder for any static web host: the game without a server")
    command.add_argument("folder", nargs="?", default="build/site", help="folder for the site (default: build/site)")
    command.add_argument("--path", default="/", help="path of the site at its host, such as /tongiaki/ (default: /)")
    command.add_argument("--docs", dest="with_docs", action="store_true", help="also write the docs, to FOLDER/docs")
    command.set_defaults(run=site)

    command = commands.add_parser("test", help="run every test, or the steps named")
    command.add_argument("names", nargs="*", metavar="STEP", help=", ".join(STEPS))
    command.set_defaults(run=test)

    command = commands.add_parser("lock", help="write the lock files in requirements/ anew")
    command.add_argument("--upgrade", action="store_true", help="take the newest versions that pyproject.toml allows")
    command.set_defaults(run=lock)

    command = commands.add_parser("bench", help="measure the engine, research, server, load, bots, page, and more")
    choices = [
        "engine",
        "research",
        "server",
        "load",
        "lasting",
        "bots",
        "page",
        "motion",
        "keeping",
        "restart",
        "worst",
        "strength",
        "coach",
        "device",
    ]
    command.add_argument("what", nargs="?", choices=choices, default="engine")
    command.add_argument(
        "cases",
        nargs="*",
        help="only these: worst inputs with this in their names, servers, parts of the load or of device, goals of the "
        "strength; minutes of lasting",
    )
    command.add_argument(
        "--against",
        metavar="REVISION",
        help="engine, server: fail if it is more than 10 %% slower than that revision; load, research: compare with it",
    )
    command.add_argument("--rounds", metavar="N", help="server: number of rounds")
    command.add_argument("--seconds", metavar="S", help="server, load: duration of each measurement")
    command.add_argument("--tables", metavar="N", help="load: number of tables of the part many")
    command.add_argument("--games", metavar="N", help="strength, coach: minimum number of games")
    command.add_argument("--seed", metavar="N", help="strength, coach: seed of the games")
    command.add_argument("--jobs", metavar="N", help="strength: number of games at a time")
    command.add_argument("--mistakes", metavar="N", help="coach: number of mistakes that are tried again")
    command.add_argument("--pairs", metavar="N", help="coach: pairs of playouts for each of them")
    command.set_defaults(run=bench)

    command = commands.add_parser("faults", help="have servers of one database fail under load, for half an hour")
    command.add_argument("--rounds", type=int, default=10, help="how often each fault befalls them")
    command.add_argument("--against", metavar="REVISION", help="play games together with that revision's server")
    command.set_defaults(run=faults)

    command = commands.add_parser("audit", help="ask PyPI and npm for known security advisories; needs a network")
    command.set_defaults(run=audit)

    command = commands.add_parser("compile", help="compile the rules in this checkout; edits show after the next time")
    command.add_argument("--clear", action="store_true", help="back to pure Python")
    command.set_defaults(run=compile_rules)

    command = commands.add_parser("wasm", help="compile the rules and the search for browsers, after they changed")
    command.set_defaults(run=compile_to_wasm)

    commands.add_parser("wheels", help="build dist/: a source distribution and a compiled wheel").set_defaults(
        run=wheels
    )

    command = commands.add_parser("docs", help="build the documentation as a site, and serve it")
    command.add_argument("--port", type=int, default=8001, help="default: 8001")
    command.set_defaults(run=docs)

    commands.add_parser("format", help="format Python and the client").set_defaults(run=format_code)

    commands.add_parser("types", help="write web/src/generated/ and the references in docs/").set_defaults(run=types)

    arguments = vars(parser.parse_args())
    arguments.pop("run")(**arguments)


if __name__ == "__main__":
    main()
