"""The addresses of HTTP services that the server connects to."""

import pytest

from tongiaki.common.service_addresses import service_address


@pytest.mark.parametrize(
    ("text", "origin", "target"),
    [
        ("https://push.example.org/send?id=1#part", "https://push.example.org", "/send?id=1"),
        ("HTTPS://Push.Example.org.:443?x", "https://push.example.org", "/?x"),
        ("https://push.example.org:8443", "https://push.example.org:8443", "/"),
        ("http://[::1]:80/x", "http://[::1]", "/x"),
        ("https://bücher.example/ü y".replace(" ", "%20"), "https://xn--bcher-kva.example", "/%C3%BC%20y"),
    ],
)
def test_an_address_has_an_origin_and_a_target(text: str, origin: str, target: str) -> None:
    address = service_address(text)
    assert (str(address.origin), address.target) == (origin, target)
    assert address.authority == origin.partition("://")[2]


def test_a_user_is_kept_apart_from_the_origin() -> None:
    address = service_address("https://ana:secret@[2001:db8::1]:444/x")
    assert (address.user, address.host, address.authority) == ("ana:secret", "2001:db8::1", "[2001:db8::1]:444")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "https://",
        "push.example.org/x",
        "ftp://a.example/b",
        "https://a@b@c.example/",
        "https://a.example b/c",
        "https://a.example/\n",
        "https://a.example:99999/b",
        "https://a.example:0/b",
        "https://a.example:8x/b",
        "https://a..example.org/x",
        f"https://{'a' * 64}.example.org/x",
        f"https://{'a.' * 130}org/x",
        "https://1.2.3.4.5/x",
        "https://[::1/x",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no .+"):
        service_address(text)
