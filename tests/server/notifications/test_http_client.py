"""HTTP requests to faulty services: each ends within its timeout and reads few bytes."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator

import pytest

from tests.server.notifications import faulty_services
from tongiaki.common.addresses import Address
from tongiaki.common.service_addresses import service_address
from tongiaki.server.notifications.circuit_breaker import UnreachableError
from tongiaki.server.notifications.http_client import AllowedNetworks, ForbiddenAddressError, HttpClient, NameLookup

FEW = 16 * 1024 * 1024
"""A number of bytes that exceeds the buffers of a connection."""


def anywhere(_address: Address) -> bool:
    return True


@pytest.fixture
async def client(request: pytest.FixtureRequest) -> AsyncIterator[HttpClient]:
    """Yield a client with this timeout for a request, in seconds."""
    client = HttpClient(getattr(request, "param", 60), NameLookup(), anywhere)
    yield client
    await client.close()


QUICK = pytest.mark.parametrize("client", [0.5], indirect=True)


async def post(client: HttpClient, url: str) -> int:
    return await client.post(service_address(url), {}, b"a notice")


async def test_only_the_status_of_an_endless_response_is_read(client: HttpClient) -> None:
    with faulty_services.serving(faulty_services.endless_body) as service:
        assert await post(client, service.url) == 201
        assert service.sent < FEW


@pytest.mark.parametrize(
    "behave",
    [faulty_services.endless_headers, faulty_services.endless_hints, faulty_services.not_http, faulty_services.closing],
)
async def test_a_malformed_response_is_a_failure(client: HttpClient, behave: faulty_services.Behaviour) -> None:
    with faulty_services.serving(behave) as service:
        with pytest.raises(UnreachableError):
            await post(client, service.url)
        assert service.sent < FEW


@QUICK
@pytest.mark.parametrize("behave", [faulty_services.drip, faulty_services.silent])
async def test_a_request_has_a_total_timeout(client: HttpClient, behave: faulty_services.Behaviour) -> None:
    with faulty_services.serving(behave) as service:
        with pytest.raises(UnreachableError):
            await post(client, service.url)
        assert service.connections == 1


async def test_a_dns_lookup_that_hangs_fails_and_delays_no_other_lookup(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the resolver of this machine, so that the test uses no name server."""
    resolve, ended = socket.getaddrinfo, threading.Event()

    def stuck(host: str, port: int, **further: int) -> object:
        if host == "stuck.example.org":
            ended.wait()
        return resolve(host, port, **further)

    monkeypatch.setattr(socket, "getaddrinfo", stuck)
    lookup = NameLookup()
    hasty, patient = HttpClient(0.5, lookup, anywhere), HttpClient(60, lookup, anywhere)
    waiting = [asyncio.create_task(post(hasty, "http://stuck.example.org/")) for _ in range(50)]
    with faulty_services.serving(faulty_services.endless_body) as service:
        assert await post(patient, service.url) == 201
    failures = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(failure) for failure in failures} == {UnreachableError}
    ended.set()
    await hasty.close()
    await patient.close()


async def test_connections_are_made_only_to_allowed_addresses() -> None:
    client = HttpClient(0.5, NameLookup(), AllowedNetworks(["192.0.2.0/24"]).allow)
    with faulty_services.serving(faulty_services.endless_body) as service, pytest.raises(ForbiddenAddressError):
        await post(client, service.url)
    await client.close()
    assert service.connections == 0
