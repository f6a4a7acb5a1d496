"""How a server is run: by flags, by the environment (`BESTIARY_PORT=…`) or by a TOML file, in that order of weight."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import URL

PREFIX = "BESTIARY_"
DATABASE = "bestiary.db"  # in the data folder


class BadSettings(ValueError):
    """Which setting is wrong, and what would be right."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = "bestiary-data"  # a folder, where no database is named
    database: str = ""  # a PostgreSQL URL; empty: SQLite in the data folder
    redis: str = ""  # a URL, needed where several processes serve one database
    origins: list[str] = []  # other sites whose pages may use this server, as `https://example.org`
    proxies: str = "127.0.0.1"  # addresses of proxies whose X-Forwarded-… are believed
    secure: bool = False  # the cookie over HTTPS alone
    thinkers: Annotated[int, Meta(ge=0, le=64)] = 1  # processes in which bots think; 0: in the server's own
    bot_delay: Annotated[int, Meta(ge=0, le=60_000)] = 900  # milliseconds before a bot moves, so that people can follow
    patience: Annotated[int, Meta(ge=1, le=3600)] = 60  # seconds before a bot plays for who is away
    newcomers: Annotated[int, Meta(ge=0)] = 30  # people, tables and the like that one address may make a minute; 0: no limit
    open_tables: Annotated[int, Meta(ge=0)] = 6  # that one person may have open before a match begins there; 0: no limit
    running_tables: Annotated[int, Meta(ge=0)] = 12  # opened by one person, at which a match may run; 0: no limit
    unattended: Annotated[int, Meta(ge=2, le=100_000)] = 10  # minutes without anybody after which an open public table is closed
    connections: Annotated[int, Meta(ge=0)] = 500  # that one address may have open at once; 0: as many as it likes
    log: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def database_url(self) -> str:
        return self.database or URL.create("sqlite", database=str(Path(self.data) / DATABASE)).render_as_string()


def read_settings(flags: Mapping[str, object], environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """Settings from all three; a flag that is None was not given."""
    values = given_settings(flags, environment, file)
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(str(error).replace("Object", "a setting").replace("$.", "")) from None
    must_be_urls(settings)
    return settings


def given_settings(
    flags: Mapping[str, object], environment: Mapping[str, str] | None = None, file: Path | None = None
) -> dict[str, object]:
    """What somebody has set, as it stands there; the defaults are not among it."""
    env = os.environ if environment is None else environment
    values: dict[str, object] = {**from_file(file)} if file is not None else {}
    known = Settings.__struct_fields__
    for name in known:
        if text := env.get(PREFIX + name.upper()):
            values[name] = [one.strip() for one in text.split(",")] if name == "origins" else text
    values |= {name: value for name, value in flags.items() if value is not None}
    for name in values.keys() - set(known):
        raise BadSettings(f"there is no setting {name!r}: there are {', '.join(known)}")
    return values


def must_be_urls(settings: Settings) -> None:
    """The URLs are not repeated in what is said: there may be passwords in them."""
    if settings.database and not re.match(r"(postgres(ql)?|sqlite)(\+\w+)?://", settings.database):
        raise BadSettings("database: it is a URL like postgresql://user:password@host/name; without one SQLite is used, in the data folder")
    if settings.redis and not re.match(r"(rediss?|unix)://", settings.redis):
        raise BadSettings("redis: it is a URL like redis://host:6379/0")
    for origin in settings.origins:
        if not re.fullmatch(r"https?://[^/\s]+", origin):
            raise BadSettings(f"origins: each is like https://example.org, with nothing after the host, not {origin!r}")


def from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings(f"the settings in {file} cannot be read: {error}") from None
