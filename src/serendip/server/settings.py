"""Everything an operator can set, with its usual value."""

from pathlib import Path

import msgspec

from serendip.core.errors import SerendipError
from serendip.server.protocol.values import CHAT_LETTERS


class Limits(msgspec.Struct, frozen=True):
    """How much one client may ask for. Set with `--limit name=number`."""

    body_bytes: int = 65_536
    message_bytes: int = 16_384
    chat_letters: int = CHAT_LETTERS
    chats_burst: int = 10
    chats_per_second: float = 0.5
    messages_burst: int = 40
    messages_per_second: float = 10.0
    flood: int = 100
    hands_burst: int = 240
    hands_per_second: float = 100.0
    hand_flood: int = 3_000
    practice_benches: int = 200
    practice_per_address: int = 30
    requests_burst: int = 200
    requests_per_second: float = 40.0
    wrong_keys_burst: int = 20
    wrong_keys_per_minute: float = 10.0
    sockets_per_visitor: int = 30
    sockets_per_address: int = 300
    rooms_per_visitor: int = 50
    rooms_burst: int = 20
    rooms_per_minute: float = 10.0
    rooms_burst_per_address: int = 100
    rooms_per_minute_per_address: float = 60.0
    hints_burst: int = 10
    hints_per_minute: float = 20.0
    heavy_burst: int = 10
    heavy_per_minute: float = 30.0
    search_iterations: int = 2_000
    search_milliseconds: int = 2_000
    idle_socket_seconds: float = 900.0
    outbox_messages: int = 256
    chats_kept: int = 50


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    swift: bool = False
    origins: tuple[str, ...] = ()
    workers: int = 1
    warm: bool = True
    unload_seconds: float = 60.0
    away_seconds: float = 60.0
    day_seconds: float = 86_400.0
    sweep_seconds: float = 5.0
    tidy_seconds: float = 600.0
    waiting_seconds: float = 7 * 86_400.0
    empty_seconds: float = 3_600.0
    thinking_seconds: float = 120.0
    bench_grace_seconds: float = 30.0
    limits: Limits = Limits()


def changed_limits(wishes: list[str]) -> Limits:
    """Return the usual limits with changes such as "rooms_per_visitor=10". Raises SerendipError."""
    changed: dict[str, str] = {}
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise SerendipError(f"there is no limit {name!r}; the limits are {known}")
        changed[name] = number
    try:
        return msgspec.convert(changed, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise SerendipError(f"a limit is set as NAME=NUMBER: {error}") from error
