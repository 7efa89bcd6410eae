"""Debian's Chromium, driven by Playwright, and the built page it is to show."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

PATIENCE = 45_000
"""How many milliseconds to wait for something that should come soon; only a failing test waits so long."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
"""What makes a guest's browser that of a phone."""

# The first is for root, who has no sandbox; the others keep it from asking the network for things of its own.
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


def executable() -> str:
    """Return where Chromium is, rather the one without windows: it draws the same pages for half the work.

    Without one the tests fail: what they show can't be shown.
    """
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        pytest.fail(
            "Chromium is missing. Run ./test, which finds or installs it, or: sudo apt install chromium-headless-shell"
        )
    return found


def check_that_the_page_is_built() -> None:
    """Fail in words if there is no page to show."""
    if not Path(str(files("serendip.server"))).joinpath("static", "index.html").is_file():
        pytest.fail("The page is not built. Run ./test, or build_web of tools/web.sh.")


@contextmanager
def launched() -> Iterator[Browser]:
    """Run Chromium as long as the context lasts."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
