"""With the compiled engine, the probe of a device measures the level that only this engine offers."""

import json
from pathlib import Path

from tests.compiled.python_runs import ran

MEASURE = """
import json
from tongiaki.device import probe
print(json.dumps([min(probe.measure(level) for _ in range(3)) for level in ("navigator", "master")]))
"""


def test_the_estimate_of_a_navigator_includes_its_playouts(compiled: Path) -> None:
    navigator, master = json.loads(ran(["-c", MEASURE], TONGIAKI_ENGINE=str(compiled)))
    assert navigator > 2 * master
