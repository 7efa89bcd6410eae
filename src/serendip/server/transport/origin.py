"""Who asks and from where, for requests and sockets alike."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from serendip.server.identity import COOKIE, hashed, is_secret
from serendip.server.transport.neighbourhood import neighbourhood


def visitor_of(connection: HTTPConnection) -> str | None:
    """Return who asks, by the hash of the cookie; None if there is no cookie of ours."""
    secret = connection.cookies.get(COOKIE)
    return hashed(secret) if secret is not None and is_secret(secret) else None


def address_of(connection: HTTPConnection) -> str:
    """Return from where somebody asks: the address, or the network that is somebody's."""
    return neighbourhood(connection.client.host) if connection.client else "unknown"


def same_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Say whether a page of ours asks: the Origin is this very host, or one the operator has named."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")
