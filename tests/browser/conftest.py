"""A real server and a real Chromium for all tests of this folder, and guests who are seen out after each test.

Both end with the folder: Playwright's loop runs while it is started, and other tests want one of their own.
"""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import PATIENCE, check_that_the_page_is_built, launched
from tests.browser.guest import Guest
from tests.server.browser import SOON
from tests.server.process import Process

RESULTS = Path(__file__).parents[2] / "test-results"
FAILED = pytest.StashKey[bool]()
LIMITS = ("hints_burst", "heavy_burst")


class NewGuest(Protocol):
    """Lets somebody in; what they prefer goes to Playwright's new_context."""

    def __call__(self, lang: str = "en", forced: bool = False, **likes: Any) -> Guest: ...


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@contextmanager
def serving_the_page(data: Path) -> Iterator[Process]:
    """Serve as long as the context lasts."""
    check_that_the_page_is_built()
    process = Process(data, "--away-seconds=1", *(f"--limit={name}=100000" for name in LIMITS))
    process.start()
    yield process
    metrics = httpx.get(f"{process.url}/metrics", timeout=SOON).text.splitlines()
    assert "serendip_benches_differ_total 0" in metrics, "bench and match differ"
    process.stop()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving_the_page(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched() as browser:
        yield browser


@pytest.fixture
def guests(server: Process, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[NewGuest]:
    """Let guests in. Nothing moves or is done by itself for them unless they like it, so that clicks need not wait."""
    inside: list[Guest] = []

    def new(lang: str = "en", forced: bool = False, **likes: Any) -> Guest:
        usual = {"base_url": server.url, "viewport": {"width": 1280, "height": 800}, "locale": lang}
        context = chromium.new_context(**{**usual, "reduced_motion": "reduce", **likes})
        if not forced:
            # An empty page, where somebody goes who leaves, keeps nothing.
            context.add_init_script("if (origin !== 'null') localStorage.setItem('forced', 'off')")
        guest = Guest(context, lang, by_thumb=likes.get("has_touch", False))
        inside.append(guest)
        return guest

    yield new
    if request.node.stash.get(FAILED, False):
        photograph(inside, request.node.name)
    failures = [failure for guest in inside for failure in guest.failures]
    for guest in inside:
        guest.context.close()
    assert not failures, "the page's script failed"


def photograph(guests: list[Guest], name: str) -> None:
    """Keep what a failed test has seen last, in test-results/."""
    RESULTS.mkdir(exist_ok=True)
    for number, guest in enumerate(guests):
        if not guest.page.is_closed():
            guest.page.screenshot(path=RESULTS / f"{name}-{number}.png")


@pytest.fixture
def ann(guests: NewGuest) -> Guest:
    return guests()


@pytest.fixture
def bob(guests: NewGuest) -> Guest:
    return guests()


@pytest.fixture
def eve(guests: NewGuest) -> Guest:
    return guests()
