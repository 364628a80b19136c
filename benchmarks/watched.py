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


def watch(path: str) -> None:
    """Record each callback that takes longer than all before it."""
    with Path(path).open("r+b") as file:
        noted = mmap.mmap(file.fileno(), LONGEST.size)
    run = asyncio.Handle._run  # noqa: SLF001 - asyncio has no public hook

    def watched(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        taken = time.thread_time() - start
        if taken > LONGEST.unpack_from(noted)[0]:
            LONGEST.pack_into(noted, 0, taken)

    setattr(asyncio.Handle, "_run", watched)  # noqa: B010 - avoids a type error


if __name__ == "__main__":
    from tongiaki.server.run import serve
    from tongiaki.server.settings import from_environment

    watch(sys.argv[1])
    serve(from_environment())
