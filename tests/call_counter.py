"""Counts the calls of Python functions in a server's process.

The count of a request does not depend on the machine. It includes only the main thread, which runs the event loop, and
also counts each time that a coroutine continues. The rules are left out, because they can be compiled.
"""

import json
import socket
import sys
import threading
from types import CodeType, FrameType

import tongiaki.rules

COUNTED = "TONGIAKI_TEST_COUNTED"
"""The variable in a server's environment with the port at which it reports its counts."""
Counts = dict[str, int]
"""Number of calls by file and function."""


def count_calls(port: int) -> None:
    """Count the calls of this thread from now on, and report them to each connection to a port."""
    counts: dict[CodeType, int] = {}

    def count(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            counts[frame.f_code] = counts.get(frame.f_code, 0) + 1

    listener = socket.create_server(("127.0.0.1", port))
    threading.Thread(target=_report, args=[listener, counts], daemon=True).start()
    sys.setprofile(count)


def _report(listener: socket.socket, counts: dict[CodeType, int]) -> None:
    rules = str(tongiaki.rules.__path__[0])
    while True:
        connection, _ = listener.accept()
        with connection:
            named = {
                f"{code.co_filename}:{code.co_firstlineno} {code.co_qualname}": number
                for code, number in counts.copy().items()
                if not code.co_filename.startswith(rules)
            }
            connection.sendall(json.dumps(named).encode())


def read_counts(port: int) -> Counts:
    """Return the counts of a server since its start."""
    with socket.create_connection(("127.0.0.1", port)) as connection, connection.makefile() as reader:
        counts: Counts = json.load(reader)
        return counts
