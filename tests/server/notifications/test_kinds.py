"""The kinds of notifications: each is complete, has a text in every language, and is documented."""

import ast
import re
import runpy
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tests.project.project_files import ROOT
from tests.tables.bench import Bench
from tongiaki.catalogue import languages
from tongiaki.server.notifications import kinds
from tongiaki.server.notifications.kinds import KINDS, Situation
from tongiaki.store import Invitation
from tongiaki.tables.machine import notification_triggers
from tongiaki.tables.machine.summary import LobbyCard, lobby_card, players_of

SOURCE = Path(kinds.__file__)
MANUAL = ROOT / "docs" / "play" / "notifications.md"
DAY = 86_400


def slow_game() -> Bench:
    """Return a running game of Ana and Ben with a day for each turn."""
    bench = Bench("ana", "ben", seats=2, clock="move", time=DAY)
    bench.start()
    return bench


def situation_of(bench: Bench, person: str, *, is_present: bool = False) -> Situation:
    """Return what a notification to a person depends on, with an invitation from Cleo."""
    card = msgspec.json.decode(lobby_card(bench.state), type=LobbyCard)
    own = [player for player in players_of(bench.state) if player.person == person]
    return Situation("t", card, bench.state.status, own, 3600, is_present, Invitation("t", "Cleo"))


@pytest.mark.parametrize("language", languages())
def test_every_kind_has_its_own_text_in_every_language(language: str) -> None:
    situation = situation_of(slow_game(), "ben")
    contents = [kinds.content(kind, language, situation) for kind in KINDS]
    assert all(content.title and content.body and content.path.startswith("/") for content in contents)
    assert len({content.title for content in contents}) == len(KINDS)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It is your turn. You are playing with Ana and Cleo."),
        ("de", "Du bist am Zug. Du spielst mit Ana und Cleo."),
        ("ja", "あなたの手番です。相手：AnaとCleo"),
    ],
)
def test_the_text_is_made_of_sentences_of_the_language(language: str, text: str) -> None:
    bench = Bench("ana", "ben", "cleo", seats=3, clock="move", time=DAY)
    bench.start()
    assert kinds.content("turn", language, situation_of(bench, "ben")).text == text


@pytest.mark.parametrize("method", ["still_wanted", "content", "link"])
def test_a_kind_that_lacks_a_method_fails_at_import(method: str, tmp_path: Path) -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    (kind,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Invited"]
    kind.body = [node for node in kind.body if not (isinstance(node, ast.FunctionDef) and node.name == method)]
    incomplete = tmp_path / "kinds.py"
    incomplete.write_text(ast.unparse(tree), encoding="utf-8")
    with pytest.raises(TypeError, match=rf"abstract.* {method}|abstract.*'{method}'"):
        runpy.run_path(str(incomplete))


@pytest.mark.parametrize("names", [("turn", "unknown"), ("turn",)], ids=["no class", "no stored name"])
def test_a_kind_without_a_class_or_a_stored_name_fails_at_import(
    names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    runpy.run_path(str(SOURCE))
    monkeypatch.setattr(notification_triggers, "NotificationKind", Literal[names])
    with pytest.raises(TypeError, match="a stored name or a class"):
        runpy.run_path(str(SOURCE))


def test_every_kind_is_documented() -> None:
    documented = re.findall(r"^\| `(\w+)` \|", MANUAL.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(documented) == sorted(KINDS)
