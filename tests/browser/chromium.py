"""Chromium for the browser tests: from an npm package, else the installed one, else Playwright's.

The packaged Chromium is the same on every machine. It is headless and needs less than half the CPU time per page.
"""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tools import npm
from tools.unpacking import unpack

HERE = Path(__file__).resolve().parent
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED = npm.ROOT / ".dev" / "chromium"
# Simulates a server in a home network: resolves to this machine but, unlike 127.0.0.1, is not a secure context.
PLAIN = "tongiaki.lan"
# The sandbox fails as root, and /dev/shm is too small in small containers. Without font hinting, a line of text has the
# same length in every Chromium.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
    f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1",
)
# Pages of tests are short-lived: an optimising compiler would cost more time than it saves.
BRIEF = "--js-flags=--no-turbofan --no-maglev --single-threaded-gc"
UNBROTLI = """
const [from, to] = process.argv.slice(1);
require("fs").writeFileSync(to, require("zlib").brotliDecompressSync(require("fs").readFileSync(from)));
"""
# Uses the packaged fonts and the machine's fonts. Without any font, text has no size and counts as hidden.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """Settings to launch Chromium. If `program` is None, Playwright launches its own."""

    program: Path | None
    environment: dict[str, str] = field(default_factory=dict)


def find() -> Chromium:
    """Find an installed Chromium, or install one."""
    if (platform.system(), platform.machine()) == ("Linux", "x86_64"):
        return packed()
    if system := next(filter(None, map(shutil.which, NAMES)), None):
        return Chromium(Path(system))
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return Chromium(None)


def launch(playwright: Playwright, *, brief: bool = True) -> Browser:
    """Launch Chromium; with `brief`, with settings for short-lived pages, which run scripts slowly."""
    path = find()
    arguments = [*ARGUMENTS, BRIEF] if brief else ARGUMENTS
    return playwright.chromium.launch(
        executable_path=path.program, args=arguments, env=dict(os.environ) | path.environment
    )


def packed() -> Chromium:
    """Install and unpack the packaged Chromium, unless this version is already unpacked."""
    npm.install(HERE)
    lock = (HERE / "package-lock.json").read_text()
    stamp = UNPACKED / "package-lock.json"
    with npm.lock_task("chromium"):
        if not stamp.exists() or stamp.read_text() != lock:
            shutil.rmtree(UNPACKED, ignore_errors=True)
            _unpack()
            stamp.write_text(lock)
    program = UNPACKED / "chromium"
    environment = {"FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")}
    linked = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    if "not found" in linked:
        environment["LD_LIBRARY_PATH"] = str(UNPACKED / "al2023" / "lib")
    return Chromium(program, environment)


def _unpack() -> None:
    UNPACKED.mkdir(parents=True)
    for source in PACKAGE.glob("*.br"):
        target = UNPACKED / source.stem
        subprocess.run([npm.NODE, "-e", UNBROTLI, source, target], check=True)
        if target.suffix == ".tar":
            with tarfile.open(target) as archive:
                unpack(archive, UNPACKED / target.stem)
            target.unlink()
    (UNPACKED / "chromium").chmod(0o755)
    fonts = FONTS.format(fonts=UNPACKED / "fonts", cache=UNPACKED / "font-cache")
    (UNPACKED / "fonts.conf").write_text(fonts)
