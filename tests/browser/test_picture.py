"""The picture in the README: a real table in mid-game. SERENDIP_PICTURE=1 keeps it as docs/table.png."""

import os
import struct
from pathlib import Path
from typing import Any

from tests.browser.conftest import NewGuest
from tests.browser.over_the_wire import finish
from tests.server.process import Process

KEPT = Path(__file__).parents[2] / "docs" / "table.png"
SIZE = (1280, 800)


def richness(view: dict[str, Any]) -> int:
    """Return how much there is to see when it is seat 0's turn."""
    if view["phase"] != "turn" or view["acting"] != 0:
        return -1
    research = [laboratory["research"] for laboratory in view["laboratories"] if laboratory["research"]]
    mine: int = sum(laboratory["owner"] == 0 for laboratory in view["laboratories"])
    excluded = any(candidate["revealed"] for candidate in view["candidates"])
    given: int = sum(len(card["has"]) for card in research)
    kinds = len({next(iter(card)) for card in view["players"][0]["cards"]})
    to_take = sum(card is not None for card in view["face_up"].values())
    played = len(view["laboratories"]) + 2 * len(research) + given + 2 * min(mine, 3)
    return played + 5 * excluded + 4 * kinds + 3 * to_take


def test_a_picture_of_a_table(guests: NewGuest, server: Process, tmp_path: Path) -> None:
    ann = guests(color_scheme="dark")
    played = finish(server.url, "thumb", "thumb", "thumb")
    frames = ann.context.request.get(f"/api/rooms/{played}/replay?seat=0").json()["frames"]
    best = max(frames, key=lambda frame: richness(frame["view"]))
    ann.context.request.patch("/api/me", data={"name": "Vera"})
    branch = ann.context.request.post(f"/api/rooms/{played}/branch", data={"step": best["step"], "seat": 0})
    ann.sit_at(branch.json()["room"])
    assert ann.view["laboratories"] == best["view"]["laboratories"]
    file = KEPT if os.environ.get("SERENDIP_PICTURE") else tmp_path / "table.png"
    picture = ann.page.screenshot(path=file)
    assert struct.unpack(">II", picture[16:24]) == SIZE
    assert len(picture) > 50_000, "the picture is all but empty"
