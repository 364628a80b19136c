"""`tongiaki serve` that records the longest stall of its event loop, for worst.py.

A stall is the CPU time of one callback, so that other load on the machine does not count. A file contains the longest
stall, as a double in seconds. Its reader resets it to zero.
"""

import asyncio
import mmap
import struct
import sys
import time
from pathlib import Path

sys.modules["uvloop"] = None  # type: ignore[assignment]  # only asyncio's own event loop can be measured

LONGEST = struct.Struct("d")


def record_stalls(path: str) -> None:
    """Record each callback that takes longer than all before it."""
    with Path(path).open("r+b") as file:
        record = mmap.mmap(file.fileno(), LONGEST.size)
    run = asyncio.Handle._run  # noqa: SLF001 - asyncio has no public hook

    def run_measured(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        duration = time.thread_time() - start
        if duration > LONGEST.unpack_from(record)[0]:
            LONGEST.pack_into(record, 0, duration)

    setattr(asyncio.Handle, "_run", run_measured)  # noqa: B010 - avoids a type error


if __name__ == "__main__":
    from tongiaki.server.run import serve
    from tongiaki.server.settings import from_environment

    record_stalls(sys.argv[1])
    serve(from_environment())
