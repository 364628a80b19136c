"""A dictionary of limited size."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class LruDict(OrderedDict[Key, Value]):
    """A dictionary of at most `size` entries. The entry that was assigned least recently is evicted first."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __setitem__(self, key: Key, value: Value) -> None:
        """Assign a value, make its key the most recent one, and evict the oldest entry if there are too many."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._size:
            self.popitem(last=False)
