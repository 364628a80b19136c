"""Names that look alike, according to Unicode's table of confusable characters."""

import asyncio
import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.store.test_migrations import create_old_schema
from tongiaki.common import names
from tongiaki.common.names import confusables, find_matches, letters_and_digits, lookalikes, name_key, visible_form
from tongiaki.server.services.accounts.account_names import in_one_alphabet
from tongiaki.store import Accounts, ConflictError, Database


def passes(name: str) -> bool:
    """Return whether a name is accepted unchanged."""
    return visible_form(name) == name and in_one_alphabet(name)


@pytest.mark.parametrize("around", [("An{}a"), "{}", "ANN{}", "花{}"])
def test_no_character_passes_for_another(around: str) -> None:
    """Names that differ only in Unicode's confusable characters are recognised as similar."""
    alike: dict[str, list[str]] = {}
    for number, prototype in confusables().items():
        alike.setdefault(prototype, [prototype]).append(chr(number))
    names = [[name for name in map(around.format, group) if passes(name)] for group in alike.values()]
    passed = [
        (first, second)
        for group in names
        for first, second in combinations(group, 2)
        if not lookalikes(first) & lookalikes(second)
    ]
    assert passed == []
    assert sum(map(len, names)) > 100


ALIKE = (
    "Anna ANNA, Anna ａｎｎａ, Ian lan, Ian 1AN, Bob B0b, Tom Torn, modern rnodern, Ace Асе, AHHA АННА, Ото Oto, "
    "ΝΙΚΟ NIKO, Zoë Zoe\u0308, Ёё Ëë, ニ 二, カ 力, へ ヘ, ー 一, Ann Ann\u200b, Ann Ann\ufe0f, "
    "Ann Ann., Ann Ann_, Ann Ann·, Ann A-n-n, Ann Anṇ, Ann Ann|, "
    "Alice A|ice, Ewa Evva, WIM VVIM, İna Ina, Rene René, Søren Soren, Łódź Lodz, Андрей Андреи, Νίκος Νικος"
)
APART = (
    "Anna Hanna, Nina Vina, Uwe Ywe, 花子 華子, さくら サクラ, さくら ざくら, ハナ パナ, ノブ ブ, "
    "김민준 김민쥰, ... !!!"
)


@pytest.mark.parametrize("pair", ALIKE.split(", "))
def test_these_look_alike(pair: str) -> None:
    first, second = pair.split(" ")
    assert lookalikes(first) & lookalikes(second)


@pytest.mark.parametrize("pair", APART.split(", "))
def test_these_do_not(pair: str) -> None:
    first, second = pair.split(" ")
    assert not lookalikes(first) & lookalikes(second)


NAMES = "Ana 3,Zoë,Ångström,O’Neil-Łódź,Nguyễn,Νίκος,Ёлка,花子,さくらSakura,ジョン・スミス,김민준,J. R. (2)"
ODD = "Аnnа,Ann\U00016fe4,Ann\U0001d159,ᎪᏁᎪ,ᴀnna,Annα,A\u0336nna,Ann\u0660,花а,Ana 🐙,Ⴙnna"


@pytest.mark.parametrize("name", NAMES.split(","))
def test_names_of_many_languages_can_be_taken(name: str) -> None:
    assert passes(name)


@pytest.mark.parametrize("name", ODD.split(","))
def test_mixtures_and_loose_marks_cannot(name: str) -> None:
    assert not passes(name)


async def test_of_names_that_look_alike_one_can_be_claimed(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    accounts = Accounts(database)
    await accounts.claim("ian", "Ian", "hash", "token")
    with pytest.raises(ConflictError):
        await accounts.claim("thief", "lan", "hash", "token 2")
    alike = await asyncio.gather(*map(accounts.find_lookalikes, ("1AN", "Zoe", "ian", "1AN")))  # one batch of lookups
    assert [[letter.person for letter in group] for group in alike] == [["ian"], [], ["ian"], ["ian"]]
    await accounts.rename("ian", "Johannes")
    await accounts.claim("other", "lan", "hash", "token 3")
    with pytest.raises(ConflictError):
        await accounts.rename("ian", "Ian")
    await accounts.delete("other")
    await accounts.rename("ian", "Ian")
    await database.close()


async def test_who_had_names_that_look_alike_before_keeps_them(empty_database_url: str) -> None:
    database = Database(empty_database_url)
    rows = [("ian", "Ian", "ian", 7), ("lan", "lan", "lan", 9), ("ace", "Асе", "ace", 8)]
    inserted = "INSERT INTO accounts (person, name, name_key, password_hash, created) VALUES "
    await create_old_schema(database, "0006", [inserted + str(("%s", "%s", "%s", "hash", "%s")) % row for row in rows])
    await database.migrate()
    accounts = Accounts(database)
    for person, name, _, _ in rows:
        result = await accounts.find_by_name(name)
        assert result is not None
        assert (result.person, result.name) == (person, name)
    assert [account.person for account in await accounts.find_lookalikes("1an")] == ["ian"]
    assert [account.person for account in await accounts.find_lookalikes("Ace")] == ["ace"]
    await database.close()


async def test_accounts_that_look_alike_without_signs_keep_their_names(empty_database_url: str) -> None:
    """The migration adds forms only: each account is still found by its own spelling, and nobody else gets its form."""
    database = Database(empty_database_url)
    rows = [("dot", "Ann.", "ann.", 7), ("bar", "Ann_", "ann_", 8), ("ewa", "Ewa", "ewa", 9), ("zoe", "Zoë", "zoë", 9)]
    account = "INSERT INTO accounts (person, name, name_key, password_hash, created) VALUES ('%s', '%s', '%s', '', %s)"
    look = "INSERT INTO account_looks (person, look) VALUES ('%s', '%s')"
    inserted = [*(account % row for row in rows), *(look % (person, key) for person, _, key, _ in rows)]
    await create_old_schema(database, "0027", inserted)
    await database.migrate()
    accounts = Accounts(database)
    for spelled, person in (("Ann.", "dot"), ("ANN_", "bar"), ("ann", "dot"), ("zoe", "zoe"), ("Ewa", "ewa")):
        result = await accounts.find_by_name(spelled)
        assert (spelled, result and result.person) == (spelled, person)
    for name in ("Ann", "Zoe", "Evva"):
        with pytest.raises(ConflictError):
            await accounts.claim(f"new {name}", name, "hash", f"token {name}")
    await database.close()


def test_a_name_is_found_however_it_is_written() -> None:
    assert name_key(" ＡＮＡ\t3 ") == name_key("ana 3")
    assert letters_and_digits("J. R. (2)") == letters_and_digits("jr2")
    assert letters_and_digits("...") == "..."


def test_a_spelling_goes_before_the_same_letters() -> None:
    called = {1: "Ann", 2: "Ann.", 3: "Zoë", 4: "Bob", 5: "bob"}
    asked = {"ann": [1], "Ann.": [2], "an_n": [1, 2], "ZOE": [3], "Bob": [4, 5], "lan": []}
    assert {name: find_matches(name, called) for name in asked} == asked


COMPARING = re.compile(r"\.(casefold|lower)\(\)")
OTHERWISE = {
    "catalogue.py": "languages",
    "common/names.py": "the comparison itself",
    "common/origins.py": "hosts and schemes",
    "server/notifications": "addresses of mail",
    "server/routes/person/notification_settings.py": "addresses of mail",
    "server/transport": "hosts",
    "server/web": "hosts and languages",
    "tables/decisions/chat_commands.py": "words of commands",
}
"""Places that compare texts other than names without regard to case."""


def test_nothing_else_compares_names() -> None:
    root = Path(names.__file__).parent.parent
    folders = ("catalogue.py", "cli/admin", "common", "server", "store", "studies", "tables")
    files = [
        file for folder in folders for file in ([root / folder] if "." in folder else (root / folder).rglob("*.py"))
    ]
    comparing = [str(file.relative_to(root)) for file in files if COMPARING.search(file.read_text("utf-8"))]
    assert [file for file in comparing if not file.startswith(tuple(OTHERWISE))] == []
