"""`tongiaki serve` that notes for how long its event loop was busy with one thing, for worst.py.

Counted is time of the processor, so that a busy machine makes nothing longer. The longest lies in a file as a double,
in seconds; who reads it sets it back to zero.
"""

import asyncio
import mmap
import struct
import sys
import time
from pathlib import Path

sys.modules["uvloop"] = None  # type: ignore[assignment]  # asyncio's own loop lets its callbacks be watched

LONGEST = struct.Struct("d")


def watch(path: str) -> None:
    """Note every callback of the loop that takes longer than all before it."""
    with Path(path).open("r+b") as file:
        noted = mmap.mmap(file.fileno(), LONGEST.size)
    run = asyncio.Handle._run  # noqa: SLF001 - there is no other place to look

    def watched(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        taken = time.thread_time() - start
        if taken > LONGEST.unpack_from(noted)[0]:
            LONGEST.pack_into(noted, 0, taken)

    setattr(asyncio.Handle, "_run", watched)  # noqa: B010 - its type is told otherwise


if __name__ == "__main__":
    from tongiaki.server.run import serve
    from tongiaki.server.settings import from_environment

    watch(sys.argv[1])
    serve(from_environment())
