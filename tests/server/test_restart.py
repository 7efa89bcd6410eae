"""kill -9 at any moment: no acknowledged action is lost, no room is lost, and games go on."""

import asyncio
import json
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from serendip.server.storage.sqlite import SqliteStore
from serendip.server.storage.store import Played
from tests.server.browser import Browser, Tab
from tests.server.process import Process, alive

KILLS = 10
TROUBLE = (httpx.TransportError, WebSocketException, OSError, EOFError, TimeoutError)


class Player(threading.Thread):
    """Opens rooms and plays both seats of them, whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__()
        self.browser = Browser(url)
        self.browser.get("/api/me")
        self.rng = Random(number)
        self.seats = ("human", "human", "random") if number == 0 else ("human", "human")
        self.enough = threading.Event()
        self.acknowledged: dict[str, list[tuple[int, Any]]] = {}

    def run(self) -> None:
        room = ""
        while not self.enough.is_set():
            try:
                if not room:
                    room = self.browser.open(*self.seats, pace="none")
                    self.acknowledged[room] = []
                self.play(room)
                room = ""
            except TROUBLE:
                time.sleep(0.02)

    def play(self, room: str) -> None:
        tab = self.browser.tab(room, open_timeout=5)
        while tab.table["room"]["status"] == "playing" and not self.enough.is_set():
            asked = [seat for seat in tab.table["view"]["to_act"] if seat in (0, 1)]
            if not asked:
                tab.hear(5)
            elif tab.table["seat"] not in asked:
                tab.ask("look", seat=asked[0])
            elif tab.offers:
                self.move(tab, room)
            else:
                tab.hear(5)

    def move(self, tab: Tab, room: str) -> None:
        offer = self.rng.choice(tab.offers)
        seat = tab.table["seat"]
        if tab.play(offer)["t"] == "ok":
            self.acknowledged[room].append((seat, offer["action"]))


def kept(data: Path, room: str) -> list[tuple[int, Any]]:
    """Return the actions of a room that are on disk."""

    async def read() -> list[tuple[int, Any]]:
        store = SqliteStore(data / "serendip.db")
        found = await store.room(room)
        store.close()
        assert found is not None, "an acknowledged room is lost"
        return [(row.seat, json.loads(bytes(row.action))) for row in found[1] if isinstance(row, Played)]

    return asyncio.run(read())


def acknowledged(players: list[Player]) -> int:
    """Return how many actions were acknowledged so far, to players who are all still there."""
    assert all(player.is_alive() for player in players), "a player has failed; pytest shows why"
    return sum(len(actions) for player in players for actions in list(player.acknowledged.values()))


def is_within(part: list[Any], whole: list[Any]) -> bool:
    """Say whether the parts are in the whole, in this order."""
    rest = iter(whole)
    return all(any(one == other for other in rest) for one in part)


@pytest.mark.slow
def test_killed_again_and_again_under_load(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    players = [Player(server.url, number) for number in range(3)]
    rng = Random(1)
    orphans: list[int] = []
    try:
        for player in players:
            player.start()
        for _ in range(KILLS):
            enough = acknowledged(players) + rng.randint(3, 30)
            while acknowledged(players) < enough:
                time.sleep(0.002)
            orphans += server.children()
            server.kill()
            server.start()
        for player in players:
            player.enough.set()
            player.join()
        resume(players)
    finally:
        for player in players:
            player.enough.set()
        server.kill()
    rooms = {room: actions for player in players for room, actions in player.acknowledged.items()}
    assert sum(map(len, rooms.values())) > 3 * KILLS
    for room, actions in rooms.items():
        assert is_within(actions, kept(tmp_path, room))
    while any(map(alive, orphans)):
        time.sleep(0.05)


def resume(players: list[Player]) -> None:
    """Every room is there, and its game goes on."""
    for player in players:
        for room in player.acknowledged:
            tab = player.browser.tab(room)
            if tab.table["room"]["status"] == "playing":
                view = tab.until_table(lambda table: set(table["view"]["to_act"]) & {0, 1})["view"]
                tab.ask("look", seat=next(seat for seat in view["to_act"] if seat < 2))
                assert tab.play(tab.offers[0])["t"] == "ok"
        player.browser.close()


def test_a_stop_in_good_order_says_goodbye(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    ann = Browser(server.url)
    ann.get("/api/me")
    room = ann.open("human", "human")
    tab = ann.tab(room)
    tab.play(tab.offers[0])
    shown = tab.table["view"]
    workers = server.children()
    stopping = threading.Thread(target=server.stop)
    stopping.start()
    bye = tab.until(lambda message: message["t"] == "bye")
    assert bye["code"] == "restarting"
    with pytest.raises(WebSocketException) as closed:
        tab.hear()
    assert "1012" in str(closed.value)
    stopping.join()
    assert server.running is not None
    assert server.running.returncode == 0
    server.start()
    assert ann.tab(room).table["view"] == shown
    server.kill()
    ann.close()
    while any(map(alive, workers)):
        time.sleep(0.05)
