"""Variants are played, saved, told again and compared, each in processes of its own."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import serendip
from serendip.core.variant import BadVariant, Variant
from serendip.games import play_as
from serendip.lab import Compared, compare, simulate

POOR = Variant("dark-matter", "Poor universities", changes={"cards": {"copies_of_each_resource": 4}})
TOML = 'game = "dark-matter"\nname = "Poor universities"\n[cards]\ncopies_of_each_resource = 4\n'


def command(*argv: str, typed: str = "", place: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "serendip", *argv], input=typed, cwd=place, capture_output=True, text=True, check=False
    )


def test_a_comparison_is_paired_and_tells_what_differs() -> None:
    report = compare("dark-matter", Compared(), Compared(POOR), seats=4, games=12, bots=["random"], workers=1)
    assert (report.pairs, report.sides) == (12, ("the game as it is", "Poor universities"))
    rounds = report.differences["rounds"]
    assert rounds.of == 12
    assert rounds.value == pytest.approx(rounds.b - rounds.a)
    assert rounds.value < -2, "with so few resources games end for want of them"
    assert "12 pairs of games of 4 players" in report.words()
    assert "<table>" in report._repr_html_()
    assert json.dumps(report.to_json())


def test_what_can_t_be_played_is_told_in_words() -> None:
    broken = Variant("dark-matter", "Broken", changes={"cards": {"candidates": ["WIMP"]}})
    with pytest.raises(BadVariant, match=r"'Broken' of dark-matter can't be played: .*the candidate is one of"):
        simulate("dark-matter", games=2, bots=["random"], variant=broken, workers=1)
    serendip.game("dark-matter")
    with pytest.raises(BadVariant, match="in one way already"):
        play_as(POOR)
    with pytest.raises(serendip.SerendipError, match="both sides are the same"):
        compare("dark-matter", Compared(), Compared(), games=5)


def test_a_variant_is_played_in_the_terminal_saved_and_told_again(tmp_path: Path) -> None:
    file, save = tmp_path / "variant.toml", tmp_path / "dark-matter.save.json"
    file.write_text(TOML, encoding="utf-8")
    played = command(
        "play", "dark-matter", "--variant", str(file), "--bots", "random", typed="1\ns\nq\n", place=tmp_path
    )
    assert played.returncode == 0, played.stderr
    told = json.loads(save.read_text(encoding="utf-8"))
    assert told["variant"]["name"] == "Poor universities"
    assert told["rules"] != serendip.game("dark-matter").fingerprint
    again = command("replay", str(save))
    assert again.returncode == 0, again.stderr
    with pytest.raises(serendip.BadSave, match="a match of the variant 'Poor universities', and this process plays"):
        serendip.load(save.read_text(encoding="utf-8"))
    wrong = command("play", "pandorum", "--variant", str(file))
    assert (wrong.returncode, "is a variant of dark-matter, not of pandorum" in wrong.stderr) == (2, True)


def test_a_server_says_that_a_game_is_a_variant_and_takes_its_options_for_the_usual_ones() -> None:
    text = 'game = "pandorum"\nname = "Long"\n[numbers.supply]\nhand_limit = 9\n[options]\nevents = false\n'
    served = told_by_a_server(text)
    card, room, base = json.loads(served.stdout)
    assert room["variant"] == "Long", "every table says so"
    assert card["printed"]["numbers"]["supply"]["hand_limit"] == 9, "the page draws the variant's cards"
    assert base is None
    assert card["title"] == "Pandorum (variant: Long)"
    assert {option["name"]: option["default"] for option in card["options"]}["events"] is False
    refused = told_by_a_server('game = "pandorum"\nname = "Long"\n[options]\nevent = false\n')
    assert "Pandorum has no option 'event'" in refused.stderr


def told_by_a_server(variant: str) -> subprocess.CompletedProcess[str]:
    argv = [sys.executable, "-m", "tests.lab.served", variant]
    return subprocess.run(argv, capture_output=True, text=True, check=False)
