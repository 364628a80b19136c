"""A table's options as the terms of its game, and back."""

from __future__ import annotations

from collections.abc import Sequence

from tongiaki.record.colours import Colour
from tongiaki.rules import CHOICES, Terms
from tongiaki.tables.structs.views import TableOptions


def terms_from_options(options: TableOptions, colours: Sequence[Colour]) -> Terms:
    """Give the terms of a game that begins with these options, played in these colours by seat."""
    chosen = {name: getattr(options, name) for name in CHOICES}
    return Terms(len(colours), colours=tuple(colours)).with_choices(chosen)


def options_from_terms(terms: Terms) -> TableOptions:
    """Give the options of a table that nobody sees in the lobby, for a game on these terms."""
    return TableOptions(seats=terms.players, public=False, **{name: getattr(terms, name) for name in CHOICES})
