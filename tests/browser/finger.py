"""A finger on a touch screen: it goes down, drags, rests and goes up, as Playwright's taps alone can't."""

from collections.abc import Iterable

from tests.browser.guest import Guest

Point = tuple[float, float]


class Finger:
    """One finger of a guest whose browser is a phone's."""

    def __init__(self, guest: Guest) -> None:
        self._page = guest.page
        self._session = guest.context.new_cdp_session(guest.page)
        self._at: Point = (0.0, 0.0)

    def _send(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def down(self, at: Point) -> None:
        self._at = at
        self._send("touchStart", at)

    def move(self, at: Point) -> None:
        self._at = at
        self._send("touchMove", at)

    def up(self) -> None:
        """Rest and leave: at full speed it flings the page, and the browser takes the next tap for the end of that."""
        self._page.wait_for_timeout(200)
        self.move(self._at)
        self._send("touchEnd")

    def drag(self, way: Iterable[Point]) -> None:
        """Go down at the first point, along the others, and up at the last."""
        first, *others = way
        self.down(first)
        for at in others:
            self.move(at)
        self.up()
