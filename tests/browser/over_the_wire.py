"""Bringing a table to the position that a test begins with, over the wire, where clicking would take long."""

import time
from random import Random

import httpx

from tests.browser.guest import Guest
from tests.server.browser import Browser


def finish(
    url: str, *seats: str, guest: Guest | None = None, friend: Guest | None = None, game: str = "dark-matter"
) -> str:
    """Play a match to its end, or watch bots do it, and return its room. It is the guest's, or else some stranger's.

    A friend of theirs has the open seat.
    """
    player = wire_of(url, guest)
    room = player.open(*seats, game=game, pace="none", open=True)
    players = [player]
    if friend is not None:
        players.append(wire_of(url, friend))
        players[1].sit(room)
    tabs = [one.tab(room) for one in players]
    rng = Random(11)
    while tabs[0].table["room"]["status"] != "over":
        for tab in tabs:
            if tab.offers:
                tab.play_any(rng)
            elif friend is None:
                tab.hear()
            else:
                tab.settle()
    for one in players:
        one.close()
    return room


def wire_of(url: str, guest: Guest | None) -> Browser:
    """Return a way to the server as that guest, or else as some stranger."""
    player = Browser(url)
    if guest is None:
        player.get("/api/me")
        return player
    guest.page.goto("/")
    guest.wait(guest.context.cookies)
    secret = next(cookie["value"] for cookie in guest.context.cookies() if cookie["name"] == "serendip")
    player.http.cookies.set("serendip", secret)
    return player


def until_analysed(url: str, room: str) -> None:
    """Wait as long as a bot looks over a finished match: how long that is depends on what else the machine does."""
    while httpx.get(f"{url}/api/rooms/{room}/analysis", timeout=60).raise_for_status().json()["status"] != "ready":
        time.sleep(0.5)
