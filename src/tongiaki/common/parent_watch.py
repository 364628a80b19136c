"""Ending the processes of a pool when their parent process ends."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """End this process when its parent ends, even if the parent is killed and cannot stop it."""
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)
