"""The child's side of `ChildProcess`: it reads requests from standard input and writes answers to standard output.

Each message is encoded in MessagePack and preceded by its length, which takes LENGTH_BYTES bytes.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, TypeVar

import msgspec

LENGTH_BYTES = 8
"""Number of bytes that encode a message's length, most significant byte first."""

_Request = TypeVar("_Request")


class Progress(msgspec.Struct, tag="progress"):
    """Completed part of the current request, from 0 to 1."""

    share: float


class Answer(msgspec.Struct, tag="answer"):
    """Result of a request, and the CPU time in seconds that the request took."""

    seconds: float
    value: msgspec.Raw


class Failure(msgspec.Struct, tag="failure"):
    """The error that a request raised, and its traceback."""

    error: str
    trace: str


Message = Progress | Answer | Failure
"""A message from the child to its parent."""

Report = Callable[[float], None]
"""Function that reports the progress of the current request to the parent, from 0 to 1."""


def encode_message(message: msgspec.Struct) -> bytes:
    """Return a message preceded by its length."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def answer_requests(decoder: msgspec.msgpack.Decoder[_Request], handle: Callable[[_Request, Report], object]) -> None:
    """Answer requests, one after the other, until the parent process ends.

    The command's only argument is the niceness of this process. An error that `handle` raises is sent as a Failure.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the parent handles Ctrl-C, and stops its children
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    output = _take_standard_output()
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_requests, args=(requests,), daemon=True).start()

    def send(message: Message) -> None:
        try:
            output.write(encode_message(message))
            output.flush()
        except BrokenPipeError:
            os._exit(1)  # the parent was killed; a normal exit would print a traceback

    while True:
        request = requests.get()
        start = time.process_time()
        try:
            value = msgspec.msgpack.encode(handle(decoder.decode(request), lambda share: send(Progress(share))))
        except Exception as error:  # noqa: BLE001 - the parent decides what a failed request means
            send(Failure(repr(error), traceback.format_exc()))
        else:
            send(Answer(time.process_time() - start, msgspec.Raw(value)))


def _take_standard_output() -> BinaryIO:
    """Return standard output.

    From now on, printed text goes to standard error, so that it cannot appear between messages.
    """
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def _read_requests(requests: SimpleQueue[bytes]) -> None:
    """Read requests until the parent ends. Then end this process, even if a request is being processed."""
    with os.fdopen(os.dup(0), "rb") as stream:
        while len(length := stream.read(LENGTH_BYTES)) == LENGTH_BYTES:
            requests.put(stream.read(int.from_bytes(length, "big")))
    os._exit(1)
