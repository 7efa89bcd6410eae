"""Somebody with a hand at a bench: sends what hands do, and keeps what stands there."""

from collections.abc import Callable
from math import pi
from typing import Any

from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.proofs import Proof
from tests.server.browser import SOON, Browser, Tab

BENCH = "a-bench-of-my-own"
ANYWHERE = "practice:0"


class Builder(Tab):
    """A tab at a bench. `builds` and `pool` are put together of all that was told."""

    def __init__(self, tab: Any, **where: Any) -> None:
        super().__init__(tab)
        self.where = where
        self.builds: dict[str, dict[str, Any]] = {}
        self.pool: dict[str, int] = {}
        self.pictures = 0

    def hear(self, timeout: float = SOON) -> dict[str, Any]:
        message = super().hear(timeout)
        if message["t"] == "bench":
            self.keep(message)
        return message

    def keep(self, message: dict[str, Any]) -> None:
        """Put what was told to what is known."""
        if message.get("whole"):
            self.builds = {}
        for name, told in message.get("builds", {}).items():
            build = self.builds.setdefault(name, {"blocks": {}, "kinds": {}, "hands": [], "lines": [], "still": False})
            build["kinds"].update(dict(told.get("kinds", [])))
            for number, x, y, angle, face in told.get("rows", []):
                self.pictures += 1
                if face == "gone":
                    build["blocks"].pop(number, None)
                else:
                    build["blocks"][number] = (x / 1000, y / 1000, angle / 1000, face)
            build.update({key: told[key] for key in ("plan", "hands", "lines", "still") if key in told})
        for name in message.get("closed", []):
            self.builds.pop(name, None)
        self.pool = message.get("pool") or self.pool

    def seen(self, build: str = ANYWHERE) -> dict[str, Any]:
        """Return what is known of a build."""
        return self.builds.get(build, {"blocks": {}, "kinds": {}, "hands": [], "lines": [], "still": False})

    def wish(self, do: str, **parts: Any) -> dict[str, Any]:
        """Let the hand do something."""
        return self.ask("hand", wish={"do": do, **parts}, **self.where)

    def aim(self, x: float, y: float) -> None:
        self.say("aim", x=x, y=y, **self.where)

    def until_bench(self, fits: Callable[["Builder"], object]) -> None:
        """Wait until what stands here fits; it may already."""
        while not fits(self):
            self.hear()

    def place(self, pose: Pose, build: str = ANYWHERE) -> None:
        """Take a block and set it down in a pose, as a careful hand does."""
        assert self.wish("take", kind=pose.kind, silhouette=pose.silhouette, x=pose.x)["t"] == "ok"
        assert self.wish("turn", steps=round(pose.angle * 12 / pi))["t"] == "ok"
        self.until_bench(lambda me: me.seen(build)["hands"])
        block = self.builds[build]["hands"][0][1]
        self.aim(pose.x, pose.y + 0.01)
        self.until_bench(lambda me: _near(me.seen(build)["blocks"].get(block), pose))
        assert self.wish("release")["t"] == "ok"
        self.until_bench(lambda me: not me.seen(build)["hands"])
        self.until_bench(lambda me: me.seen(build)["still"])

    def build(self, proof: Proof, build: str = ANYWHERE) -> None:
        """Build a stored tower."""
        for pose in proof.poses:
            self.place(pose, build)


def _near(block: tuple[float, ...] | None, pose: Pose) -> bool:
    return block is not None and abs(block[0] - pose.x) < 0.02 and abs(block[1] - pose.y) < 0.03


def practise(browser: Browser, bench: str = BENCH, game: str = "for-science") -> Builder:
    """Come to a practice bench."""
    return Builder(browser.connect_to(f"/api/practice/{game}/{bench}/socket"))
