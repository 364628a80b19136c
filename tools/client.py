"""Build the browser client into the Python package, unless the one there was built from the same sources.

The client includes the files of games on the device.
"""

import hashlib
import sys
from pathlib import Path

import device
import npm

WEB = npm.ROOT / "web"
LOCALES = npm.ROOT / "src" / "tongiaki" / "locales"
BUILT = npm.ROOT / "src" / "tongiaki" / "server" / "client"
STAMP = BUILT / ".sources"  # the digest of the sources of the built client


def sources() -> list[Path]:
    """Return every file that the built client depends on."""
    excluded = {WEB / "node_modules", WEB / "dist"}
    files = [path for path in [*WEB.rglob("*"), *LOCALES.rglob("*")] if path.is_file()]
    return sorted(path for path in files if excluded.isdisjoint(path.parents))


def digest() -> str:
    """Return a hash of the sources' names and contents."""
    total = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        total.update(f"{path.relative_to(npm.ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def main() -> int:
    """Build the client if needed, and return the build's exit status."""
    with npm.lock_task("client"):
        current_digest = digest()
        if not STAMP.exists() or STAMP.read_text() != current_digest:
            npm.install(WEB)
            if status := npm.run(WEB, "run", "build", "--", "--outDir", str(BUILT), "--emptyOutDir", "--logLevel=warn"):
                return status
            STAMP.write_text(current_digest)
        device.add_to(BUILT)
        return 0


if __name__ == "__main__":
    sys.exit(main())
