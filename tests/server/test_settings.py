"""The error for an invalid setting contains the setting's name, but no secret."""

import socket

import pytest

from tongiaki.server.settings import SettingError, from_environment


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TONGIAKI_PORT", "65536"),
        ("TONGIAKI_PORT", "-1"),
        ("TONGIAKI_BOT_WORKERS", "0"),
        ("TONGIAKI_BOT_PAUSE", "nan"),
        ("TONGIAKI_MESSAGE_RATE", "1e999"),
        ("TONGIAKI_LOG", "xml"),
        ("TONGIAKI_SOLO", "nowhere"),
        ("TONGIAKI_METRICS", "too short"),
        ("TONGIAKI_DRAIN", "-1"),
        ("TONGIAKI_DATABASE", "%%%"),
        ("TONGIAKI_DATABASE", "sqlite://"),
        ("TONGIAKI_DATABASE", "mysql://player:verysecret@host/name"),
    ],
)
def test_an_invalid_setting_is_named_in_the_error(name: str, value: str) -> None:
    with pytest.raises(SettingError, match=name) as error:
        from_environment({name: value})
    assert "verysecret" not in str(error.value)


def test_links_begin_with_a_reachable_address() -> None:
    assert from_environment({}).site == "http://127.0.0.1:8000"
    assert from_environment({"TONGIAKI_HOST": "::1", "TONGIAKI_PORT": "80"}).site == "http://[::1]:80"
    assert from_environment({"TONGIAKI_HOST": "0.0.0.0"}).site == f"http://{socket.gethostname()}:8000"  # noqa: S104
    origins = "https://Games.Example.org/, http://müller.example:8080"
    assert from_environment({"TONGIAKI_ORIGINS": origins}).site == "https://games.example.org"


def test_an_empty_setting_has_its_default() -> None:
    assert from_environment({"TONGIAKI_PORT": "", "TONGIAKI_DATABASE": " "}).port == 8000
