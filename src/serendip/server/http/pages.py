"""The page: what Vite has built into `serendip/server/static`, with headers that keep it safe and quick."""

from collections.abc import Iterable
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import get_args

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

import serendip
from serendip.server.errors import Refused
from serendip.server.http.route import failed
from serendip.server.protocol.values import GamePage, OwnPage, RoomPage
from serendip.server.server import Server
from serendip.server.storage.store import StoreError

STATIC = Path(str(files("serendip.server").joinpath("static")))
SAFE = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
PACKED = (("br", ".br"), ("gzip", ".gz"))
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".webp": "image/webp",
}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Serendip</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 40rem; margin: 15vh auto; padding: 0 1rem">
<h1>Serendip</h1><p>The server runs, but its page has not been built. In the repository, run
<code>python tools/page.py</code> and reload; every wheel of Serendip has the page in it.</p>
<p>The <a href="/api/openapi.json">HTTP interface</a> is there already.</p></body></html>"""


async def page(request: Request) -> Response:
    """Return a file of the page, or its index for the addresses that the page itself knows."""
    if str(request.path_params["path"]).startswith("api/"):
        return failed(Refused("no-such-page", "There is no such route; GET /api/openapi.json lists them all."))
    found = serve(STATIC, str(request.path_params["path"]), request.headers.get("accept-encoding", ""))
    if found.status_code == 200 and not await _is_there(request):
        found.status_code = 404
    return found


async def _is_there(request: Request) -> bool:
    """Say whether something is at an address: a file, a page, and the game or room that it is about."""
    server: Server = request.app.state.server
    first, _, second = str(request.path_params["path"]).strip("/").partition("/")
    if first in get_args(GamePage):
        return second in serendip.games() and second in _having(first, serendip.games())
    if first in get_args(RoomPage):
        with suppress(StoreError):  # the page says then what is wrong
            return second in server.rooms.tables or await server.services.store.card(second) is not None
        return True
    return (not second and first in ("", *get_args(OwnPage))) or inside(
        STATIC, f"{first}/{second}".strip("/")
    ) is not None


def _having(kind: str, games: Iterable[str]) -> Iterable[str]:
    """Return which of the games have a page of that kind: all of them, unless the built page says which."""
    told = inside(STATIC, "pages.json")
    some: dict[str, list[str]] = {} if told is None else msgspec.json.decode(told.read_bytes())
    return some.get(kind, games)


def serve(root: Path, path: str, accepted: str) -> Response:
    """Return the file at a path below the root; without one, the index if the path has no ending."""
    file = inside(root, path)
    if file is None:
        if Path(path).suffix:
            return failed(Refused("no-such-page", "There is no such file."))
        file = inside(root, "index.html")
    if file is None:
        return HTMLResponse(NOT_BUILT, 503, headers=SAFE | {"Cache-Control": "no-store", "Retry-After": "60"})
    # Vite puts a hash of the content into the names below assets/: such a file never changes.
    return send(file, accepted, for_ever=path.startswith("assets/"))


def send(file: Path, accepted: str, for_ever: bool) -> Response:
    """Return a file, packed if there is a packed copy beside it that the browser accepts."""
    headers = dict(SAFE)
    headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
    headers["Vary"] = "Accept-Encoding"
    kind = _TYPES.get(file.suffix, "application/octet-stream")
    offered = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for coding, suffix in PACKED:
        packed = file.with_name(file.name + suffix)
        if coding in offered and packed.is_file():
            return FileResponse(packed, media_type=kind, headers=headers | {"Content-Encoding": coding})
    return FileResponse(file, media_type=kind, headers=headers)


def inside(root: Path, path: str) -> Path | None:
    """Return the file at a path below the root; None if there is none, or if it would lie outside."""
    if "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        if file.is_relative_to(root.resolve()) and file.is_file():
            return file
    except (OSError, ValueError):
        pass
    return None
