"""Which names this server answers to. A page elsewhere can have its own name lead to us; we do not play along."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from serendip.server.errors import Refused
from serendip.server.http.route import turn_away
from serendip.server.metrics import Metrics


class Hostnames:
    """Refuses requests and sockets whose Host is none of the operator's names; without any, all are welcome."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...], metrics: Metrics) -> None:
        self._app = app
        self._names = {name.lower().rstrip(".") for name in names}
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it pass, or refuse it in words."""
        if not self._names or scope["type"] == "lifespan" or self._is_ours(HTTPConnection(scope)):
            await self._app(scope, receive, send)
            return
        self._metrics.count("refusals")
        refused = Refused("bad-host", "This server does not answer to that name. Check the address.")
        await turn_away(scope, receive, send, refused)

    def _is_ours(self, connection: HTTPConnection) -> bool:
        told = connection.headers.getlist("host")
        if len(told) != 1:
            return False
        whole = told[0].lower()
        name = whole[: whole.rfind(":")] if ":" in whole.rpartition("]")[2] else whole
        return whole in self._names or name.rstrip(".") in self._names
