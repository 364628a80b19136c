"""The circuit breaker of a service, shared by all notifications."""

import asyncio

import pytest

from tongiaki.server.notifications.circuit_breaker import CircuitBreaker, NotSentError, UnreachableError


class Service:
    """A service with a circuit breaker. It answers after `let` is set."""

    def __init__(self) -> None:
        self.breaker = CircuitBreaker(2)
        self.attempts = 0
        self.let = asyncio.Event()
        self.error: Exception | None = None

    async def use(self) -> None:
        async with self.breaker.attempt():
            self.attempts += 1
            await self.let.wait()
            if self.error is not None:
                raise self.error

    def begin(self, count: int) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.use()) for _ in range(count)]


async def test_waiting_notifications_fail_with_the_first_failure_of_a_service() -> None:
    service = Service()
    tasks = service.begin(20)
    await asyncio.sleep(0)
    service.error = UnreachableError()
    service.let.set()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(outcome, NotSentError) for outcome in outcomes)
    assert service.attempts == 2


async def test_after_a_failure_only_one_attempt_at_a_time_is_made() -> None:
    service = Service()
    service.error = UnreachableError()
    service.let.set()
    with pytest.raises(UnreachableError):
        await service.use()
    service.let.clear()
    probe, *others = service.begin(5)
    outcomes = await asyncio.gather(*others, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {NotSentError}
    service.error = None
    service.let.set()
    await probe
    await asyncio.gather(*service.begin(5))
    assert service.attempts == 1 + 1 + 5


async def test_a_rejected_notification_does_not_stop_others() -> None:
    service = Service()
    tasks = service.begin(20)
    service.error = NotSentError("no such mailbox")
    service.let.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert service.attempts == 20
