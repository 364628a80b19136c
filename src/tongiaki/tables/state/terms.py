"""Conversions between a table's options and the terms of its game."""

from __future__ import annotations

from collections.abc import Sequence

from tongiaki.record.colours import Colour
from tongiaki.rules import CHOICES, Terms
from tongiaki.tables.structs.options import TableOptions


def terms_from_options(options: TableOptions, colours: Sequence[Colour]) -> Terms:
    """Return the terms of a game with these options and with these colours by seat."""
    chosen = {name: getattr(options, name) for name in CHOICES}
    return Terms(len(colours), colours=tuple(colours)).with_choices(chosen)


def options_from_terms(terms: Terms) -> TableOptions:
    """Return the options of a table for a game with these terms; the table is not listed in the lobby."""
    return TableOptions(seats=terms.players, public=False, **{name: getattr(terms, name) for name in CHOICES})
