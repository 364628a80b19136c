"""Hosts and origins: all spellings of an origin are equal, invalid texts are rejected, and one parser reads all of
them.
"""

import re
from collections.abc import Callable

import pytest

from tests.project.project_files import ROOT
from tongiaki.cli.admin.people import _address
from tongiaki.common.origins import NotAnOriginError, parse_host, parse_origin
from tongiaki.common.service_addresses import service_address
from tongiaki.server.routes.links.page_heads import own_origin
from tongiaki.server.settings import SettingError, from_environment
from tongiaki.server.web.host_check import Hosts, is_allowed_origin

SPELLINGS = {
    "https://games.example.org": [
        "https://games.example.org/",
        "HTTPS://Games.EXAMPLE.org",
        "https://games.example.org.",
        "https://games.example.org:443",
        "https://games.example.org:",
        "https://games.example.org.:00443/",
    ],
    "http://club_pc:8000": ["http://CLUB_PC:08000"],
    "http://[2001:db8::1]:8000": ["http://[2001:DB8:0:0::0001]:8000", "http://[2001:db8::1%25eth0]:8000"],
    "http://[::ffff:7f00:1]": ["http://[::ffff:127.0.0.1]:80"],
    "http://127.0.0.1": ["http://127.1", "http://0x7f.0.0.1", "http://2130706433", "http://127.0.0.1.:80"],
    "https://xn--mller-kva.example": ["https://müller.example", "https://MÜLLER.example", "https://müller。example"],
    "https://xn--strae-oqa.example": ["https://straße.example"],
}
NO_HOSTS = [
    "",
    ":80",
    "a b",
    "127.0.0.1:x",
    "127.0.0.1:99999999",
    "127.0.0.1:-1",
    "127.0.0.1:８",
    "a:1:2",
    "a..b",
    "a.-b..",
    "user@a",
    "a/b",
    "a?b",
    "a#b",
    "a\\b",
    "a%41",
    "a\0",
    "a\n",
    "[",
    "[::1",
    "[::1]x",
    "[zz]",
    "[v1.x]",
    "300.1.1.1",
    "1.2.3.4.5",
    64 * "x",
    300 * "x.",
    100 * "ü",
    2000 * "ü",
    "½.example",
    "\udc80.example",
]
NO_ORIGINS = [
    "null",
    "http",
    "http://",
    "file://",
    "ftp://a",
    "a.example",
    "//a",
    "http:/a",
    "http://a/b",
    "http://a//",
]


@pytest.mark.parametrize("origin", SPELLINGS)
def test_an_origin_is_the_same_in_every_spelling(origin: str) -> None:
    assert [str(parse_origin(text)) for text in [origin, *SPELLINGS[origin]]] == [origin] * (1 + len(SPELLINGS[origin]))


def test_other_origins_are_others() -> None:
    texts = [*SPELLINGS, "http://games.example.org", "https://games.example.org:444", "https://example.org"]
    texts += ["http://localhost", "http://[::1]", "http://[::ffff:7f00:1]:8000", "https://ｅvil.example"]
    assert len({parse_origin(text) for text in texts}) == len(texts)


@pytest.mark.parametrize("text", NO_HOSTS)
def test_what_is_no_host_is_refused(text: str) -> None:
    with pytest.raises(NotAnOriginError):
        parse_host(text)


@pytest.mark.parametrize("text", [*NO_ORIGINS, *(f"http://{host}" for host in NO_HOSTS)])
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(NotAnOriginError):
        parse_origin(text)


def allows(origin: str, host: str, scheme: str = "http", port: str = "") -> bool:
    headers = [(b"origin", origin.encode("latin-1")), (b"host", host.encode("latin-1"))]
    headers += [(b"x-forwarded-port", port.encode())] if port else []
    return is_allowed_origin({"type": "http", "scheme": scheme, "headers": headers}, ())  # type: ignore[typeddict-item]


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://club:8080", "CLUB:8080"),
        ("http://club", "club:80"),
        ("http://club:80", "club."),
        ("http://[::1]:8000", "[0::1]:8000"),
        ("http://127.0.0.1:8000", "127.1:8000"),
        ("https://club", "club:443"),  # a proxy that the server does not know terminates TLS
        ("https://club", "club"),
    ],
)
def test_a_page_of_the_host_is_ours(origin: str, host: str) -> None:
    assert allows(origin, host)


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("http://club:8080", "club", "http"),
        ("http://club", "club:8080", "http"),
        ("https://club", "club:80", "http"),
        ("http://club", "club", "https"),
        ("http://club", "club:443", "wss"),
        ("http://club.evil", "club", "http"),
        ("null", "null", "http"),
        ("http://club", "", "http"),
        ("http://club", "club:x", "http"),
        ("http://cl\xfcb", "cl\xfcb:", "https"),
    ],
)
def test_a_page_of_another_origin_is_not(origin: str, host: str, scheme: str) -> None:
    assert not allows(origin, host, scheme)


def test_a_proxy_may_name_the_port_apart() -> None:
    assert allows("http://club:8080", "club", port="8080")
    assert allows("http://club:8080", "club:8080", port="80")
    assert not allows("http://club:8080", "club", port="8081")
    for odd in ("x", "\xb2", "99999999999999999999", "-1", "8080,8080"):
        assert not allows("http://club:8080", "club", port=odd)


OURS = "https://games.example.org"


def known(host: str) -> bool:
    scope = {"type": "http", "headers": [(b"host", host.encode())]}
    return Hosts("::", [parse_host("games.example.org").name], []).accept(scope)  # type: ignore[arg-type]


USERS: dict[str, Callable[[str], bool]] = {
    "server/settings.py": lambda text: from_environment({"TONGIAKI_ORIGINS": text}).site == OURS,
    "server/web/host_check.py#Hosts": lambda text: known(text.partition("://")[2].removesuffix("/")),
    "server/web/host_check.py#is_allowed_origin": lambda text: is_allowed_origin(
        {"type": "http", "scheme": "http", "headers": [(b"origin", text.encode())]},  # type: ignore[typeddict-item]
        [parse_origin(OURS)],
    ),
    "server/routes/links/page_heads.py": lambda text: (
        own_origin(
            {
                "type": "http",
                "scheme": OURS.partition(":")[0],
                "headers": [(b"host", text.partition("://")[2].removesuffix("/").encode())],
            },  # type: ignore[typeddict-item]
            [parse_origin(OURS)],
        )
        == OURS
    ),
    "cli/admin/people.py": lambda text: _address(text) == OURS,
    "common/service_addresses.py": lambda text: str(service_address(text).origin) == OURS,
}
"""Functions that return whether a text is the server's own origin, keyed by the module (and name) that uses the parser.
"""
MODULES = {name.partition("#")[0] for name in USERS}
URLS_OF_SERVICES = {
    "server/notifications/push.py",
    "server/routes/person/account_deletion.py",
    "server/routes/person/notification_settings.py",
}
"""The modules that parse whole URLs: those of push services."""


@pytest.mark.parametrize("user", USERS)
def test_every_user_of_the_parser_takes_every_spelling(user: str) -> None:
    texts = [OURS, *SPELLINGS[OURS]]
    assert [text for text in texts if not USERS[user](text)] == []
    assert not USERS[user]("https://games.example.com")


def test_nothing_reads_hosts_or_origins_but_by_the_parser() -> None:
    root = ROOT / "src" / "tongiaki"
    sources = {path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("*.py")}
    del sources["common/origins.py"]
    uses = re.compile(r"\b(parse_host|parse_origin)\b")
    assert {name for name, text in sources.items() if uses.search(text)} == MODULES
    reads = re.compile(r"\b(urlsplit|urlparse|netloc)\b|b\"(host|origin)\"")
    readers = {name for name, text in sources.items() if reads.search(text)}
    assert readers - URLS_OF_SERVICES <= MODULES


@pytest.mark.parametrize("setting", ["TONGIAKI_ORIGINS", "TONGIAKI_HOSTS"])
@pytest.mark.parametrize("text", ["http://a.example/club", "http://a.example:x", "[", "a..example", "*"])
def test_a_setting_that_is_no_host_is_named(setting: str, text: str) -> None:
    with pytest.raises(SettingError, match=f"{setting} must be .*, not {re.escape(repr(text))}"):
        from_environment({setting: f"http://b.example {text}" if setting == "TONGIAKI_ORIGINS" else text})
