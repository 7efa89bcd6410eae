"""Pictures of screens, to be looked at: SERENDIP_PICTURE=1 keeps them in test-results/pictures."""

import os
import struct
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.chromium import PHONE
from tests.browser.conftest import RESULTS


class Screen(NamedTuple):
    """A browser: what it is called, what it likes, and how large its picture is."""

    name: str
    lang: str
    likes: dict[str, Any]
    size: tuple[int, int]


SCREENS = (
    Screen("laptop", "en", {"color_scheme": "dark"}, (1280, 800)),
    Screen("low", "es", {"viewport": {"width": 1280, "height": 657}}, (1280, 657)),
    Screen("phone", "en", {**PHONE, "color_scheme": "dark"}, (780, 1688)),
)


def take(page: Page, name: str, screen: Screen, otherwise: Path) -> None:
    """Take a picture, and keep it if that is wished."""
    folder = RESULTS / "pictures" if os.environ.get("SERENDIP_PICTURE") else otherwise
    picture = page.screenshot(path=folder / f"{name}-{screen.name}.png")
    assert struct.unpack(">II", picture[16:24]) == screen.size
    assert len(picture) > 50_000, "the picture is all but empty"
