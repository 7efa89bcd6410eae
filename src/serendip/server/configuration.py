"""How a server comes to its settings: flags first, then `SERENDIP_*` variables, then a file, then what is usual.

Every name in all three is made of the declarations in `settings.py`, and whatever does not fit is refused in words.
"""

import argparse
import difflib
import ipaddress
import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from serendip.core.errors import SerendipError
from serendip.server.settings import Limits, Settings

PREFIX = "SERENDIP_"
LIMIT = "limit"
FILE = "config"
OTHERS = {
    "SERENDIP_CONFIG",
    "SERENDIP_COMPILED",
    "SERENDIP_PICTURE",
    "SERENDIP_POSITIONS",
    "SERENDIP_SERVER",
    "SERENDIP_VARIANT",
}
"""Variables that begin alike and are no settings: the file, the variant served, and those of builds and tests."""


class Setting(msgspec.Struct, frozen=True):
    """One thing that can be set: what an operator calls it, what it does, and what fits."""

    field: str
    name: str
    kind: Any
    words: str
    usual: str
    bounds: tuple[msgspec.Meta, ...] = ()

    @property
    def many(self) -> bool:
        """Whether it may be given several times."""
        return get_origin(self.kind) is tuple

    @property
    def choices(self) -> tuple[str, ...]:
        """What it can be, if that is a short list."""
        return get_args(self.kind) if get_origin(self.kind) is Literal else ()

    @property
    def flag(self) -> str:
        """How it is spelt on the command line."""
        return "--" + self.name.replace("_", "-")

    def variable(self, prefix: str = PREFIX) -> str:
        """Return its variable of the environment."""
        return prefix + self.name.upper()

    def what_fits(self) -> str:
        """Say in words what it can be."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        what = {int: "a whole number", float: "a number", bool: "true or false", Path: "a folder"}.get(
            self.kind, "a text"
        )
        bounds = [f"above {bound.gt:g}" for bound in self.bounds if bound.gt is not None]
        bounds += [f"of at least {bound.ge:g}" for bound in self.bounds if bound.ge is not None]
        bounds += [f"of at most {bound.le:g}" for bound in self.bounds if bound.le is not None and bound.le < 1e9]
        return "a list of texts" if self.many else " ".join([what, " and ".join(bounds)]).strip()

    def checked(self, value: Any, where: str, strict: bool) -> Any:
        """Return a value as the settings have it. Raises SerendipError, which names where it was found."""
        kind: Any = str if self.kind is Path else self.kind
        for bound in self.bounds:
            kind = Annotated[kind, bound]
        try:
            found = msgspec.convert(value, kind, strict=strict)
        except msgspec.ValidationError:
            raise SerendipError(f"{where} is {value!r}, but it must be {self.what_fits()}") from None
        return Path(found).expanduser() if self.kind is Path else found


def declared(struct: type[msgspec.Struct]) -> list[Setting]:
    """Return what can be set, as the declarations say."""
    found = []
    for field in msgspec.structs.fields(struct):
        kind, *notes = get_args(field.type)
        words, *usual = [note for note in notes if isinstance(note, str)]
        bounds = tuple(note for note in notes if isinstance(note, msgspec.Meta))
        found.append(Setting(field.name, field.encode_name, kind, words, (usual or [_said(field.default)])[0], bounds))
    return found


def _said(value: object) -> str:
    """Return a usual value in words; none for what is not set."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.10g}"
    return "" if isinstance(value, tuple | NoneType) else str(value)


SETTINGS = [setting for setting in declared(Settings) if setting.name != LIMIT]
LIMITS = declared(Limits)


def add_flags(parser: argparse.ArgumentParser, only: Iterable[str] | None = None) -> None:
    """Declare a flag for each setting, or for those only. A flag that is not given leaves no trace."""
    file = "read settings from this TOML file; flags and SERENDIP_* variables go before it"
    parser.add_argument(f"--{FILE}", type=Path, metavar="FILE", help=file, default=argparse.SUPPRESS)
    for setting in SETTINGS:
        if only is not None and setting.name not in only:
            continue
        words = "; ".join([setting.words, "repeatable"] if setting.many else [setting.words])
        usual = f" ({setting.usual.strip('`')})" if setting.usual else ""
        options: dict[str, Any] = {"help": f"{words}{usual}".replace("%", "%%"), "default": argparse.SUPPRESS}
        if setting.kind is bool:
            options["action"] = argparse.BooleanOptionalAction
        else:
            options["action"] = "append" if setting.many else "store"
            options["metavar"] = "|".join(setting.choices) or {Path: "DIR", int: "N", float: "N"}.get(setting.kind, "X")
        parser.add_argument(setting.flag, dest=setting.name, **options)
    if only is None:
        words = "change a limit, see docs/hosting.md; repeatable"
        parser.add_argument(
            f"--{LIMIT}", action="append", metavar="NAME=N", help=words, default=argparse.SUPPRESS, dest=LIMIT
        )


def configured(flags: Mapping[str, Any], variables: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings that flags, variables and the file make together. Raises SerendipError."""
    file = flags.get(FILE) or variables.get(f"{PREFIX}{FILE.upper()}")
    values: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for found, found_limits in (
        _of_file(Path(file)) if file else ({}, {}),
        _of_variables(variables),
        _of_flags(flags),
    ):
        values |= found
        limits |= found_limits
    settings = Settings(**values, limits=Limits(**limits))
    _check_names(settings)
    return settings


def _check_names(settings: Settings) -> None:
    """Raise SerendipError for a proxy that is no address, or a hostname that is none."""
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            words = "write an address as 127.0.0.1 or a network as 10.0.0.0/8"
            raise SerendipError(f"the proxy {proxy!r} is no address ({error}): {words}") from None
    for name in settings.hostnames:
        if not re.fullmatch(r"[\w.:\[\]-]+", name):
            raise SerendipError(
                f"the hostname {name!r} is none: write it as play.example.org, without https:// and paths"
            )


def _of_file(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SerendipError(f"the configuration {path} can't be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SerendipError(f"the configuration {path} is no TOML: {error}") from error
    limits = told.pop(LIMIT, {})
    if not isinstance(limits, dict):
        raise SerendipError(f"in {path}, limits are written below a line [{LIMIT}], as flood = 100")
    return dict(_checked(SETTINGS, told, str(path))), dict(_checked(LIMITS, limits, f"[{LIMIT}] of {path}"))


def _checked(known: list[Setting], told: Mapping[str, Any], where: str) -> Iterator[tuple[str, Any]]:
    by_name = {setting.name: setting for setting in known}
    for name, value in told.items():
        setting = _find(by_name, name, f"{where} sets")
        yield setting.field, setting.checked(value, f"{name} in {where}", strict=True)


def _find(known: Mapping[str, Setting], name: str, where: str) -> Setting:
    """Return the setting of a name, or say which one may be meant."""
    if name in known:
        return known[name]
    near = difflib.get_close_matches(name, known, n=1)
    what = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    raise SerendipError(f"{where} {name}, which is unknown: {what}")


def _of_variables(variables: Mapping[str, str]) -> tuple[dict[str, Any], dict[str, Any]]:
    known = {setting.variable(): setting for setting in SETTINGS}
    limits = {setting.variable(f"{PREFIX}{LIMIT.upper()}_"): setting for setting in LIMITS}
    found: dict[str, Any] = {}
    found_limits: dict[str, Any] = {}
    for name, text in variables.items():
        if not name.startswith(PREFIX) or name in OTHERS:
            continue
        setting = _find({**known, **limits}, name, "the environment has")
        value: Any = [part.strip() for part in text.split(",") if part.strip()] if setting.many else text
        (found_limits if name in limits else found)[setting.field] = setting.checked(value, name, strict=False)
    return found, found_limits


def _of_flags(flags: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    found = {
        setting.field: setting.checked(flags[setting.name], setting.flag, strict=False)
        for setting in SETTINGS
        if setting.name in flags
    }
    by_name = {setting.name: setting for setting in LIMITS}
    limits: dict[str, Any] = {}
    for wish in flags.get(LIMIT, ()):
        name, equals, number = wish.partition("=")
        if not equals:
            raise SerendipError(f"--{LIMIT} {wish}: write it as NAME=NUMBER")
        setting = _find(by_name, name, f"--{LIMIT} sets")
        limits[setting.field] = setting.checked(number, f"--{LIMIT} {name}", strict=False)
    return found, limits
