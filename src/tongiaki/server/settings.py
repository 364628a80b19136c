"""Settings, read from environment variables; `docs/host/settings.md` is made from this file."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar, get_args

from tongiaki.common.addresses import parse_network
from tongiaki.common.origins import NotAnOriginError, Origin, bracket_address, parse_host, parse_origin
from tongiaki.common.service_addresses import service_address
from tongiaki.server.logs import LOG_FORMATS, LogFormat

if TYPE_CHECKING:
    from tongiaki.store import DatabaseUrl
else:
    DatabaseUrl = object  # Litestar evaluates the annotations of handler parameters, and importing the store is slow

Choice = TypeVar("Choice", bound=str)
Value = TypeVar("Value")
SmtpTls = Literal["starttls", "tls", "none"]
Solo = Literal["device", "server", "choice"]
"""The place of games of one person against bots: the person's device, the server, or the person's choice."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings that an administrator can choose. Durations in days: 0 means no limit."""

    host: str = "127.0.0.1"
    """IP address on which the server listens: `0.0.0.0` for all of IPv4, `::` for all of IPv6 and IPv4."""
    port: int = 8000
    """TCP port on which the server listens. 0 means any free port."""
    workers: int = 1
    """Number of server processes on this machine that share the work. Not available on Windows.

    More than one process requires PostgreSQL. Each process is a server of its own.
    """
    database: DatabaseUrl = ""
    """URL of the database, such as `sqlite:////var/lib/tongiaki/tongiaki.db` or `postgresql://user:password@host/name`.

    In a URL, write `%3F` for `?`, and `%25` for `%`.
    """
    origins: tuple[Origin, ...] = ()
    """Addresses at which players reach the server, such as `https://games.example.org`.

    The server answers to their names, and accepts requests from their pages. Links in mails begin with the first one.
    """
    proxies: tuple[str, ...] = ()
    """Addresses or networks of your proxies, such as `127.0.0.1`.

    Only from these does the server believe the headers `X-Forwarded-For`, `X-Forwarded-Proto`, `X-Forwarded-Host` and
    `X-Forwarded-Port`.
    """
    hosts: tuple[str, ...] = ()
    """Further public names of the server, such as `games.example.org`, in addition to those in `TONGIAKI_ORIGINS`."""
    bot_pause: float = 0.6
    """Seconds that a bot takes for each decision, so that people can follow.

    With a single legal move, it takes less than half of the time.
    """
    bot_workers: int = 2
    """Number of processes that compute the decisions of bots. Each uses at most one processor, at a low priority."""
    bot_patience: float = 30.0
    """Timeout of a bot's decision, in seconds. After the timeout, the server makes a random move for the bot."""
    vote_patience: int = 120
    """Timeout of a vote at a table, in seconds."""
    study_patience: int = 60
    """Seconds after which an absent leader of a study is replaced by the participant who has been present longest."""
    return_patience: int = 60
    """Minimum time, in seconds, left on a player's clock after a server restart if the clock was running."""
    message_rate: float = 20.0
    """Maximum sustained number of messages per second from one person.

    The other limits on messages and requests are fixed multiples of this number:

    - all persons of one address: twice as many messages. A message counts once more for every five connections that
      receive its effect.
    - chat of one person at one table: a twentieth; chat of all spectators of one address at one table: a tenth.
    - reading over HTTP, per address: the same number. The lobby counts as four requests, a profile as six.
    - requests that change something, per address: half; opened websockets, per address: a quarter.
    """
    message_burst: int = 60
    """Maximum number of messages from one person in a burst. It also limits changes over HTTP from one address.

    All persons of one address may send ten times as many messages, and open as many websockets as this number. They may
    read twenty times as much.
    """
    table_rate: float = 0.2
    """Maximum sustained number of new tables per second from one address."""
    table_burst: int = 30
    """Maximum number of new tables from one address in a burst."""
    work_rate: float = 0.08
    """Maximum sustained processor time for operations on whole games, in seconds per second and per address.

    Such operations are reading records and replays, playing on from a game, loading tables, and exports. Showing an
    account's new name or vacation at its tables is another one. A burst may use a hundred times as
    much. Reviews of games have a second budget of the same size, and previews of links a third one.
    """
    open_tables: int = 3
    """Maximum number of tables per person whose game has not begun. The limit per address is four times as high."""
    bot_games: int = 3
    """Maximum number of running games with bots only, per address and per person."""
    login_rate: float = 0.1
    """Maximum sustained number of new accounts, passwords set by a link, and exports, per second and per address.

    One and a half times as many passwords are checked for browsers in which nobody has logged in before, and as many
    for known browsers. A new password counts as two. One export is made at a time.
    """
    login_burst: int = 10
    """Maximum number of new accounts, passwords set by a link, and exports from one address in a burst.

    Three times as many passwords are checked. It is also the maximum number of wrong passwords from one address for one
    name, in a burst and then per hour.
    """
    sockets: int = 200
    """Maximum number of open websockets per address, and of other connections."""
    keep_open: int = 3
    """Days without visitors after which a table without a game is deleted."""
    keep_lonely: int = 30
    """Days without visitors after which a running game of one guest against bots is deleted."""
    keep_finished: int = 30
    """Days after which a finished game is archived."""
    keep_guests: int = 365
    """Days without visitors after which a finished game is deleted if no account took part."""
    keep_studies: int = 180
    """Days without visitors after which a study is deleted."""
    keep_sessions: int = 365
    """Days without use after which a session ends. A guest's name is then deleted if the guest has no other data."""
    table_entries: int = 20_000
    """Maximum number of entries of a table: moves, chat lines and changes. Spectators may use half of them.

    A table that reaches this limit rejects chat, options and undo. It accepts only the messages that the game needs to
    start or end. A game with this number of moves ends and is scored as it stands.
    """
    solo: Solo = "choice"
    """The place of games of one person against bots: the person's `device`, the `server`, or the person's `choice`.

    With `device`, the server starts no game of one person against bots, apart from the daily game. With `server`, pages
    do not offer games on the device.
    """
    metrics: str = field(default="", repr=False)
    """The secret required to read `/metrics`. If empty, metrics are disabled."""
    log: LogFormat = "text"
    """Format of the log: `text` for people, or `json` with one object per line."""
    language: str = "en"
    """Language of the previews of links whose address names none."""
    drain: int = 0
    """Seconds for which a stopping server still serves its connections. Meanwhile, `/readyz` answers 503."""
    vacation: int = 30
    """Days of vacation per account and calendar year. 0 disables vacations."""
    notice_pause: int = 15
    """Delay before a turn notification is sent, in seconds.

    It is not sent if the player sees the turn in the meantime.
    """
    outgoing_timeout: int = 30
    """Timeout for a complete request to a push service, the webhook or the mail server, in seconds."""
    contact: str = "mailto:nobody@localhost"
    """Address that push services may write to. It begins with `mailto:` or `https:`.

    Some push services reject messages without a valid contact.
    """
    push_networks: tuple[str, ...] = ()
    """Local networks in which push services are allowed, also without https.

    All other push services must have public addresses.
    """
    smtp_host: str = ""
    """Host name of the mail server. If empty, no mail is sent."""
    smtp_port: int = 587
    """TCP port of the mail server."""
    smtp_tls: SmtpTls = "starttls"
    """Encryption of the connection to the mail server. `tls` encrypts from the start, as is usual at port 465."""
    smtp_user: str = ""
    """User name for the mail server. If empty, the server does not log in."""
    smtp_password: str = field(default="", repr=False)
    """Password for the mail server."""
    smtp_from: str = ""
    """Sender address of mail. It is required if there is a mail server."""
    webhook: str = field(default="", repr=False)
    """URL to which every notification is also posted. If empty, no webhook is used."""
    webhook_secret: str = field(default="", repr=False)
    """Secret used to sign requests to the webhook."""

    @property
    def site(self) -> str:
        """The public URL of the server, without a slash at the end."""
        name = socket.gethostname() if self.host in ALL_ADDRESSES else self.host
        return str(self.origins[0]) if self.origins else f"http://{bracket_address(name)}:{self.port}"


ALL_ADDRESSES = ("0.0.0.0", "::")  # noqa: S104 - possible values of the setting
"""Values of `host` that make the server listen on all addresses of the machine."""
MIN_SECRET_LENGTH = 16
"""Minimum length of a secret, in characters."""


_MAIL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,9}")


def is_mail(text: str) -> bool:
    """Return whether a text looks like an ASCII mail address without a display name, comments or quotation marks."""
    return len(text) <= 254 and _MAIL.fullmatch(text) is not None


class SettingError(ValueError):
    """An environment variable with an invalid value."""


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from environment variables; raises SettingError if one of them is invalid."""
    environment = os.environ if environment is None else environment
    from tongiaki.catalogue import languages

    env, default = _Reader(environment), Settings()
    host, port = listening_address(environment)
    mail_from = env.mail("TONGIAKI_SMTP_FROM")
    if env.text("TONGIAKI_SMTP_HOST", "") and not mail_from:
        raise SettingError("TONGIAKI_SMTP_FROM must be the sender address of mail")
    return Settings(
        host=host,
        port=port,
        workers=env.whole("TONGIAKI_WORKERS", default.workers, minimum=1, maximum=256),
        database=env.database("TONGIAKI_DATABASE") or _own_database(env.folder("TONGIAKI_DATA")),
        origins=env.origins("TONGIAKI_ORIGINS"),
        proxies=env.networks("TONGIAKI_PROXIES"),
        hosts=env.hosts("TONGIAKI_HOSTS"),
        bot_pause=env.number("TONGIAKI_BOT_PAUSE", default.bot_pause),
        bot_workers=env.whole(
            "TONGIAKI_BOT_WORKERS", max(1, min(4, (os.cpu_count() or 1) // 2)), minimum=1, maximum=256
        ),
        bot_patience=env.number("TONGIAKI_BOT_PATIENCE", default.bot_patience),
        vote_patience=env.whole("TONGIAKI_VOTE_PATIENCE", default.vote_patience, minimum=1, maximum=86400),
        study_patience=env.whole("TONGIAKI_STUDY_PATIENCE", default.study_patience, minimum=1, maximum=86400),
        return_patience=env.whole("TONGIAKI_RETURN_PATIENCE", default.return_patience, minimum=0, maximum=86400),
        message_rate=env.number("TONGIAKI_MESSAGE_RATE", default.message_rate),
        message_burst=env.whole("TONGIAKI_MESSAGE_BURST", default.message_burst, minimum=1),
        table_rate=env.number("TONGIAKI_TABLE_RATE", default.table_rate),
        table_burst=env.whole("TONGIAKI_TABLE_BURST", default.table_burst, minimum=1),
        work_rate=env.number("TONGIAKI_WORK_RATE", default.work_rate),
        open_tables=env.whole("TONGIAKI_OPEN_TABLES", default.open_tables, minimum=1),
        bot_games=env.whole("TONGIAKI_BOT_GAMES", default.bot_games, minimum=1),
        login_rate=env.number("TONGIAKI_LOGIN_RATE", default.login_rate),
        login_burst=env.whole("TONGIAKI_LOGIN_BURST", default.login_burst, minimum=1),
        sockets=env.whole("TONGIAKI_SOCKETS", default.sockets, minimum=1),
        keep_open=env.days("TONGIAKI_KEEP_OPEN", default.keep_open),
        keep_lonely=env.days("TONGIAKI_KEEP_LONELY", default.keep_lonely),
        keep_finished=env.days("TONGIAKI_KEEP_FINISHED", default.keep_finished),
        keep_guests=env.days("TONGIAKI_KEEP_GUESTS", default.keep_guests),
        keep_studies=env.days("TONGIAKI_KEEP_STUDIES", default.keep_studies),
        keep_sessions=env.days("TONGIAKI_KEEP_SESSIONS", default.keep_sessions),
        table_entries=env.whole("TONGIAKI_TABLE_ENTRIES", default.table_entries, minimum=1),
        solo=env.one_of("TONGIAKI_SOLO", default.solo, get_args(Solo)),
        metrics=env.secret("TONGIAKI_METRICS"),
        log=env.one_of("TONGIAKI_LOG", default.log, LOG_FORMATS),
        language=env.one_of("TONGIAKI_LANGUAGE", default.language, languages()),
        drain=env.whole("TONGIAKI_DRAIN", default.drain, minimum=0, maximum=3600),
        vacation=env.whole("TONGIAKI_VACATION", default.vacation, minimum=0, maximum=366),
        notice_pause=env.whole("TONGIAKI_NOTICE_PAUSE", default.notice_pause, minimum=0, maximum=3600),
        outgoing_timeout=env.whole("TONGIAKI_OUTGOING_TIMEOUT", default.outgoing_timeout, minimum=1, maximum=600),
        contact=env.text("TONGIAKI_CONTACT", f"mailto:{mail_from}" if mail_from else default.contact),
        push_networks=env.networks("TONGIAKI_PUSH_NETWORKS"),
        smtp_host=env.text("TONGIAKI_SMTP_HOST", ""),
        smtp_port=env.whole("TONGIAKI_SMTP_PORT", default.smtp_port, minimum=1, maximum=65535),
        smtp_tls=env.one_of("TONGIAKI_SMTP_TLS", default.smtp_tls, get_args(SmtpTls)),
        smtp_user=env.text("TONGIAKI_SMTP_USER", ""),
        smtp_password=env.text("TONGIAKI_SMTP_PASSWORD", ""),
        smtp_from=mail_from,
        webhook=env.url("TONGIAKI_WEBHOOK"),
        webhook_secret=env.secret("TONGIAKI_WEBHOOK_SECRET"),
    )


def check_workers(settings: Settings) -> None:
    """Raise SettingError if several server processes would share a SQLite file."""
    from tongiaki.store import parse_database_url

    if settings.workers > 1 and parse_database_url(settings.database).get_backend_name() == "sqlite":
        raise SettingError(
            f"{settings.workers} workers need PostgreSQL: set TONGIAKI_DATABASE, or use one worker with SQLite"
        )


def listening_address(environment: Mapping[str, str]) -> tuple[str, int]:
    """Return the host and the port; raises SettingError if one is invalid.

    This is ten times as fast as `from_environment`.
    """
    env, default = _Reader(environment), Settings()
    return env.text("TONGIAKI_HOST", default.host), env.whole("TONGIAKI_PORT", default.port, minimum=0, maximum=65535)


def _own_database(folder: str) -> DatabaseUrl:
    from tongiaki.store import sqlite_file_url

    home = Path(folder) if folder else _data_home() / "tongiaki"
    return sqlite_file_url(home.absolute() / "tongiaki.db")


def _data_home() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


class _Reader:
    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment

    def text(self, name: str, default: str) -> str:
        return self._environment.get(name, "").strip() or default

    def folder(self, name: str) -> str:
        return self._environment.get(name, "")  # the name of a folder may begin or end with spaces

    def database(self, name: str) -> str:
        url = self.text(name, "")
        if url:
            from tongiaki.store import parse_database_url

            try:
                parse_database_url(url)
            except ValueError as error:
                raise SettingError(f"{name}: {error}") from error
        return url

    def words(self, name: str) -> tuple[str, ...]:
        return tuple(self.text(name, "").replace(",", " ").split())

    def origins(self, name: str) -> tuple[Origin, ...]:
        return tuple(
            self._read(name, word, parse_origin, "addresses such as https://example.org") for word in self.words(name)
        )

    def hosts(self, name: str) -> tuple[str, ...]:
        form = "names such as example.org"
        return tuple(self._read(name, word, parse_host, form).name for word in self.words(name))

    @staticmethod
    def _read(name: str, text: str, parse: Callable[[str], Value], form: str) -> Value:
        try:
            return parse(text)
        except NotAnOriginError as error:
            raise SettingError(f"{name} must be {form}, not {text!r}") from error

    def networks(self, name: str) -> tuple[str, ...]:
        words = self.words(name)
        for word in words:
            try:
                parse_network(word)
            except ValueError as error:
                raise SettingError(f"{name} must be addresses or networks, not {word!r}") from error
        return words

    def mail(self, name: str) -> str:
        text = self.text(name, "")
        if text and not is_mail(text):
            raise SettingError(f"{name} must be a mail address, not {text!r}")
        return text

    def url(self, name: str) -> str:
        text = self.text(name, "")
        try:
            if text:
                service_address(text)
        except NotAnOriginError:  # the error message omits the text, because it may contain a secret
            raise SettingError(f"{name} must be an address that begins with https://") from None
        return text

    def one_of(self, name: str, default: Choice, choices: Sequence[Choice]) -> Choice:
        text = self.text(name, default)
        chosen = next((choice for choice in choices if choice == text), None)
        if chosen is None:
            raise SettingError(f"{name} must be one of {', '.join(choices)}, not {text!r}")
        return chosen

    def secret(self, name: str) -> str:
        text = self.text(name, "")
        if text and (len(text) < MIN_SECRET_LENGTH or not text.isascii() or not text.isprintable()):
            raise SettingError(f"{name} must have at least {MIN_SECRET_LENGTH} characters, all of them printable ASCII")
        return text

    def whole(self, name: str, default: int, minimum: int, maximum: int = 2**31) -> int:
        text = self.text(name, str(default))
        if not text.isdecimal() or not minimum <= int(text) <= maximum:
            raise SettingError(f"{name} must be a whole number from {minimum} to {maximum}, not {text!r}")
        return int(text)

    def days(self, name: str, default: int) -> int:
        return self.whole(name, default, minimum=0, maximum=36_500)

    def number(self, name: str, default: float) -> float:
        text = self.text(name, str(default))
        try:
            value = float(text)
        except ValueError as error:
            raise SettingError(f"{name} must be a number, not {text!r}") from error
        if not 0 <= value < float("inf"):
            raise SettingError(f"{name} must be a number of at least 0, not {text!r}")
        return value
