"""Which sockets are let in, at a table or at a practice bench, and how the others are sent away."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from serendip.server.errors import Refused
from serendip.server.protocol.codes import VERSION, CloseCode, RefusalCode
from serendip.server.protocol.encoding import encode
from serendip.server.protocol.to_client import RefusedMessage
from serendip.server.services import Services
from serendip.server.transport.origin import address_of, same_origin, visitor_of

CLOSED_WITH: Final[dict[RefusalCode, CloseCode]] = {
    "no-such-room": CloseCode.NO_SUCH_ROOM,
    "no-such-game": CloseCode.NO_SUCH_ROOM,
    "not-welcome": CloseCode.SENT_AWAY,
    "broken": CloseCode.SET_ASIDE,
    "older-rules": CloseCode.SET_ASIDE,
}
"""Only what is not there, or not for one, is gone for good; from anything else one comes back."""


async def admit(
    web: WebSocket, services: Services, stay: Callable[[str | None], Awaitable[None]], practice: bool = False
) -> None:
    """Let a socket in, and `stay` until it goes; `stay` is told whose it is. Or say no before it opens."""
    limits = services.limits
    address, visitor = address_of(web), visitor_of(web)
    places = [
        (limits.sockets_by_address, address, "Too many sockets from your address. Close some tabs."),
        (limits.sockets_by_visitor, visitor or f"nobody at {address}", "Too many sockets of yours. Close some tabs."),
    ]
    if practice:
        words = "Too many practice benches from your address. Close some tabs."
        places.append((limits.practice_by_address, address, words))
    taken = []
    if visitor is not None:
        services.seen(visitor, address)
    try:
        try:
            _check(web, services, address)
            for limit, key, words in places:
                if not limit.enter(key):
                    raise Refused("too-many", words)
                taken.append((limit, key))
        except Refused as refused:
            body = encode({"error": {"code": refused.code, "words": refused.words}})
            await web.send_denial_response(Response(body, refused.status, media_type="application/json"))
            return
        await web.accept()
        await stay(visitor)
    finally:
        for limit, key in taken:
            limit.leave(key)


async def send_away(web: WebSocket, services: Services, error: Exception) -> None:
    """Say why there is no place, to a socket that is open already, and close it."""
    if isinstance(error, Refused):
        refused = error
    else:
        refused = Refused("busy", "That failed. Try again in a moment.")
        services.journal.failure("socket-failed", error)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await web.send_text(encode(RefusedMessage(None, refused.code, refused.words, [])).decode())
        await web.close(CLOSED_WITH.get(refused.code, CloseCode.BUSY))


def _check(web: WebSocket, services: Services, address: str) -> None:
    """Raise Refused for whoever may not come in at all."""
    if not same_origin(web, services.settings.origins):
        raise Refused("bad-origin", "Sockets are for pages of this server: send its address as Origin.")
    if web.query_params.get("v", str(VERSION)) != str(VERSION):
        raise Refused("bad-message", f"This server speaks version {VERSION} of the protocol: ask with ?v={VERSION}.")
    if services.closing:
        raise Refused("busy", "The server is restarting. Come back in a moment.")
    if not services.limits.requests.take(address):
        raise Refused("too-fast", "Too many requests from your address. Wait a little.")
