"""A virtual environment of its own, with Serendip in it as `pip install` puts it there, and a server from that."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.browser import Browser
from tests.server.process import free_port

ROOT = Path(__file__).parents[2]
SOON = 60.0


def copy_of_the_repository(to: Path) -> Path:
    """Return a folder with what a fresh clone would have: nothing that is built, nothing that is ignored."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            (to / name).write_bytes((ROOT / name).read_bytes())
            (to / name).chmod((ROOT / name).stat().st_mode)
    return to


def pinned(to: Path) -> Path:
    """Return a file with the versions that requirements/server.txt pins, as constraints."""
    text = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    to.write_text("\n".join(re.findall(r"^([a-z0-9].*?) \\$", text, re.MULTILINE)), encoding="utf-8")
    return to


def plain_environment() -> dict[str, str]:
    """Return the environment without what tests and builds put into it."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("SERENDIP_", "PYTHON"))}


class Installed:
    """A virtual environment, empty at first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "venv" / "bin" / "python"
        subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)

    def install(self, wheel: Path) -> None:
        """Install a wheel with its extra for servers."""
        constraints = pinned(self.folder / "constraints.txt")
        pip: list[str | Path] = [
            self.python,
            "-m",
            "pip",
            "install",
            "-q",
            "--disable-pip-version-check",
            "-c",
            constraints,
        ]
        done = subprocess.run([*pip, f"{wheel}[server]"], capture_output=True, text=True, check=False)
        check_that_it_was_brought(done)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Run `serendip serve` in an empty folder; give its address."""
        port = free_port()
        (self.folder / "empty").mkdir(exist_ok=True)
        process = subprocess.Popen(
            [self.python.with_name("serendip"), "serve", "--port", str(port), "--data", "data", "--log", "error"],
            cwd=self.folder / "empty",
            env=plain_environment(),
            stdout=subprocess.DEVNULL,
        )
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url, process)
            yield url
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(SOON) == 0


def check_that_it_was_brought(done: "subprocess.CompletedProcess[str]") -> None:
    """Fail if an installation did. Without a network there is nothing to test, but in CI that is a failure too."""
    missing = re.search(r"No matching distribution|ConnectionError|NewConnectionError", done.stderr)
    if done.returncode and missing and "CI" not in os.environ:
        pytest.skip("the index of Python packages can't be reached")
    assert done.returncode == 0, done.stderr


def play(url: str) -> None:
    """Do what somebody does who comes by for the first time."""
    page = httpx.get(url)
    assert page.status_code == 200
    assert "<title>" in page.text
    browser = Browser(url)
    try:
        browser.get("/api/me")
        tab = browser.tab(browser.open("human", "thumb"))
        assert tab.play(tab.offers[0])["t"] == "ok"
    finally:
        browser.close()


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a server is well."""
    until = time.monotonic() + SOON
    while True:
        assert process.poll() is None, "the server has stopped by itself"
        assert time.monotonic() < until, "the server did not begin to answer"
        try:
            if httpx.get(f"{url}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
