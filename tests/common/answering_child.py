"""A child process for tests: it prints, reports progress, fails or sleeps as the request says."""

import os
import time

import msgspec

from tongiaki.common.child_main import Report, answer_requests


class Behave(msgspec.Struct):
    """A request to report progress, to print a text, to sleep, and then to answer, or to fail with an error."""

    shares: list[float] = []
    text: str = ""
    seconds: float = 0.0
    error: str = ""


def answer(request: Behave, report: Report) -> int:
    for share in request.shares:
        report(share)
    print(request.text)
    time.sleep(request.seconds)
    if request.error:
        raise ValueError(request.error)
    return os.getpid()


if __name__ == "__main__":
    answer_requests(msgspec.msgpack.Decoder(Behave), answer)
