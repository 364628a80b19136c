"""No process of a pool outlives the process that it works for."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Make this process end when its parent does: killed, that can't tell it to, and it would wait for ever."""
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)
