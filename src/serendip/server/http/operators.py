"""Routes for operators, and the document that describes all routes."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import serendip
from serendip.server.errors import Refused
from serendip.server.http.route import failed
from serendip.server.protocol.bodies import Health
from serendip.server.protocol.encoding import encode
from serendip.server.storage.store import StoreError


async def healthz(request: Request) -> Response:
    """Say whether the server is well: it answers, and so does its disk."""
    services = request.app.state.server.services
    try:
        await services.store.name("")
    except StoreError:
        return failed(Refused("busy", "The database does not answer."))
    return Response(encode(Health("ok", serendip.__version__)), media_type="application/json")


async def metrics(request: Request) -> Response:
    """Return everything that is counted, for Prometheus."""
    text = request.app.state.server.services.metrics.text()
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def openapi(request: Request) -> Response:
    """Return the document that describes every route."""
    return Response(request.app.state.openapi, media_type="application/json")
