"""Bringing a table to the position that a test begins with, over the wire, where clicking would take long."""

from random import Random

from tests.browser.guest import Guest
from tests.server.browser import Browser


def finish(url: str, *seats: str, guest: Guest | None = None, game: str = "dark-matter") -> str:
    """Play a match to its end, or watch bots do it, and return its room. It is the guest's, or else some stranger's."""
    player = Browser(url)
    if guest is not None:
        guest.page.goto("/")
        guest.wait(guest.context.cookies)
        secret = next(cookie["value"] for cookie in guest.context.cookies() if cookie["name"] == "serendip")
        player.http.cookies.set("serendip", secret)
    else:
        player.get("/api/me")
    room = player.open(*seats, game=game, pace="none", open=True)
    tab = player.tab(room)
    rng = Random(11)
    while tab.table["room"]["status"] != "over":
        if tab.offers:
            tab.play_any(rng)
        else:
            tab.hear()
    player.close()
    return room
