"""A dictionary of limited size evicts the entry that was assigned least recently."""

from tongiaki.common.lru import LruDict


def test_the_entry_assigned_least_recently_is_evicted() -> None:
    entries: LruDict[str, int] = LruDict(2)
    entries["a"], entries["b"] = 1, 2
    entries["a"] = 3
    entries["c"] = 4
    assert dict(entries) == {"a": 3, "c": 4}


def test_an_entry_can_be_removed() -> None:
    entries: LruDict[str, int] = LruDict(2)
    entries["a"], entries["b"] = 1, 2
    assert entries.pop("a") == 1
    entries["c"] = 3
    assert list(entries) == ["b", "c"]
