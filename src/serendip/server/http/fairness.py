"""Every request and socket takes its turn with those of other addresses; whoever does not stop asking is cut off."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from serendip.server.errors import Refused
from serendip.server.http.route import turn_away
from serendip.server.services import Services
from serendip.server.transport.guard import Guard
from serendip.server.transport.origin import address_of


class Fairness:
    """Tells the guard of a connection what becomes of it, and lets its requests begin in turn."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._told = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it pass in its turn, or cut it off."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        guard: Guard | None = scope.get("state", {}).get("guard")
        if guard is None:
            self._tell()
        else:
            guard.request_begins(address, scope["type"] == "websocket")
        try:
            if self._services.limits.all_requests.take(address):
                await self._services.turns.wait(address)
                await self._app(scope, receive, send)
            elif guard is None or guard.shared:
                self._services.metrics.count("refusals")
                await turn_away(scope, receive, send, Refused("too-fast", "Far too many requests. Wait a little."))
            else:
                guard.cut("requests")
                while not (await receive())["type"].endswith("disconnect"):
                    pass
        finally:
            if guard is not None:
                guard.request_ends()

    def _tell(self) -> None:
        """Tell the operator once that this server's connections have no guard."""
        if not self._told:
            self._told = True
            words = "This uvicorn makes connections in another way: neither those nor frames are counted."
            self._services.journal.error("unguarded", words=words)
