"""Scripted clients: each knows whether it is asked, and clicks something when told to."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from benchmarks.server.posting import Post
from benchmarks.server.websocket import WebSocket, open_websocket, request

SEATS = 3


class Client(ABC):
    """A browser at a table. `updated` is called whenever a click, of anybody, has reached it."""

    def __init__(self, updated: Callable[[], None]) -> None:
        self.updated = updated
        self.socket: WebSocket | None = None
        self.asked = False
        self.ready = False
        self.state_bytes = 0

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """Take a message of the server."""

    @abstractmethod
    def click(self, rng: Random) -> None:
        """Do any of the things that can be done."""

    def say(self, text: bytes) -> None:
        """Send a message."""
        assert self.socket is not None
        self.socket.send(text)


class _Offer(msgspec.Struct):
    action: Raw


class _Heard(msgspec.Struct):
    t: str
    rev: int = 0
    seat: int | None = None
    offers: list[_Offer] = []
    view: Raw = Raw(b"null")
    words: str = ""


class SerendipClient(Client):
    """Speaks docs/protocol.md."""

    _decode = msgspec.json.Decoder(_Heard).decode

    def __init__(self, updated: Callable[[], None]) -> None:
        super().__init__(updated)
        self.cookie = f"serendip={secrets.token_urlsafe(32)}"
        self.last = _Heard("")
        self.refusals: list[str] = []

    async def connect(self, port: int, room: str, source: str) -> None:
        """Open the socket of a table."""
        headers = {"Cookie": self.cookie, "Origin": f"http://127.0.0.1:{port}"}
        self.socket = WebSocket(request(port, f"/api/rooms/{room}/socket?v=1", headers), self.hear)
        await open_websocket(self.socket, port, source)

    def hear(self, text: bytes) -> None:
        """Remember the table."""
        heard = self._decode(text)
        if heard.t == "table":
            self.last = heard
            self.asked = bool(heard.offers)
            self.ready = True
            self.state_bytes = len(bytes(heard.view))
            self.updated()
        elif heard.t == "refused":
            self.refusals.append(heard.words)

    def click(self, rng: Random) -> None:
        """Play one of the offers."""
        last = self.last
        action = rng.choice(last.offers).action
        self.say(b'{"t":"play","id":1,"rev":%d,"seat":%d,"action":%b}' % (last.rev, last.seat or 0, bytes(action)))


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - the peer's word
    gameover: Any = None


class _State(msgspec.Struct):
    ctx: _Context
    number: int = msgspec.field(name="_stateID")
    G: Raw = Raw(b"null")


class _Synced(msgspec.Struct):
    state: _State


class BoardgameClient(Client):
    """Speaks boardgame.io's messages over socket.io, version 4, on a WebSocket from the start."""

    _sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode
    _update = msgspec.json.Decoder(tuple[str, str, _State, Raw]).decode

    def __init__(self, updated: Callable[[], None], seat: int) -> None:
        super().__init__(updated)
        self.seat = seat
        self.match = ""
        self.credentials = ""
        self.state: _State | None = None

    async def connect(self, port: int, match: str) -> None:
        """Open the socket; the rest follows from what is heard."""
        self.match = match
        self.socket = WebSocket(request(port, "/socket.io/?EIO=4&transport=websocket", {}), self.hear)
        await open_websocket(self.socket, port)

    def hear(self, text: bytes) -> None:
        """Answer the handshake and heartbeats of socket.io, and remember the state."""
        if text.startswith(b'42/depths,["update"'):
            self._remember(self._update(text[10:])[2])
            self.updated()
        elif text.startswith(b'42/depths,["sync"'):
            self._remember(self._sync(text[10:])[2].state)
            self.ready = True
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"0"):
            self.say(b"40/depths,")
        elif text.startswith(b"40/depths"):
            asked = ["sync", self.match, str(self.seat), self.credentials, SEATS]
            self.say(b"42/depths," + msgspec.json.encode(asked))

    def _remember(self, state: _State) -> None:
        self.state = state
        self.state_bytes = len(bytes(state.G))
        self.asked = state.ctx.currentPlayer == str(self.seat) and state.ctx.gameover is None

    def click(self, rng: Random) -> None:
        """Make one of the moves of the game in peer/game.js, all of which are possible in one's turn."""
        assert self.state is not None
        move, args = rng.choice((("draw", []), ("place", [rng.randrange(4)]), ("bid", [1 + rng.randrange(9)])))
        payload = {"type": move, "args": args, "playerID": str(self.seat), "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.say(b"42/depths," + msgspec.json.encode(["update", action, self.state.number, self.match, str(self.seat)]))


async def sit_at_serendip(post: Post, port: int, seats: list[str], updated: Callable[[], None]) -> list[Client]:
    """Open a table of Dark Matter and have a client at every seat that is not a bot's."""
    clients = [SerendipClient(updated) for seat in seats if seat in ("human", "open")]
    wish = {"game": "dark-matter", "seats": seats, "pace": "none", "swift": True}
    room = (await post.post("/api/rooms", wish, clients[0].cookie))["room"]
    for client in clients[1:]:
        await post.post(f"/api/rooms/{room}/seats", {}, client.cookie)
    for client in clients:
        await client.connect(port, room, post.source)
    return list(clients)


async def sit_at_boardgame(post: Post, port: int, updated: Callable[[], None]) -> list[Client]:
    """Open a match of the peer's game and have a client at every seat."""
    clients = [BoardgameClient(updated, seat) for seat in range(SEATS)]
    match = (await post.post("/games/depths/create", {"numPlayers": SEATS}))["matchID"]
    for client in clients:
        wish = {"playerID": str(client.seat), "playerName": f"Player {client.seat}"}
        client.credentials = (await post.post(f"/games/depths/{match}/join", wish))["playerCredentials"]
    # Only when all have joined: with files, a socket that opens meanwhile can lose a join.
    for client in clients:
        await client.connect(port, match)
    return list(clients)
