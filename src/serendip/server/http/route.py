"""How a route is declared, and how every request is answered: checked, limited, refused in words, counted."""

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from serendip.server.errors import Refused, broken_room
from serendip.server.identity import COOKIE, hashed, new_secret
from serendip.server.protocol.codes import RefusalCode
from serendip.server.protocol.encoding import encode
from serendip.server.server import Server
from serendip.server.services import Services
from serendip.server.settings import Limits
from serendip.server.storage.store import StoreError, Unreadable
from serendip.server.transport.origin import address_of, same_origin, visitor_of

YEAR = 31_536_000
WORTH_PACKING = 1_000
LONG = 30_000
"""So many bytes take about a millisecond to pack."""


_DAMAGED = "Something that the server has kept can't be read. Whoever runs it is told."


class Query(msgspec.Struct):
    """A parameter of a route's query."""

    name: str
    words: str
    schema: dict[str, Any]


class ApiRequest:
    """One request, read and checked."""

    def __init__(self, request: Request, body: Any) -> None:
        self.request = request
        server: Server = request.app.state.server
        self.server = server
        self.services = server.services
        self.rooms = server.rooms
        self.body = body
        self.visitor = visitor_of(request)
        self.new_cookie: str | None = None

    def part(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        """Return a parameter of the query."""
        return self.request.query_params.get(name)

    def need_visitor(self) -> str:
        """Return who asks; a browser that is new gets a cookie with the answer."""
        if self.visitor is None:
            self.new_cookie = new_secret()
            self.visitor = hashed(self.new_cookie)
        return self.visitor


class ApiRoute(msgspec.Struct):
    """A route: where, what it takes and gives, how it may refuse, and who answers."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    words: str
    answer: type
    do: Callable[[ApiRequest], Awaitable[Any]]
    body: type | None = None
    query: tuple[Query, ...] = ()
    refuses: tuple[RefusalCode, ...] = ()
    made: bool = False

    @property
    def status(self) -> int:
        """The status of a good answer."""
        return 201 if self.made else 200


def starlette_routes(declared: list[ApiRoute]) -> list[Route]:
    """Return routes for Starlette, one for each path, so that a wrong method is told which are right."""
    by_path: dict[str, dict[str, ApiRoute]] = {}
    for route in declared:
        by_path.setdefault(route.path, {})[route.method] = route
    return [Route(path, _endpoint(routes), methods=list(routes)) for path, routes in by_path.items()]


def _endpoint(routes: dict[str, ApiRoute]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        route = routes["GET" if request.method == "HEAD" else request.method]
        return await _answer(request, route)

    return answer


async def _answer(request: Request, route: ApiRoute) -> Response:
    server: Server = request.app.state.server
    services = server.services
    began = time.perf_counter()
    ask: ApiRequest | None = None
    try:
        _check(services, request, route)
        body = None if route.body is None else await _read(request, route.body, services.settings.limits)
        ask = ApiRequest(request, body)
        answer = await route.do(ask)
        if isinstance(answer, Response):
            response = answer
        else:
            response = Response(encode(answer), route.status, media_type="application/json")
    except Refused as refused:
        services.metrics.count("refusals")
        response = failed(refused)
    except Unreadable as error:
        services.journal.failure("not-readable", error, path=route.path)
        response = failed(broken_room() if "{room}" in route.path else Refused("broken", _DAMAGED))
    except StoreError as error:
        services.metrics.count("store_errors")
        services.journal.error("store-failed", path=route.path, error=str(error))
        response = failed(Refused("busy", "The server's disk does not answer as it should. Try again soon."))
    if ask is not None and ask.new_cookie is not None and response.status_code < 400:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, ask.new_cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    await _pack(request, response)
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Content-Type-Options"] = "nosniff"
    services.metrics.count("requests")
    milliseconds = round((time.perf_counter() - began) * 1000, 1)
    facts = {"method": request.method, "route": route.path, "status": response.status_code, "ms": milliseconds}
    services.journal.info("request", **facts)
    return response


async def _pack(request: Request, response: Response) -> None:
    """Pack an answer that is worth it, if the browser can read it so; a long one while others are answered."""
    response.headers["Vary"] = "Accept-Encoding"
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    body = bytes(response.body)
    if len(body) < WORTH_PACKING or "gzip" not in accepted or "content-encoding" in response.headers:
        return
    response.body = await asyncio.to_thread(gzip.compress, body, 5) if len(body) > LONG else gzip.compress(body, 5)
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(response.body))


def failed(refused: Refused) -> Response:
    """Return a refusal as an answer."""
    body = encode({"error": {"code": refused.code, "words": refused.words}})
    response = Response(body, refused.status, media_type="application/json")
    if refused.status in (429, 503):
        response.headers["Retry-After"] = "2"
    return response


async def turn_away(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    """Refuse a request, or a socket before it opens."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(failed(refused))
    else:
        await failed(refused)(scope, receive, send)


def _check(services: Services, request: Request, route: ApiRoute) -> None:
    if not services.limits.requests.take(address_of(request)):
        raise Refused("too-fast", "Too many requests from your address. Wait a little.")
    if "origin" in request.headers and route.method != "GET" and not same_origin(request, services.settings.origins):
        raise Refused("bad-origin", "Only pages of this server may ask for that.")


async def _read(request: Request, kind: type, limits: Limits) -> Any:
    """Return the body as a checked value."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("not-json", "Send the body as application/json.")
    body = bytearray()
    most = limits.body_bytes
    try:
        async with asyncio.timeout(limits.request_seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused("too-long", f"That is too long: at most {most} bytes are read.")
    except (ClientDisconnect, TimeoutError):
        raise Refused("bad-message", "The request ended before its body did.") from None
    try:
        return _decoded(bytes(body), kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", f"The body does not fit: {str(error)[:200]}.") from error


def _decoded(body: bytes, kind: type) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError:
        # To JSON 8.0 is a whole number too, to msgspec it is not.
        return msgspec.convert(_whole(msgspec.json.decode(body)), kind)


def _whole(value: Any) -> Any:
    """Return a value in which numbers such as 8.0 are whole."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(part) for part in value]
    if isinstance(value, dict):
        return {name: _whole(part) for name, part in value.items()}
    return value
