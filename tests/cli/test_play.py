"""Playing in the terminal: sitting down, choosing, taking back, saving, coming back, leaving."""

import re
from pathlib import Path
from typing import Any

import pytest

import serendip as engine
from serendip.games.dark_matter.actions import Bid
from tests.cli.keyboard import serendip

ALWAYS_FIRST = ["1"] * 400
PLAY = ("play", "dark-matter", "--bots", "thumb", "--seed", "5")


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game_can_be_played_by_always_choosing_the_first(seats: str) -> None:
    game = serendip("play", "dark-matter", "--seats", seats, "--bots", "thumb", "--seed", "7", typed=ALWAYS_FIRST)
    assert game.code == 0
    assert re.search(r"\n(You win!|You lose\.)\nEnter: leave", game.out)
    assert game.err == ""


def test_the_same_seed_and_the_same_choices_give_the_same_game() -> None:
    assert serendip(*PLAY, typed=ALWAYS_FIRST).out == serendip(*PLAY, typed=ALWAYS_FIRST).out


def test_the_table_names_everybody_and_puts_you_last() -> None:
    table = serendip(*PLAY, "--seat", "2").tables()[0]
    names = re.findall(r"^[▸ ](You|Bot \d \(thumb\))", table, re.MULTILINE)
    assert names == ["Bot 3 (thumb)", "Bot 1 (thumb)", "You"]


def test_bots_take_the_free_seats_in_the_order_given() -> None:
    table = serendip("play", "dark-matter", "--bots", "thumb,random,thumb", "--seed", "1").tables()[0]
    assert re.findall(r"Bot \d \(\w+\)", table) == ["Bot 2 (thumb)", "Bot 3 (random)", "Bot 4 (thumb)"]


def test_what_happened_since_your_last_choice_is_told_to_you() -> None:
    game = serendip(*PLAY, typed=["1", "1", "1"])
    bids, turn = game.out.split("You lay a bid face down.\n")[1:3]
    assert re.match(r"(Bot [23]|You) bid \d+ M\$\.\n", bids)
    taken = re.search(r"\[1\]  take the laboratory (.+)\n", bids)
    assert taken is not None
    assert f"You take the laboratory {taken[1]}.\n" in bids
    assert f"You take the laboratory {taken[1]}.\n" not in turn, "old news"


def test_bids_are_numbered_from_the_lowest() -> None:
    match = engine.game("dark-matter").new(seats=3, seed=5)
    money = sorted(action.money for action in match.actions(0) if isinstance(action, Bid))
    offer = "  ".join(f"[{number}] {bid} M$" for number, bid in enumerate(money, start=1))
    assert f"     bid  {offer}\n" in serendip(*PLAY).out


@pytest.mark.parametrize(
    "typed", ["99", "0", "-3", "--5", "1.5", "x", "buy a lab", "9" * 5000, "½", "\x00", "undo it!"]
)
def test_nonsense_is_answered_and_the_question_stays(typed: str) -> None:
    game = serendip(*PLAY, typed=[typed, "1"])
    assert game.code == 0
    assert re.search(r"There is no choice|is not something to do here|No undo", game.out)
    assert len(game.tables()) == 2


def test_enter_alone_shows_the_table_again() -> None:
    once, again = serendip(*PLAY, typed=[""]).tables()
    assert once == again


def test_help_lists_what_can_be_typed_and_what_the_signs_mean() -> None:
    answer = serendip(*PLAY, typed=["?"]).after("?")
    assert all(f"  {letter} " in answer for letter in "uhwrlsq?")
    assert "⌂ surface" in answer


def test_the_log_is_told_in_words_as_long_as_you_like() -> None:
    game = serendip(*PLAY, typed=["1", "1", "l 2", "l all"])
    short, long = game.after("l 2"), game.after("l all")
    assert short.startswith("… ")
    assert short.count("\n") == 3
    assert long.startswith("Round 1 begins.\n")
    assert long.count("\n") > 10


def test_nothing_can_be_taken_back_after_somebody_else_acted() -> None:
    assert "No undo: " in serendip(*PLAY, typed=["1", "u"]).out


def test_a_bid_can_be_taken_back_before_the_next_player_bids() -> None:
    game = serendip(*PLAY, "--humans", "2", typed=["", "1", "u"])
    first, again = game.tables()
    assert "Enter: go on   u: take it back" in game.out
    assert "Taken back." in game.out
    assert first == again


def test_at_one_keyboard_each_player_sees_only_their_own_hand() -> None:
    game = serendip(*PLAY, "--humans", "3", "--bots", "thumb", "--seats", "4", typed=["", "1", ""] * 3)
    match = engine.game("dark-matter").new(seats=4, seed=5)
    hands = [_hand(match.view(seat)["players"], seat) for seat in range(3)]
    seen = [[hand in table for hand in hands] for table in game.tables()[:3]]
    assert seen == [[True, False, False], [False, True, False], [False, False, True]]
    assert "Player 2, it is your turn. The others look away, please." in game.out


def _hand(players: Any, seat: int) -> str:
    return "hand: " + ", ".join(str(card.get("event", f"{card.get('money')} M$")) for card in players[seat]["cards"])


def test_a_saved_match_goes_on_at_the_same_table(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.json")
    before = serendip(*PLAY, typed=["1", "1", "2", f"s {file}"])
    resume = re.search(r"Saved\. To go on: serendip (.+)", before.out)
    assert resume is not None
    after = serendip(*resume[1].split())
    assert after.tables()[-1] == before.tables()[-1]


def test_a_file_is_never_written_over_without_asking(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    kept = serendip(*PLAY, typed=[f"s {file}", "n"])
    assert "Not saved." in kept.out
    assert file.read_text() == "dear diary"
    serendip(*PLAY, typed=[f"s {file}", "y"])
    assert engine.load(file.read_text()).seed == 5


def test_a_folder_that_is_not_there_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    game = serendip(*PLAY, typed=[f"s {tmp_path}/nowhere/x.json", "1"])
    assert "Not saved: " in game.out
    assert "Try another file." in game.out
    assert len(game.tables()) == 2


def test_without_a_name_a_match_is_saved_under_one_that_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "dark-matter.save.json").write_text("something else")
    serendip(*PLAY, typed=["1", "s"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dark-matter-2.save.json", "dark-matter.save.json"]


@pytest.mark.parametrize(("answer", "saved"), [("", True), ("y", True), ("n", False)])
def test_leaving_offers_to_save(answer: str, saved: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = serendip(*PLAY, typed=["1", "q", answer, "never read"])
    assert game.code == 0
    assert "never read" not in game.out
    assert (tmp_path / "dark-matter.save.json").exists() == saved


def test_a_finished_game_can_be_saved_for_replay(tmp_path: Path) -> None:
    file = tmp_path / "won.json"
    played = serendip(*PLAY, typed=ALWAYS_FIRST)
    choices = played.out.count("or ? › 1\n") + played.out.count("take it back › 1\n")
    game = serendip(*PLAY, typed=["1"] * choices + [f"s {file}"])
    assert f"Saved. To go on: serendip replay {file} --step" in game.out
    assert engine.load(file.read_text()).outcome is not None


def test_the_end_of_the_input_is_no_disaster() -> None:
    game = serendip(*PLAY, typed=["1"])
    assert game.code == 0
    assert "The input ended before the game did; it is not saved." in game.out


def test_a_wide_window_has_the_news_beside_the_table() -> None:
    wide = serendip(*PLAY, width=140).out
    assert re.search(r"still to bid: You │ since your last choice\n", wide)
    assert max(map(len, wide.splitlines())) <= 140
