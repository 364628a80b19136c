"""The fair queue: people's requests are served first, owners round robin, and cancelled requests are removed."""

import asyncio
from collections import Counter

from tongiaki.runtime.bots.request_queue import SHARE, FairQueue, Requester

BOT_GAMES = 160


class Requests:
    """Requests that wait for a single worker, and the order in which they are served."""

    def __init__(self) -> None:
        self.queue = FairQueue(["worker"])
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def occupy(self) -> None:
        """Take the worker, so that every further request waits."""
        assert await self.queue.get(Requester("nobody")) == "worker"

    async def add(self, owner: str, name: str, *, background: bool = False) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(self._serve(Requester(owner, background), name)))
        await asyncio.sleep(0)  # the request is waiting now
        return self.tasks[-1]

    async def _serve(self, requester: Requester, name: str) -> None:
        worker = await self.queue.get(requester)
        self.served.append(name)
        self.queue.put(worker)

    async def serve_all(self) -> list[str]:
        self.queue.put("worker")
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served


async def test_a_person_is_served_next_while_160_games_of_bots_wait() -> None:
    requests = Requests()
    await requests.occupy()
    for number in range(BOT_GAMES):
        await requests.add("attacker", f"bots {number}", background=True)
    await requests.add("guest", "person")
    await requests.add("club", "club's bots", background=True)
    served = await requests.serve_all()
    assert served[:4] == ["person", "bots 0", "club's bots", "bots 1"]
    assert served[4:] == [f"bots {number}" for number in range(2, BOT_GAMES)]


async def test_owners_are_served_round_robin_where_one_sits_at_160_tables() -> None:
    requests = Requests()
    await requests.occupy()
    for number in range(BOT_GAMES):
        await requests.add("attacker", f"attacker {number}")
    for owner in ("ana", "ben"):
        for number in range(2):
            await requests.add(owner, f"{owner} {number}")
    assert (await requests.serve_all())[:7] == [
        "attacker 0",
        "ana 0",
        "ben 0",
        "attacker 1",
        "ana 1",
        "ben 1",
        "attacker 2",
    ]


async def test_an_owner_whose_request_was_served_goes_to_the_end() -> None:
    requests = Requests()
    await requests.occupy()
    for name in ("ana", "ben"):
        await requests.add(name, name)
    requests.queue.put("worker")
    await requests.tasks[0]  # ana has been served, and ben is next
    await requests.add("ana", "ana again")
    await asyncio.gather(*requests.tasks)
    assert requests.served == ["ana", "ben", "ana again"]


async def test_background_requests_have_a_share_while_people_wait() -> None:
    requests = Requests()
    await requests.occupy()
    await requests.add("bots", "background", background=True)
    for number in range(2 * SHARE):
        await requests.add(f"person {number}", "person")
    served = await requests.serve_all()
    assert served.index("background") == SHARE
    assert Counter(served) == {"background": 1, "person": 2 * SHARE}


async def test_a_cancelled_request_leaves_the_queue() -> None:
    requests = Requests()
    await requests.occupy()
    first = await requests.add("ana", "first")
    await requests.add("ben", "second")
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert requests.queue.waiting == 1
    assert await requests.serve_all() == ["second"]


async def test_a_request_that_is_cancelled_as_the_worker_comes_loses_no_worker() -> None:
    for cancelled_first in (True, False):
        requests = Requests()
        await requests.occupy()
        first = await requests.add("ana", "first")
        await requests.add("ben", "second")
        if cancelled_first:
            first.cancel()
            requests.queue.put("worker")
        else:
            requests.queue.put("worker")
            first.cancel()
        await asyncio.gather(*requests.tasks, return_exceptions=True)
        assert requests.served == ["second"]
        assert requests.queue.waiting == 0
        await asyncio.wait_for(requests.queue.get(Requester("carl")), 10)


async def test_a_worker_that_was_handed_over_is_not_taken_by_a_newcomer() -> None:
    requests = Requests()
    await requests.occupy()
    await requests.add("ana", "first")
    requests.queue.put("worker")
    newcomer = asyncio.create_task(requests.queue.get(Requester("ben")))
    await asyncio.gather(*requests.tasks)
    assert requests.served == ["first"]
    assert await newcomer == "worker"
