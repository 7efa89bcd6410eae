"""The application: every route, the socket, the page, and what begins and ends with the server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from serendip.server.errors import Refused
from serendip.server.http import boards, games, matches, me, operators, pages, people, rooms, sockets
from serendip.server.http.fairness import Fairness
from serendip.server.http.hostnames import Hostnames
from serendip.server.http.openapi import document
from serendip.server.http.route import failed, starlette_routes
from serendip.server.printed import keep_printed
from serendip.server.protocol.encoding import encode
from serendip.server.server import Server
from serendip.server.services import Services

DECLARED = [*games.ROUTES, *rooms.ROUTES, *people.ROUTES, *matches.ROUTES, *me.ROUTES]


def make_app(server: Server) -> Starlette:
    """Return the application of a server."""
    services = server.services

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(lambda loop, facts: _unheard(services, facts))
        housekeeping = asyncio.create_task(server.housekeeping.run())
        if services.settings.warm:
            # A worker takes a moment to start: not when the first player waits for a bot.
            services.spawn(services.lanes.warm())
            # All games together take half a second to load: nobody is let in before.
            games.load()
        await keep_printed(services)
        try:
            yield
        finally:
            housekeeping.cancel()
            server.close()

    app = Starlette(
        routes=[
            *starlette_routes(DECLARED),
            Route("/healthz", operators.healthz),
            Route("/livez", operators.livez),
            Route("/readyz", operators.readyz),
            Route("/metrics", operators.metrics),
            Route("/api/openapi.json", operators.openapi),
            WebSocketRoute("/api/rooms/{room}/socket", sockets.table_socket),
            WebSocketRoute("/api/practice/{game}/{bench}/socket", sockets.practice_socket),
            Route("/boards/{game}/{mark}/{path:path}", boards.board),
            Route("/{path:path}", pages.page),
        ],
        exception_handlers={405: _wrong_method, 404: _no_such_page, Exception: _failed},
        middleware=[
            Middleware(Fairness, services),
            Middleware(Hostnames, services.settings.hostnames, services.metrics),
        ],
        lifespan=life,
    )
    app.state.server = server
    app.state.openapi = encode(document(DECLARED))
    return app


def _unheard(services: Services, facts: dict[str, Any]) -> None:
    """Tell the journal of what failed where nobody waits for it: a timer, say."""
    services.metrics.count("failures")
    services.journal.failure("failed", facts.get("exception") or RuntimeError(), words=str(facts.get("message")))


async def _no_such_page(request: Request, error: Exception) -> Response:
    return failed(Refused("no-such-page", "There is nothing here. Go to the front page."))


async def _wrong_method(request: Request, error: Exception) -> Response:
    response = failed(Refused("no-such-method", "This route does not know that method."))
    response.headers["Allow"] = (getattr(error, "headers", None) or {}).get("Allow", "GET")
    return response


async def _failed(request: Request, error: Exception) -> Response:
    server: Server = request.app.state.server
    services = server.services
    services.metrics.count("failures")
    services.journal.failure("request-failed", error, method=request.method)
    return failed(Refused("broken", "That failed by a mistake of ours. It is in the server's log."))
