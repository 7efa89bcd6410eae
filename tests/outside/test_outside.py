"""Games from other packages, installed for real: known in every process, and a broken one harms nobody."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.installed import install
from tests.server.browser import Browser
from tests.server.process import Process

OURS = ["dark-matter", "time-horizon", "pandorum", "for-science"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both packages, installed by pip into a folder of their own."""
    return install(tmp_path_factory.mktemp("outside"))


def run(installed: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command where both packages are installed."""
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )


def told(installed: Path, code: str) -> str:
    """What a program prints where both packages are installed."""
    done = run(installed, "-c", code)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_game_of_another_package_is_one_of_the_games(installed: Path) -> None:
    assert told(installed, "import serendip; print(*serendip.games())").split() == [*OURS, "sunspots"]
    code = "import serendip; match = serendip.game('sunspots').new(2, 1); print(serendip.load(match.save()))"
    assert told(installed, code) == "<Match of sunspots, 2 seats, to act: 0>"


def test_what_can_not_be_used_is_left_out_by_name(installed: Path) -> None:
    code = "from serendip.games import left_out; print(*left_out(), sep='\\n')"
    assert told(installed, code).splitlines() == [
        "the game 'corona' of the package eclipse-game is left out: "
        "it can't be loaded: RuntimeError: the moon is in the way",
        "the game 'dark-matter' of the package sunspots is left out: Serendip has a game of that name itself",
        "the game 'eclipse' of the package eclipse-game is left out: "
        "it can't be loaded: RuntimeError: the moon is in the way",
        "the game 'moonspots' of the package sunspots is left out: sunspots:GAME calls itself 'sunspots'",
    ]


def test_whoever_asks_for_it_reads_why(installed: Path) -> None:
    code = (
        "import serendip\ntry:\n    serendip.game('eclipse')\nexcept serendip.UnknownGame as error:\n    print(error)"
    )
    assert told(installed, code).endswith("it can't be loaded: RuntimeError: the moon is in the way")


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_workers_of_the_lab_know_it(installed: Path, start: str) -> None:
    code = (
        "import multiprocessing\n"
        "from serendip.lab import simulate\n"
        "if __name__ == '__main__':\n"
        f"    multiprocessing.set_start_method({start!r})\n"
        "    report = simulate('sunspots', 2, 40, ('thumb', 'search:4'), workers=2)\n"
        "    print(report.games, sum(share.count for share in report.wins))\n"
    )
    file = installed.parent / f"{start}.py"
    file.write_text(code)
    done = run(installed, str(file))
    assert done.stdout.split() == ["40", "40"], done.stderr


def test_the_command_lists_it_and_says_what_it_left_out(installed: Path) -> None:
    done = run(installed, "-m", "serendip", "games")
    assert done.returncode == 0
    assert "Count faster than the others." in done.stdout
    assert "the game 'eclipse' of the package eclipse-game is left out" in done.stderr
    rules = run(installed, "-m", "serendip", "rules", "sunspots", "SU-2")
    assert "Whoever has counted ten first wins." in rules.stdout


def test_a_match_of_it_is_played_in_the_terminal_on_the_plain_table(installed: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "serendip", "play", "sunspots", "--seats", "2", "--bots", "thumb", "--seed", "1"],
        env={**os.environ, "PYTHONPATH": str(installed)},
        input="3\n\n" * 6,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "You win!" in done.stdout, done.stderr


def test_a_server_has_a_table_of_it_whose_bots_think_in_workers(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    server = Process(tmp_path / "data")
    server.start()
    try:
        ann = Browser(server.url)
        assert [game["name"] for game in ann.get("/api/games")["games"]] == [*OURS, "sunspots"]
        assert "SU-2" in ann.get("/api/games/sunspots")["rulebook"]["en"]
        tab = ann.tab(ann.open("human", "search:20", game="sunspots"))
        while not tab.until_table(lambda table: table["offers"] or table["view"]["outcome"])["view"]["outcome"]:
            assert tab.play(tab.offers[-1])["t"] != "error"
        assert tab.table["view"]["outcome"]["winners"] == [0]
        ann.close()
    finally:
        server.stop()


def test_a_server_serves_the_board_that_it_brings(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    server = Process(tmp_path / "data")
    server.start()
    try:
        ann = Browser(server.url)
        boards = {game["name"]: game["board"] for game in ann.get("/api/games")["games"]}
        assert {name for name, board in boards.items() if board} == {"sunspots"}
        address = boards["sunspots"]
        module = ann.http.get(address)
        assert (module.status_code, module.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
        assert "immutable" in module.headers["cache-control"]
        assert "default-src 'self'" in module.headers["content-security-policy"]
        folder = address.removesuffix("board.js")
        assert ann.http.get(f"{folder}sun.svg").headers["content-type"] == "image/svg+xml"
        nothing = [
            f"{folder}moon.svg",
            f"{folder}..%2f__init__.py",
            f"{folder}%2e%2e/__init__.py",
            "/boards/sunspots/0000000000000000/board.js",
            "/boards/dark-matter/0000000000000000/board.js",
            "/boards/eclipse/0000000000000000/board.js",
        ]
        assert [ann.http.get(path).status_code for path in nothing] == [404] * len(nothing)
        ann.close()
    finally:
        server.stop()


def test_it_keeps_its_promises(installed: Path) -> None:
    done = run(installed, "-m", "serendip", "promises", "sunspots", "--quick")
    assert "Sunspots keeps all" in done.stdout, done.stdout + done.stderr
