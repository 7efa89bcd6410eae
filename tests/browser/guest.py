"""Somebody at a browser: looks at the page, and clicks only what glows."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Request, WebSocket, expect

from tests.browser.chromium import PATIENCE
from tests.browser.words import BOARD, PAGE, pattern, text

Json = dict[str, Any]


class Guest:
    """A browser of its own, with a tab. `told` keeps every message that the tab's sockets were sent."""

    def __init__(self, context: BrowserContext, lang: str = "en", by_thumb: bool = False) -> None:
        self.context = context
        self.lang = lang
        self.by_thumb = by_thumb
        self.told: list[Json] = []
        self.failures: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Open a tab whose script errors and messages are noted."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.failures.append(str(error)))
        page.on("request", self._look_at)
        page.on("websocket", self._listen)
        return page

    def another_tab(self) -> "Guest":
        """Open a second tab of the same browser."""
        other = Guest(self.context, self.lang, self.by_thumb)
        other.failures = self.failures
        return other

    def _look_at(self, request: Request) -> None:
        """Note a request for nothing in particular: something was not known when it was made."""
        if request.url.endswith(("/undefined", "/null")) or "/undefined/" in request.url or "/null/" in request.url:
            self.failures.append(f"{request.method} {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    @property
    def table(self) -> Json:
        """The latest table that the server has told."""
        return next(message for message in reversed(self.told) if message["t"] == "table")

    @property
    def view(self) -> Json:
        view: Json = self.table["view"]
        return view

    def says(self, key: str, board: bool = False) -> str:
        """Return a text of the page in this guest's language."""
        return text(key, self.lang, BOARD if board else PAGE)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.says(key), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.says(key), exact=True)

    def game(self, title: str = "Dark Matter") -> Locator:
        """Return a game's panel on the home page."""
        heading = self.page.get_by_role("heading", name=title)
        return self.page.get_by_role("article").filter(has=heading)

    @property
    def glowing(self) -> Locator:
        """What can be chosen now, as a screen reader is told."""
        return self.page.get_by_role("button", name=pattern("spot.can", self.lang))

    @property
    def asked(self) -> Locator:
        """What can be chosen or agreed to now."""
        return self.glowing.or_(self.button("bar.do"))

    @property
    def ending(self) -> Locator:
        """What is shown when the game is over."""
        titles = [re.escape(self.says(key)) for key in ("over.won", "over.lost", "over.title")]
        return self.page.get_by_role("region", name=re.compile(f"^({'|'.join(titles)})$"))

    @property
    def sentence(self) -> Locator:
        """The one sentence on top."""
        return self.page.get_by_role("heading", level=1)

    def thing(self, name: str) -> Locator:
        """Return a thing on the table by its id, such as "face:laboratory"."""
        return self.page.locator(f'[data-thing="{name}"]').first

    def home(self) -> None:
        self.page.goto("/")
        expect(self.game()).to_be_visible()

    def open(self, *seats: str, **wish: Any) -> str:
        """Open a table of Dark Matter without clicking, and return its room."""
        wish = {"game": "dark-matter", "seats": list(seats), "pace": "none", **wish}
        answer = self.context.request.post("/api/rooms", data=wish)
        assert answer.ok, answer.text()
        room: str = answer.json()["room"]
        return room

    def sit_at(self, room: str) -> None:
        """Go to a table and wait until the game is drawn."""
        self.page.goto(f"/table/{room}")
        self.until_asked()

    def until_asked(self) -> bool:
        """Wait until something glows or the game is over; return whether it goes on."""
        self.asked.or_(self.ending).first.wait_for()
        return self.ending.count() == 0

    def act(self, rng: Random, rather: str = "") -> None:
        """Click, or on a phone tap, on something that glows; rather on this thing if it does. Asked again, agree."""
        if self.button("bar.do").count():
            self.button("bar.do").click()
            return
        liked = self.glowing.and_(self.page.locator(f'[data-thing="{rather}"]')).all() if rather else []
        chosen = rng.choice(liked or self.glowing.all())
        if self.by_thumb:
            chosen.tap()
            self.mean_it()
        else:
            chosen.click()

    def mean_it(self) -> None:
        """Do what a first tap has only shown."""
        if self.button("bar.do").count():
            self.button("bar.do").tap()

    def act_by_keys(self, rng: Random) -> None:
        """Do one of the things that can be done now, with the Enter key."""
        rng.choice(self.asked.all()).press("Enter")

    def decide(self, rng: Random, by_keys: bool = False) -> None:
        """Choose what glows until nothing is picked any more: something was done."""
        act = self.act_by_keys if by_keys else self.act
        act(rng)
        while self.button("bar.cancel").count():
            if self.asked.count():
                act(rng)

    def play(self, rng: Random, until: Callable[[Json], object] = lambda view: False, rather: str = "") -> None:
        """Click what glows until the view fits or the game is over. It may fit already."""
        while self.until_asked() and not until(self.view):
            self.act(rng, rather)

    def reach(self, *seats: str, until: Callable[[Json], object], rather: str = "") -> str:
        """Play until the view fits, at another table if a game is over before; return the room."""
        rng = Random(6)
        while True:
            room = self.open(*seats)
            self.sit_at(room)
            self.play(rng, until, rather)
            if not self.ending.count():
                return room

    def until_playing(self, room: str) -> None:
        """Wait until this guest sees the game of a room."""
        self.wait(lambda: (self.table["room"]["room"], self.table["room"]["status"]) == (room, "playing"))

    def may(self, *kinds: str) -> bool:
        """Say whether actions of all these kinds are offered."""
        return set(kinds) <= {offer["action"]["kind"] for offer in self.table["offers"]}

    def wait(self, fits: Callable[[], object]) -> None:
        """Wait until something holds of what this guest was told."""
        for _ in range(PATIENCE // 20):
            if fits():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("what was waited for did not come")
