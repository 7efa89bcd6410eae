"""In a real terminal: colours, a cleared screen, a window's size, Ctrl-C, bars for long work."""

import subprocess
import sys
from pathlib import Path

import serendip as engine
from tests.cli.pseudo_terminal import Terminal, without_colours

PLAY = ("play", "dark-matter", "--bots", "thumb", "--seed", "5")
PROMPT = "or ? › "


def test_a_turn_at_a_small_window(tmp_path: Path) -> None:
    with Terminal(*PLAY, folder=tmp_path) as terminal:
        first = terminal.until(PROMPT)
        assert "\x1b[H\x1b[2J" in first, "the screen is cleared"
        assert "\x1b[36m[1]\x1b[0m" in first, "the numbers are coloured"
        lines = without_colours(first.rpartition("\x1b[2J")[2]).splitlines()
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80
        terminal.type("1")
        assert "You lay a bid face down." in without_colours(terminal.until(PROMPT))
        terminal.type("q")
        terminal.until("before you leave? [Y/n/other file] › ")
        terminal.type("n")
        assert terminal.exit_code() == 0
        assert not list(tmp_path.iterdir())


def test_no_color_is_respected() -> None:
    with Terminal(*PLAY, NO_COLOR="1") as terminal:
        assert "\x1b[36m" not in terminal.until(PROMPT)


def test_ctrl_c_offers_to_save_and_a_second_one_leaves(tmp_path: Path) -> None:
    with Terminal(*PLAY, folder=tmp_path) as terminal:
        terminal.until(PROMPT)
        terminal.type("1")
        terminal.until(PROMPT)
        terminal.until_asleep()
        terminal.press_ctrl_c()
        terminal.until("Save to dark-matter.save.json before you leave?")
        terminal.type("")
        terminal.until("Saved. To go on: ")
        assert terminal.exit_code() == 0
    assert engine.load((tmp_path / "dark-matter.save.json").read_text()).seed == 5
    with Terminal(*PLAY, folder=tmp_path) as terminal:
        terminal.until(PROMPT)
        terminal.type("1")
        terminal.until(PROMPT)
        terminal.until_asleep()
        terminal.press_ctrl_c()
        terminal.until("before you leave?")
        terminal.until_asleep()
        terminal.press_ctrl_c()
        assert terminal.exit_code() == 0
        assert "Traceback" not in terminal.shown


def test_two_at_one_keyboard_leave_nothing_to_scroll_back_to() -> None:
    with Terminal(*PLAY, "--humans", "2") as terminal:
        assert "\x1b[3J" in terminal.until("Press Enter when you are ready. ")
        terminal.type("")
        terminal.until(PROMPT)
        terminal.type("1")
        terminal.until("Enter: go on   u: take it back › ")
        terminal.type("")
        assert "\x1b[3J" in terminal.until("Player 2, it is your turn.")


def test_a_long_answer_stops_at_the_end_of_the_screen() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.until(PROMPT)
        terminal.type("r events")
        page = without_colours(terminal.until("… Enter: more   q: enough › "))
        assert page.count("\n") <= 24
        terminal.type("q")
        assert "DM-" not in terminal.until(PROMPT)


def test_long_work_shows_a_bar_and_ctrl_c_ends_it_with_what_is_done(tmp_path: Path) -> None:
    with Terminal("simulate", "dark-matter", "--games", "30000", "--bots", "random", folder=tmp_path) as terminal:
        terminal.until("games ░")
        terminal.until("to go")
        terminal.press_ctrl_c()
        terminal.until("Dark Matter: The Card Game: ")
        assert terminal.exit_code() == 130
        assert "Traceback" not in terminal.shown
    assert list(tmp_path.glob("*.games"))  # with which it goes on


def test_a_reader_that_has_seen_enough_and_a_full_disk_are_no_disasters() -> None:
    rules = f"{sys.executable} -m serendip rules dark-matter"
    enough = subprocess.run(["sh", "-c", f"{rules} | head -1"], capture_output=True, text=True, check=True)
    assert (enough.stdout, enough.stderr) == ("Dark Matter: The Card Game\n", "")
    full = subprocess.run(["sh", "-c", f"{rules} > /dev/full"], capture_output=True, text=True, check=False)
    assert (full.returncode, full.stderr) == (1, "serendip: No space left on device\n")


def test_ctrl_c_stops_any_command_without_a_traceback() -> None:
    with Terminal("bench", "dark-matter", "--seconds", "600") as terminal:
        terminal.until("measuring dark-matter ░")
        terminal.press_ctrl_c()
        assert terminal.exit_code() == 130
        assert terminal.shown.endswith("serendip: stopped\r\n")
        assert "Traceback" not in terminal.shown
