"""Routes for operators and orchestrators, and the document that describes all routes."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import serendip
from serendip.server.errors import Refused
from serendip.server.http.route import failed
from serendip.server.protocol.bodies import Health
from serendip.server.protocol.encoding import encode
from serendip.server.server import Server
from serendip.server.storage.store import StoreError


def _well() -> Response:
    return Response(encode(Health("ok", serendip.__version__)), media_type="application/json")


async def healthz(request: Request) -> Response:
    """Say whether the server is well: it can write, keeps house, and has workers."""
    server: Server = request.app.state.server
    troubles = await server.health.troubles()
    return failed(Refused("busy", " ".join(troubles))) if troubles else _well()


async def livez(request: Request) -> Response:
    """Say that the process lives: to start it again would mend nothing."""
    return _well()


async def readyz(request: Request) -> Response:
    """Say whether visitors may be sent here: not while it stops, nor while what is kept can't be read."""
    server: Server = request.app.state.server
    if server.services.closing:
        return failed(Refused("busy", "The server is stopping."))
    try:
        await server.services.store.name("")
    except StoreError as error:
        return failed(Refused("busy", f"What is kept can't be read ({error})."))
    return _well()


async def metrics(request: Request) -> Response:
    """Return everything that is counted, for Prometheus."""
    text = request.app.state.server.services.metrics.text()
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def openapi(request: Request) -> Response:
    """Return the document that describes every route."""
    return Response(request.app.state.openapi, media_type="application/json")
