"""The active inputs that differ between consecutive views of a seat."""

from typing import final

from tongiaki.rules.moves import SEATS
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.value.features import Views
from tongiaki.value.layout import INPUTS, MOST_ACTIVE


@final
class InputChanges:
    """For each seat, the active inputs of its last view. `update` finds the inputs that a new view adds or removes."""

    __slots__ = ("_counts", "_inputs", "_updated_in", "_updates", "added", "added_count", "removed", "removed_count")

    def __init__(self) -> None:
        self.added: Ints = ints([0] * MOST_ACTIVE)
        """The inputs that are active now and were not before. Only the first `added_count` elements are valid."""
        self.added_count: Int = 0
        self.removed: Ints = ints([0] * MOST_ACTIVE)
        """The inputs that were active and are no longer. Only the first `removed_count` elements are valid."""
        self.removed_count: Int = 0
        self._inputs: Ints = ints([0] * (SEATS * MOST_ACTIVE))
        """The active inputs of the last view, by [seat, place]."""
        self._counts: Ints = ints([0] * SEATS)
        """The number of these inputs, by [seat]."""
        self._updated_in: Ints = ints([0] * (SEATS * INPUTS))
        """The number of the last update, for each active input, and 0 for all others, by [seat, input]."""
        self._updates: Int = 0

    def update(self, seat: Int, views: Views) -> None:
        """Compare the most recently computed view, which is the seat's, with the seat's previous one."""
        self._updates += 1
        inputs, updated_in, active, update = self._inputs, self._updated_in, views.active, self._updates
        first, first_input = seat * MOST_ACTIVE, seat * INPUTS
        count: Int = 0
        for index in range(views.count):
            number = active[index]
            if updated_in[first_input + number] == 0:
                self.added[count] = number
                count += 1
            updated_in[first_input + number] = update
        self.added_count = count
        count = 0
        for place in range(first, first + self._counts[seat]):
            number = inputs[place]
            if updated_in[first_input + number] != update:
                updated_in[first_input + number] = 0
                self.removed[count] = number
                count += 1
        self.removed_count = count
        for index in range(views.count):
            inputs[first + index] = active[index]
        self._counts[seat] = views.count
