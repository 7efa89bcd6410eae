"""The command: python -m benchmarks.page [--only lighthouse|memory]. Needs serendip[server], Playwright, Chromium."""

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks.page.lighthouse import Visit, installed, middle, visit
from benchmarks.page.memory import Tab, grew
from benchmarks.page.served import Served, serving

BUILD = Path(__file__).parents[2] / "build"
"""Where Lighthouse is installed."""
TURNS = ("dark-matter", "time-horizon", "pandorum")
"""The games in which something glows whenever one is asked."""


def main() -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--only", choices=("lighthouse", "memory"), help="one half of it")
    parser.add_argument("--visits", type=int, default=5, help="how often each page is loaded; the middle counts (5)")
    parser.add_argument("--moves", type=int, default=400, help="clicks at one table: an hour has some hundred (400)")
    parser.add_argument("--replays", type=int, default=50, help="how many replays are opened (50)")
    parser.add_argument("--chromium", default="chromium-headless-shell", help="the command of the browser")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    wishes = parser.parse_args()
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which(wishes.chromium), args=["--no-sandbox"])
        page = browser.new_context(base_url=server.url, reduced_motion="reduce").new_page()
        over = [server.finished(page) for _ in range(1 if wishes.only == "lighthouse" else 3)]
        if wishes.only != "lighthouse":
            figures["memory"] = memory(server, page, over, wishes)
        browser.close()
        if wishes.only != "memory":
            figures["lighthouse"] = lighthouse(server, over[0], wishes)
    if wishes.json:
        wishes.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


def lighthouse(server: Served, over: str, wishes: argparse.Namespace) -> dict[str, Any]:
    """Load home, a table, a replay and a rulebook as on a phone, one page after another, round after round."""
    command = installed(BUILD / "lighthouse")
    pages = {
        "home": "/",
        "table": server.opened("human", "thumb", "thumb"),
        "replay": f"/replay/{over}",
        "rules": "/rules/dark-matter",
    }
    visits: dict[str, list[Visit]] = {name: [] for name in pages}
    for _ in range(wishes.visits):
        for name, path in pages.items():
            visits[name].append(visit(command, server.url + path, wishes.chromium))
    figures = {name: middle(seen)._asdict() for name, seen in visits.items()}
    for name, seen in figures.items():
        print(f"{name:8} {seen['score']:5.0f}  machine {seen['machine']:6.0f}", end="")
        print("".join(f"  {what} {number:,.3g}" for what, number in seen["figures"].items()))
    return figures


def memory(server: Served, page: Page, over: list[str], wishes: argparse.Namespace) -> dict[str, Any]:
    """Sit long at one table, then at six, then look at many replays; after each, what is kept on the home page."""
    figures: dict[str, Any] = {}
    page.goto("/")
    tab = Tab(page)

    def sitting(moves: int) -> None:
        """Go to another table only when a game is over."""
        while moves > 0:
            tab.home()
            tab.go(server.opened("human", "thumb", "thumb"))
            moves -= max(1, tab.play(moves))

    def six(moves: int) -> None:
        for path in [server.opened("human", "thumb", game=game) for game in 2 * TURNS]:
            tab.home()
            tab.go(path)
            tab.play(moves)

    def replays(number: int) -> None:
        for n in range(number):
            tab.look_back(over[n % len(over)])

    for name, warm, work in (
        (f"{wishes.moves} clicks at a table", lambda: sitting(wishes.moves), lambda: sitting(wishes.moves)),
        ("six tables, 20 clicks each", lambda: six(5), lambda: six(20)),
        (f"{wishes.replays} replays", lambda: replays(3), lambda: replays(wishes.replays)),
    ):
        before, after = grew(tab, warm, work)
        figures[name] = {"before": before._asdict(), "after": after._asdict()}
        grown = after.bytes / before.bytes - 1
        print(f"{name:28} {before.bytes:>11,} → {after.bytes:>11,} bytes ({grown:+.1%})", end="")
        print(f"  nodes {before.nodes} → {after.nodes}  listeners {before.listeners} → {after.listeners}", flush=True)
    return figures


if __name__ == "__main__":
    sys.exit(main())
