"""The boards that games of other packages bring: what lies in the folder `board` of a game's package, for the page."""

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

import serendip
from serendip.core.errors import UnknownGame
from serendip.server.errors import Refused
from serendip.server.http.pages import inside, send
from serendip.server.http.route import failed

FOLDER = "board"
MODULE = "board.js"
"""The module that the page loads; docs/adding-a-game.md says what it exports."""


class Board:
    """A folder with a board, and the mark of all that lies in it."""

    def __init__(self, game: str, folder: Path) -> None:
        self.folder = folder
        digest = hashlib.sha256()
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            digest.update(f"{file.relative_to(folder).as_posix()}\n{file.stat().st_size}\n".encode())
            digest.update(file.read_bytes())
        self.mark = digest.hexdigest()[:16]
        self.address = f"/boards/{game}/{self.mark}/{MODULE}"


@cache
def board_of(name: str) -> Board | None:
    """Return the board that a game's package brings, if it does. Raises UnknownGame.

    It is looked at once: packages do not come and go while a server runs.
    """
    package = serendip.game(name).package
    folder = Path(str(files(package).joinpath(FOLDER))) if package else None
    return Board(name, folder) if folder is not None and (folder / MODULE).is_file() else None


async def board(request: Request) -> Response:
    """Return a file of a game's board. Its address has the mark of the folder, so the file never changes."""
    try:
        found = board_of(str(request.path_params["game"]))
    except UnknownGame:
        found = None
    file = None
    if found is not None and request.path_params["mark"] == found.mark:
        file = inside(found.folder, str(request.path_params["path"]))
    if file is None:
        return failed(Refused("no-such-page", "There is no such file."))
    return send(file, request.headers.get("accept-encoding", ""), for_ever=True)
