"""Starting a server and ending it well: one owner of the data, a word to everybody before it closes."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Literal, cast

import uvicorn

from serendip.core.errors import SerendipError
from serendip.games import left_out
from serendip.server.app import make_app
from serendip.server.clock import Clock
from serendip.server.files import connections, raise_limit
from serendip.server.journal import Journal
from serendip.server.protocol.codes import CloseCode
from serendip.server.protocol.to_client import Bye
from serendip.server.server import Server
from serendip.server.services import Services
from serendip.server.settings import Settings
from serendip.server.storage.folder import DATABASE, own
from serendip.server.storage.soundness import quick_check
from serendip.server.storage.sqlite import SqliteStore
from serendip.server.storage.store import StoreError
from serendip.server.transport.choice import PLAIN, short_way
from serendip.server.transport.connection_limits import ConnectionLimits
from serendip.server.transport.guard import HEAD_BYTES, Guard

DEAF_SECONDS = 60
SEND_BUFFER = 262_144
RECEIVE_BUFFER = 65_536


class CantServe(SerendipError):
    """The server can't start; the words say what to do."""


class HttpServer(uvicorn.Server):
    """A uvicorn that says goodbye to every table before it closes."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.server = server
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port, then say so."""
        await super().startup(sockets)
        self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order, and end with exit code 0 for that; a second Ctrl-C does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        services = self.server.services
        services.closing = True
        for one in list(services.sockets):
            one.send(Bye("restarting", "The server restarts. Your game is kept; come back in a moment."))
            one.close(CloseCode.RESTARTING)
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def make_server(settings: Settings) -> Server:
    """Open the store and start the workers. Raises CantServe."""
    database = settings.data / DATABASE
    try:
        if settings.quick_check and database.exists():
            _check(database)
        store = SqliteStore(database)
    except (StoreError, SerendipError) as error:
        raise CantServe(str(error)) from error
    services = Services(settings, store, Clock())
    for missed in left_out():
        services.journal.error("game-left-out", game=missed.name, package=missed.package, reason=missed.reason)
    return Server(services)


def _check(database: Path) -> None:
    """Look for damage, and say how that goes if it takes a while. Raises SerendipError."""
    journal = Journal()
    megabytes = database.stat().st_size >> 20
    quick_check(database, lambda seconds: journal.info("checking", megabytes=megabytes, seconds=round(seconds)))


def make_http_server(server: Server, ready: Callable[[], None] = lambda: None) -> HttpServer:
    """Return what answers on the port, not yet started; it calls `ready` as soon as visitors can come."""
    settings = server.services.settings
    config = uvicorn.Config(
        make_app(server),
        host=settings.host,
        port=settings.port,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=websocket_protocol(server),
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=settings.limits.dead_line_seconds / 2,
        ws_ping_timeout=settings.limits.dead_line_seconds / 2,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=HEAD_BYTES,
    )
    guard(config, server)
    return HttpServer(config, server, ready)


def guard(config: uvicorn.Config, server: Server) -> None:
    """Have every connection taken by a guard, which lets uvicorn make its own protocol for those that may come.

    In a uvicorn that makes it in another way there is no guard: the first request tells the journal (`unguarded`).
    """
    services = server.services
    limits = services.settings.limits
    most = connections(limits.connections)
    counted = ConnectionLimits(limits, services.settings.proxies, services.limits.requests, services.cuts, most)
    services.metrics.gauge("connections", "connections open", lambda: counted.inside)
    config.load()
    make = getattr(config, "http_protocol_class", None)
    if make is not None:
        config.http_protocol_class = cast(type[asyncio.Protocol], partial(Guard, counted, make))


def websocket_protocol(server: Server) -> "type[asyncio.Protocol] | Literal['websockets-sansio', 'auto']":
    """Return which way sockets take through this uvicorn, and tell the journal if it is not the usual one."""
    services = server.services
    found = short_way() if services.settings.quick_sockets else "the settings say so"
    if isinstance(found, str):
        services.journal.info("plain-sockets", reason=found, uvicorn=uvicorn.__version__)
        return PLAIN
    return found


def collect_seldom() -> None:
    """Look for garbage less often: most things here go by themselves, and a look at a thousand tables takes long.

    What a thousand actions on their way to the disk hold is no garbage and must not set it off.
    """
    gc.freeze()
    gc.set_threshold(200_000, 20, 10)


def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> int:
    """Serve until somebody stops it; return the exit code."""
    collect_seldom()
    raise_limit()
    with own(settings.data), listen(settings.host, settings.port) as port:
        make_http_server(make_server(settings), ready).run([port])
    return 0


def listen(host: str, port: int) -> socket.socket:
    """Open the port. Raises CantServe."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # What the system keeps for whoever does not read, or sends more than is read, counts too.
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Whoever stops reading and never hangs up would keep what waits for them in memory for ever.
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_SECONDS * 1_000)
    try:
        opened.bind((host, port))
    except (OSError, OverflowError) as error:
        opened.close()
        raise CantServe(f"port {port} of {host} can't be used ({error}): choose another with --port") from error
    return opened
