"""The server listens on the same addresses with any number of workers, and `tongiaki health` finds it there."""

import os
import socket
from contextlib import ExitStack, closing

import pytest

from tests import fork_server
from tests.conftest import StartServer
from tests.ports import free_port
from tests.postgres import Postgres
from tests.server.player import Person
from tongiaki.common.addresses import parse_address, parse_network, with_mapped_networks
from tongiaki.common.rate_limits import address_key
from tongiaki.server.settings import SettingError, from_environment
from tongiaki.server.transport.http_protocol import ConnectionLimit
from tongiaki.server.transport.listening import ListeningError, bind, local_addresses


def test_one_socket_accepts_ipv4_and_ipv6() -> None:
    [listener] = bind("::", 0)
    with closing(listener):
        listener.listen()
        for host in ("127.0.0.1", "::1"):
            with socket.create_connection((host, listener.getsockname()[1])), closing(listener.accept()[0]):
                pass


def test_a_host_name_is_bound_at_all_of_its_addresses() -> None:
    expected = {address[4][0] for address in socket.getaddrinfo("localhost", None)}
    with ExitStack() as stack:
        sockets = [stack.enter_context(listener) for listener in bind("localhost", 0)]
        assert {connection.getsockname()[0] for connection in sockets} == expected
        assert len({connection.getsockname()[1] for connection in sockets}) == 1


@pytest.mark.parametrize(
    "host", ["192.0.2.1", "2001:db8::1", "no.such.name.invalid", "a" * 70, "..", "::ffff:192.0.2.1"]
)
def test_an_unavailable_address_is_reported_in_one_line(host: str) -> None:
    with pytest.raises(ListeningError, match="cannot listen at") as error:
        bind(host, 0)
    assert "\n" not in str(error.value)


def test_a_used_port_is_reported() -> None:
    [listener] = bind("127.0.0.1", 0)
    listener.listen()
    with closing(listener), pytest.raises(ListeningError, match="already in use"):
        bind("127.0.0.1", listener.getsockname()[1])


def test_the_health_check_connects_to_reachable_addresses() -> None:
    assert local_addresses("0.0.0.0") == ["127.0.0.1"]  # noqa: S104 - a value of the setting
    assert local_addresses("::") == ["::1", "127.0.0.1"]
    assert local_addresses("::ffff:192.0.2.1") == ["192.0.2.1"]
    assert local_addresses("example.org") == ["example.org"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_proxy_is_recognized_by_its_ipv4_address_with_any_number_of_workers(
    start_server: StartServer, postgres: Postgres, workers: str
) -> None:
    server = start_server(postgres.new_database(), TONGIAKI_HOST="::", TONGIAKI_WORKERS=workers, TONGIAKI_SOCKETS="1")
    environment = os.environ | {
        "TONGIAKI_HOST": "::",
        "TONGIAKI_PORT": str(server.port),
        "http_proxy": "http://[::1]:9",
    }
    assert fork_server.run(["health"], environment, timeout=120).returncode == 0
    people = [Person(server.url, {"X-Forwarded-For": f"192.0.2.{number}"}) for number in (1, 2)]
    assert [person.post("/api/tables", seats=2).status_code for person in people] == [201, 201]
    with ExitStack() as stack:  # an address may have one connection, a proxy any number
        for _ in range(3):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        assert people[0].get("/api/me").status_code == 200


def test_a_server_that_does_not_answer_is_unhealthy() -> None:
    environment = os.environ | {"TONGIAKI_PORT": str(free_port()), "LC_ALL": "C.UTF-8"}
    done = fork_server.run(["health"], environment, timeout=120)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("tongiaki: The server at 127.0.0.1:")
    assert done.stderr.count("\n") == 1


def test_both_notations_of_an_ipv4_address_are_equal() -> None:
    assert str(parse_address("::ffff:192.0.2.1")) == "192.0.2.1"
    assert str(parse_network("::ffff:10.0.0.0/104")) == "10.0.0.0/8"
    assert str(parse_network("::ffff:192.0.2.1")) == "192.0.2.1/32"
    assert with_mapped_networks(["192.0.2.0/24", "2001:db8::/32"]) == [
        "192.0.2.0/24",
        "2001:db8::/32",
        "::ffff:192.0.2.0/120",
    ]
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") == "192.0.2.1"
    for trusted in ("127.0.0.1", "::ffff:127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.0/104"):
        assert from_environment({"TONGIAKI_PROXIES": trusted}).proxies == (trusted,)
        for host in ("127.0.0.1", "::ffff:127.0.0.1"):
            assert ConnectionLimit(0, [trusted]).admit(host) == ""
    with pytest.raises(SettingError):
        from_environment({"TONGIAKI_PROXIES": "::ffff:127.0.0.300"})
