"""A server for each file of tests, and browsers that are closed after each test."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.browser import Browser
from tests.server.served import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def browsers() -> Iterator[Callable[[Served], Browser]]:
    opened: list[Browser] = []

    def new(server: Served) -> Browser:
        browser = Browser(server.url)
        opened.append(browser)
        browser.get("/api/me")
        return browser

    yield new
    for browser in opened:
        browser.close()


@pytest.fixture
def ann(served: Served, browsers: Callable[[Served], Browser]) -> Browser:
    return browsers(served)


@pytest.fixture
def bob(served: Served, browsers: Callable[[Served], Browser]) -> Browser:
    return browsers(served)


@pytest.fixture
def eve(served: Served, browsers: Callable[[Served], Browser]) -> Browser:
    return browsers(served)


@pytest.fixture
def stranger(served: Served) -> Iterator[Browser]:
    """A browser that has no cookie yet."""
    browser = Browser(served.url)
    yield browser
    browser.close()
