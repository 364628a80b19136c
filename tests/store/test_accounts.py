"""Accounts and sessions on real databases of both kinds."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tongiaki.common.names import name_key
from tongiaki.store import Accounts, ConflictError, Database, Identity, People, Sessions


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


@pytest.mark.parametrize(
    ("first_name", "second_name"),
    [("Ana", "ANA"), ("Ana", "Ａｎａ"), ("straße", "STRASSE"), ("ﬁn", "FIN"), ("A\u200dna", "ana")],
)
def test_lookalike_names_have_the_same_key(first_name: str, second_name: str) -> None:
    assert name_key(first_name) == name_key(second_name)


def test_different_names_have_different_keys() -> None:
    assert len({name_key(name) for name in ("Ana", "Anna", "Áná", "A na", "Ана")}) == 5


async def test_only_one_of_several_concurrent_claims_of_a_name_succeeds(database: Database) -> None:
    accounts = Accounts(database)
    claims = [accounts.claim(f"p{number}", "Ana", "hash", f"t{number}") for number in range(8)]
    outcomes = await asyncio.gather(*claims, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["ConflictError"] * 7 + ["NoneType"]
    owner = await accounts.find_by_name("ANA")
    assert owner is not None
    assert outcomes[int(owner.person[1:])] is None


async def test_a_token_identifies_its_owner(database: Database) -> None:
    accounts, sessions = Accounts(database), Sessions(database)
    assert await sessions.identify("guest", signed=True) == Identity("guest", account=False)
    await accounts.claim("ana", "Ana", "hash", "first")
    assert await sessions.identify("ana", signed=True) is None
    assert await sessions.identify("first", signed=True) == Identity("ana", account=True)
    await sessions.open("second", "ana", replaced_token_hash="guest")
    assert await sessions.filter_invalid_tokens({"first", "second", "other"}, {"guest", "ana"}) == {"other", "ana"}
    assert sorted(await accounts.set_password("ana", "new", "third")) == ["first", "second"]
    assert await sessions.identify("first", signed=True) == Identity("first", account=False)
    assert await sessions.identify("first", signed=False) is None
    assert await sessions.identify("third", signed=False) == Identity("ana", account=True)
    await sessions.close("third")
    assert await sessions.list_sessions("ana") == []


async def test_the_name_of_a_guest_is_deleted_at_login(database: Database) -> None:
    accounts, sessions, people = Accounts(database), Sessions(database), People(database)
    await people.set_name("guest", "Gast")
    await accounts.claim("ana", "Ana", "hash", "first")
    await sessions.open("second", "ana", replaced_token_hash="guest")
    assert await people.find_name("guest") is None
    assert await people.find_name("ana") == "Ana"


async def test_deleting_an_account_frees_its_name_but_not_its_id(database: Database) -> None:
    accounts, sessions = Accounts(database), Sessions(database)
    await accounts.claim("ana", "Ana", "hash", "first")
    assert await accounts.delete("ana") == ["first"]
    assert await accounts.find("ana") is None
    assert await accounts.find_by_name("Ana") is None
    assert await accounts.load_profiles(["ana"]) == {}
    assert await sessions.identify("ana", signed=True) is None
    with pytest.raises(ConflictError):
        await accounts.claim("ana", "Anna", "hash", "third")
    await accounts.claim("ben", "Ana", "hash", "fourth")


async def test_a_password_hash_is_replaced_only_if_the_password_is_unchanged(database: Database) -> None:
    accounts = Accounts(database)
    await accounts.claim("ana", "Ana", "old", "first")
    await accounts.rehash("ana", "another", "no")
    await accounts.rehash("ana", "old", "renewed")
    account = await accounts.find("ana")
    assert account is not None
    assert account.password_hash == "renewed"
    assert "renewed" not in repr(account)


async def test_an_account_can_be_renamed_only_to_a_free_name(database: Database) -> None:
    accounts = Accounts(database)
    await accounts.claim("ana", "Ana", "hash", "first")
    await accounts.claim("ben", "Ben", "hash", "second")
    with pytest.raises(ConflictError):
        await accounts.rename("ben", "ANA")
    await accounts.rename("ben", "BEN")
    assert (await accounts.load_profiles(["ana", "ben", "guest"]))["ben"].name == "BEN"
    assert await People(database).find_name("ben") == "BEN"
