"""The members of a study are listed in order of arrival, even if the clocks of two servers differ."""

from dataclasses import dataclass

from tongiaki.common.clock import now_ms
from tongiaki.store import Database, StoredStudy, StudyPresence, StudyRepository
from tongiaki.studies.study import Study


@dataclass(eq=False)
class _Connection:
    person: str | None
    name: str | None
    program: bool = False

    def leader_moved(self, lead: object) -> None: ...

    def participants_changed(self, participants: object) -> None: ...

    def line_added(self, line: object) -> None: ...

    def resync(self, number: int) -> None: ...


async def test_a_newcomer_is_listed_last_even_if_another_clock_is_ahead(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    stored = StoredStudy("study", None, "{}", 10, "ana", 0)
    study = Study(stored, [], StudyRepository(database), 60.0)
    study.set_remote_participants([StudyPresence("ana", 1, "Ana", now_ms() + 60_000, 1)])
    study.join(_Connection("ben", "Ben"))
    assert [member.name for member in study.participants.members] == ["Ana", "Ben"]
    await study.close()
    await database.close()
