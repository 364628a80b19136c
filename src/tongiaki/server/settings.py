"""Settings, read from the environment; `docs/hosting.md` describes each."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar, get_args

from tongiaki.common.addresses import network
from tongiaki.common.origins import NotAnOriginError, Origin, bracketed, host_of, origin_of
from tongiaki.common.service_addresses import service_address
from tongiaki.server.logs import FORMS, Form

if TYPE_CHECKING:
    from tongiaki.store import DatabaseUrl
else:
    DatabaseUrl = object  # handlers that take the settings have their annotations read; the store loads slowly

Choice = TypeVar("Choice", bound=str)
Read = TypeVar("Read")
SmtpTls = Literal["starttls", "tls", "none"]


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever runs the server may choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Processes that share the work, each a server of its own."""
    database: DatabaseUrl = ""
    """A SQLAlchemy URL, SQLite or PostgreSQL; empty: a SQLite file in the data folder."""
    origins: tuple[Origin, ...] = ()
    """Origins of pages, beside the server's own, that may speak to it, such as `https://example.org`."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed whom they speak for."""
    hosts: tuple[str, ...] = ()
    """Names that the server has in the public DNS, such as `example.org`, beside those of `origins`."""
    bot_pause: float = 0.6
    """Seconds that a bot takes for each decision, for the sake of those who look on."""
    bot_workers: int = 2
    """Processes in which bots think."""
    bot_patience: float = 30.0
    """Seconds after which a bot that does not answer is stopped, and a random move made for it."""
    vote_patience: int = 120
    """Seconds in which those at a table may answer a question that one of them has asked."""
    study_patience: int = 60
    """Seconds after which a study's leader who is away is replaced by whoever has been there longest."""
    return_patience: int = 60
    """Seconds that somebody whose clock ran when the server stopped has at least when it is back."""
    message_rate: float = 20.0
    """Messages a second that one connection may send for long."""
    message_burst: int = 60
    """Messages that it may send at once."""
    table_rate: float = 0.2
    """Tables a second that one address may make for long."""
    table_burst: int = 30
    """Tables that it may make at once."""
    work_rate: float = 0.08
    """Seconds of a processor that one address may have worked for it in each second, for long, on whole games."""
    open_tables: int = 3
    """Tables that have not begun yet which one person may have; all persons of one address four times as many."""
    bot_games: int = 3
    """Running games of bots alone for each address, and for each person."""
    login_rate: float = 0.1
    """Attempts with a password per second, sustained, from one address."""
    login_burst: int = 10
    """Attempts at once."""
    sockets: int = 200
    """Websockets that one address may have open."""
    keep_open: int = 3
    """Days for which a table stays where no game has begun and nobody is; 0, here and below: for ever."""
    keep_lonely: int = 30
    """Days for which a game that a guest plays against bots alone stays after somebody was there last."""
    keep_finished: int = 30
    """Days after which a game that is over is archived."""
    keep_guests: int = 365
    """Days for which a game stays in which nobody with an account took part."""
    keep_studies: int = 180
    """Days for which a study stays after somebody was there last."""
    keep_sessions: int = 365
    """Days for which a session that is not used stays, and the name of a guest who has nothing here."""
    table_entries: int = 20_000
    """Entries of one table after which it takes no more chat, options or taking back, only what leads to its end."""
    metrics: str = field(default="", repr=False)
    """The secret that opens the figures at `/metrics`; empty: they are shut."""
    log: Form = "text"
    """How lines of the log look."""
    drain: int = 0
    """Seconds for which a server that was told to stop serves those who are there."""
    vacation: int = 30
    """Days of vacation that everybody has in a calendar year; 0: none."""
    notice_pause: int = 15
    """Seconds before somebody is told of a turn: whoever sees it by then is told nothing."""
    outgoing_timeout: int = 30
    """Seconds for a whole exchange with a push service, the webhook or the mail server."""
    contact: str = "mailto:nobody@localhost"
    """Whom push services may write to: begins with `mailto:` or `https:`."""
    push_networks: tuple[str, ...] = ()
    """Networks near this server where push services may be; all others must be in the Internet."""
    smtp_host: str = ""
    """The mail server; empty: no mail is sent."""
    smtp_port: int = 587
    smtp_tls: SmtpTls = "starttls"
    """How the way to the mail server is encrypted."""
    smtp_user: str = ""
    """Who logs in there; empty: nobody."""
    smtp_password: str = field(default="", repr=False)
    smtp_from: str = ""
    """The address that mail comes from."""
    webhook: str = field(default="", repr=False)
    """Where every notice is posted to, too; empty: nowhere."""
    webhook_secret: str = field(default="", repr=False)
    """What that is signed with."""

    @property
    def site(self) -> str:
        """The address at which people reach the server, without a slash at the end."""
        name = socket.gethostname() if self.host in EVERY_ADDRESS else self.host
        return str(self.origins[0]) if self.origins else f"http://{bracketed(name)}:{self.port}"


EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - what somebody may set
"""Values of `host` with which the server listens at all addresses of the machine."""
SECRET = 16
"""Characters that a secret has at least."""


_MAIL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,9}")


def is_mail(text: str) -> bool:
    """Tell whether a text may be an address of mail: in ASCII, without a name, comment or quotation mark."""
    return len(text) <= 254 and _MAIL.fullmatch(text) is not None


class SettingError(ValueError):
    """An environment variable that holds something else than it should."""


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings; raises SettingError."""
    environment = os.environ if environment is None else environment
    env, usual = _Reader(environment), Settings()
    host, port = where_it_listens(environment)
    mail_from = env.mail("TONGIAKI_SMTP_FROM")
    if env.text("TONGIAKI_SMTP_HOST", "") and not mail_from:
        raise SettingError("TONGIAKI_SMTP_FROM must be the address that mail comes from")
    return Settings(
        host=host,
        port=port,
        workers=env.whole("TONGIAKI_WORKERS", usual.workers, least=1, most=256),
        database=env.database("TONGIAKI_DATABASE") or _own_database(env.folder("TONGIAKI_DATA")),
        origins=env.origins("TONGIAKI_ORIGINS"),
        proxies=env.networks("TONGIAKI_PROXIES"),
        hosts=env.hosts("TONGIAKI_HOSTS"),
        bot_pause=env.number("TONGIAKI_BOT_PAUSE", usual.bot_pause),
        bot_workers=env.whole("TONGIAKI_BOT_WORKERS", max(1, min(4, (os.cpu_count() or 1) // 2)), least=1, most=256),
        bot_patience=env.number("TONGIAKI_BOT_PATIENCE", usual.bot_patience),
        vote_patience=env.whole("TONGIAKI_VOTE_PATIENCE", usual.vote_patience, least=1, most=86400),
        study_patience=env.whole("TONGIAKI_STUDY_PATIENCE", usual.study_patience, least=1, most=86400),
        return_patience=env.whole("TONGIAKI_RETURN_PATIENCE", usual.return_patience, least=0, most=86400),
        message_rate=env.number("TONGIAKI_MESSAGE_RATE", usual.message_rate),
        message_burst=env.whole("TONGIAKI_MESSAGE_BURST", usual.message_burst, least=1),
        table_rate=env.number("TONGIAKI_TABLE_RATE", usual.table_rate),
        table_burst=env.whole("TONGIAKI_TABLE_BURST", usual.table_burst, least=1),
        work_rate=env.number("TONGIAKI_WORK_RATE", usual.work_rate),
        open_tables=env.whole("TONGIAKI_OPEN_TABLES", usual.open_tables, least=1),
        bot_games=env.whole("TONGIAKI_BOT_GAMES", usual.bot_games, least=1),
        login_rate=env.number("TONGIAKI_LOGIN_RATE", usual.login_rate),
        login_burst=env.whole("TONGIAKI_LOGIN_BURST", usual.login_burst, least=1),
        sockets=env.whole("TONGIAKI_SOCKETS", usual.sockets, least=1),
        keep_open=env.days("TONGIAKI_KEEP_OPEN", usual.keep_open),
        keep_lonely=env.days("TONGIAKI_KEEP_LONELY", usual.keep_lonely),
        keep_finished=env.days("TONGIAKI_KEEP_FINISHED", usual.keep_finished),
        keep_guests=env.days("TONGIAKI_KEEP_GUESTS", usual.keep_guests),
        keep_studies=env.days("TONGIAKI_KEEP_STUDIES", usual.keep_studies),
        keep_sessions=env.days("TONGIAKI_KEEP_SESSIONS", usual.keep_sessions),
        table_entries=env.whole("TONGIAKI_TABLE_ENTRIES", usual.table_entries, least=1),
        metrics=env.secret("TONGIAKI_METRICS"),
        log=env.one_of("TONGIAKI_LOG", usual.log, FORMS),
        drain=env.whole("TONGIAKI_DRAIN", usual.drain, least=0, most=3600),
        vacation=env.whole("TONGIAKI_VACATION", usual.vacation, least=0, most=366),
        notice_pause=env.whole("TONGIAKI_NOTICE_PAUSE", usual.notice_pause, least=0, most=3600),
        outgoing_timeout=env.whole("TONGIAKI_OUTGOING_TIMEOUT", usual.outgoing_timeout, least=1, most=600),
        contact=env.text("TONGIAKI_CONTACT", f"mailto:{mail_from}" if mail_from else usual.contact),
        push_networks=env.networks("TONGIAKI_PUSH_NETWORKS"),
        smtp_host=env.text("TONGIAKI_SMTP_HOST", ""),
        smtp_port=env.whole("TONGIAKI_SMTP_PORT", usual.smtp_port, least=1, most=65535),
        smtp_tls=env.one_of("TONGIAKI_SMTP_TLS", usual.smtp_tls, get_args(SmtpTls)),
        smtp_user=env.text("TONGIAKI_SMTP_USER", ""),
        smtp_password=env.text("TONGIAKI_SMTP_PASSWORD", ""),
        smtp_from=mail_from,
        webhook=env.url("TONGIAKI_WEBHOOK"),
        webhook_secret=env.secret("TONGIAKI_WEBHOOK_SECRET"),
    )


def where_it_listens(environment: Mapping[str, str]) -> tuple[str, int]:
    """Read the host and the port alone, which takes a tenth of the time; raises SettingError."""
    env, usual = _Reader(environment), Settings()
    return env.text("TONGIAKI_HOST", usual.host), env.whole("TONGIAKI_PORT", usual.port, least=0, most=65535)


def _own_database(folder: str) -> DatabaseUrl:
    from tongiaki.store import sqlite_file

    home = Path(folder) if folder else _data_home() / "tongiaki"
    return sqlite_file(home.absolute() / "tongiaki.db")


def _data_home() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


class _Reader:
    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment

    def text(self, name: str, usual: str) -> str:
        return self._environment.get(name, "").strip() or usual

    def folder(self, name: str) -> str:
        return self._environment.get(name, "")  # a name may begin and end with spaces

    def database(self, name: str) -> str:
        url = self.text(name, "")
        if url:
            from tongiaki.store import checked

            try:
                checked(url)
            except ValueError as error:
                raise SettingError(f"{name}: {error}") from error
        return url

    def several(self, name: str) -> tuple[str, ...]:
        return tuple(self.text(name, "").replace(",", " ").split())

    def origins(self, name: str) -> tuple[Origin, ...]:
        return tuple(
            self._read(name, one, origin_of, "addresses such as https://example.org") for one in self.several(name)
        )

    def hosts(self, name: str) -> tuple[str, ...]:
        form = "names such as example.org"
        return tuple(self._read(name, one, host_of, form).name for one in self.several(name))

    @staticmethod
    def _read(name: str, text: str, read: Callable[[str], Read], form: str) -> Read:
        try:
            return read(text)
        except NotAnOriginError as error:
            raise SettingError(f"{name} must be {form}, not {text!r}") from error

    def networks(self, name: str) -> tuple[str, ...]:
        found = self.several(name)
        for one in found:
            try:
                network(one)
            except ValueError as error:
                raise SettingError(f"{name} must be addresses or networks, not {one!r}") from error
        return found

    def mail(self, name: str) -> str:
        text = self.text(name, "")
        if text and not is_mail(text):
            raise SettingError(f"{name} must be an address of mail, not {text!r}")
        return text

    def url(self, name: str) -> str:
        text = self.text(name, "")
        try:
            if text:
                service_address(text)
        except NotAnOriginError:  # without the text: it may have a secret
            raise SettingError(f"{name} must be an address that begins with https://") from None
        return text

    def one_of(self, name: str, usual: Choice, choices: Sequence[Choice]) -> Choice:
        text = self.text(name, usual)
        found = next((one for one in choices if one == text), None)
        if found is None:
            raise SettingError(f"{name} must be one of {', '.join(choices)}, not {text!r}")
        return found

    def secret(self, name: str) -> str:
        text = self.text(name, "")
        if text and (len(text) < SECRET or not text.isascii() or not text.isprintable()):
            raise SettingError(f"{name} must have {SECRET} characters at least, ASCII without control characters")
        return text

    def whole(self, name: str, usual: int, least: int, most: int = 2**31) -> int:
        text = self.text(name, str(usual))
        if not text.isdecimal() or not least <= int(text) <= most:
            raise SettingError(f"{name} must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    def days(self, name: str, usual: int) -> int:
        return self.whole(name, usual, least=0, most=36_500)

    def number(self, name: str, usual: float) -> float:
        text = self.text(name, str(usual))
        try:
            value = float(text)
        except ValueError as error:
            raise SettingError(f"{name} must be a number, not {text!r}") from error
        if not 0 <= value < float("inf"):
            raise SettingError(f"{name} must be a number from 0, not {text!r}")
        return value
