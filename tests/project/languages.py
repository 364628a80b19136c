"""Helpers that compare the message catalogues of all languages."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}

SAME = {
    "app-title": "the game's name",
    "app-title-turns": "a number and the game's name",
    "bot-person": "names of people",
    "today-share-title": "the game's name and a day",
    "terminal-error": "the command's name",
    "terminal-thinking": "a name and a number of milliseconds",
}
"""Messages whose text may be identical to the English one in every language, with the reason."""

SAME_IN: dict[str, dict[str, str]] = {
    "de": {
        "table-share-link": "„Link“ is the German word",
        "programs-token": "„Token“ is the German word",
        "friends-online": "„online“ is the German word",
        "lobby-bots": "„Bots“ is the German word",
        "chat-title": "„Chat“ is the German word",
        "account-name": "„Name“ is the German word",
        "ladder-name": "„Name“ is the German word",
        "terminal-column-bot": "„Bot“ is the German word",
    },
    "nl": {
        "table-share-link": "‘link’ is the Dutch word",
        "programs-token": "‘token’ is the Dutch word",
        "friends-online": "‘online’ is the Dutch word",
        "terminal-admin-account": "‘account’ is the Dutch word",
        "terminal-admin-column-status": "‘status’ is the Dutch word",
        "lobby-bots": "‘bots’ is the Dutch word",
        "account-title": "‘account’ is the Dutch word",
        "games-rating": "‘rating’ is the Dutch word",
        "profile-rating": "‘rating’ is the Dutch word",
        "profile-ratings": "‘ratings’ is the Dutch word",
        "table-seat-bot": "‘bot’ is the Dutch word",
        "panel-water-word": "‘water’ is the Dutch word",
        "chat-title": "‘chat’ is the Dutch word",
        "terminal-column-bot": "‘bot’ is the Dutch word",
        "arena-column-rating": "‘rating’ is the Dutch word",
        "arena-plot-ratings": "‘rating’ is the Dutch word",
    },
    "fr": {
        "chat-title": "« chat » is the French word, too, and short enough for a tab",
        "terminal-admin-column-table": "« table » is the French word",
        "lens-title": "« actions » is the French word",
        "lobby-bots": "« bots » is the French word",
        "clock-own-minutes": "« minutes » is the French word",
        "table-seat-bot": "« bot » is the French word",
        "end-points": "« points » is the French word",
        "replay-pause": "« pause » is the French word",
        "terminal-column-bot": "« bot » is the French word",
    },
    "it": {
        "table-share-link": "«link» is the Italian word",
        "programs-token": "«token» is the Italian word",
        "friends-online": "«online» is the Italian word",
        "terminal-admin-account": "«account» is the Italian word",
        "chat-title": "«chat» is the Italian word",
        "account-title": "«account» is the Italian word",
        "account-password": "«password» is the Italian word",
        "person-password": "«password» is the Italian word",
        "profile-rating": "«rating» is the Italian word",
        "replay-title": "«replay» is the Italian word",
        "arena-column-rating": "«rating» is the Italian word",
        "arena-plot-ratings": "«rating» is the Italian word",
        "table-seat-bot": "«bot» is the Italian word",
        "terminal-column-bot": "«bot» is the Italian word",
    },
    "ja": {},
}
"""Messages whose text may be identical to the English one in a single language, with the reason."""


class Shape(visitor.Visitor):
    """The placeholders of a message: its variables, the ids that each variable selects between, and referenced
    messages.
    """

    def __init__(self, entry: ast.Message) -> None:
        self.variables: set[str] = set()
        self.ids: dict[str, set[str]] = {}
        self.others: set[str] = set()
        self.words = ""
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - required by fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - required by fluent
        self.others.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - required by fluent
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if ids := keys - PLURALS:
                self.ids.setdefault(node.selector.id.name, set()).update(ids)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - required by fluent
        self.words += node.value


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """Return a catalogue's messages by id. Fails for invalid syntax, a message without text, or a duplicate."""
    messages: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text()).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{path.name}: {entry.id.name} has no text"
            assert entry.id.name not in messages, f"{path.name}: {entry.id.name} is there twice"
            messages[entry.id.name] = entry
    return messages


@cache
def shapes(path: Path) -> dict[str, Shape]:
    """Return the placeholders of each message. An attribute counts as a separate message."""
    shapes: dict[str, Shape] = {}
    for name, entry in messages(path).items():
        shapes[name] = Shape(ast.Message(entry.id, entry.value))
        for attribute in entry.attributes:
            shapes[f"{name}.{attribute.id.name}"] = Shape(ast.Message(attribute.id, attribute.value))
    return shapes


def wordings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each message's id and source text. Messages whose text contains no letter are skipped."""
    serializer = FluentSerializer()
    for name, entry in messages(path).items():
        if any(letter.isalpha() for letter in Shape(entry).words):
            yield name, serializer.serialize_entry(ast.Message(entry.id, entry.value, entry.attributes))
