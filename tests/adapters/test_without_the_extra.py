"""The game works without the packages of the extra named research."""

import subprocess
import sys

ROOMS = ("rules", "record", "bots", "engine", "tables", "store", "server", "simulate", "cli")
EXTRA = ("numpy", "scipy", "pyspiel", "open_spiel", "pettingzoo", "gymnasium", "pyarrow")


def test_every_room_but_the_adapters_works_without_it() -> None:
    hidden = "; ".join(f"sys.modules[{name!r}] = None" for name in EXTRA)
    imports = "; ".join(f"import tongiaki.{room}" for room in ROOMS)
    subprocess.run([sys.executable, "-c", f"import sys; {hidden}; {imports}"], check=True, timeout=300)
