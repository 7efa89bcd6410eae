"""Learning chances: weights are found again, figures say how true they are, and the command writes both down."""

import json
import re
from array import array
from math import exp
from pathlib import Path
from random import Random

import pytest

import serendip
from serendip.core.outlook import EACH_ALONE, MOMENTS, ONE_WINS, Outlook
from serendip.lab.calibration import bins, brier, by_luck, calibration_error, log_loss
from serendip.lab.fitting import fit, suited
from serendip.lab.learning import judged
from serendip.lab.model_card import marks
from serendip.lab.watching import Sight, Watch, Watched, watch
from tests.cli.keyboard import serendip as command


def drawn(link: str, count: int) -> list[Watched]:
    """Matches whose winners are drawn by weights of 2 and -1."""
    rng = Random(5)
    found = []
    for _ in range(count):
        rows = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(2)]
        odds = [exp(2 * one - other) for one, other in rows]
        if link == ONE_WINS:
            first = rng.random() < odds[0] / sum(odds)
            won = (float(first), float(not first))
        else:
            won = (float(rng.random() < odds[0] / (1 + odds[0])), float(rng.random() < odds[1] / (1 + odds[1])))
        found.append(Watched(2, won, [Sight(rng.random(), array("d", rows[0] + rows[1]), 2, [0.5, 0.5])]))
    return found


@pytest.mark.parametrize("link", [ONE_WINS, EACH_ALONE])
def test_weights_are_found_again(link: str) -> None:
    for weights in fit(drawn(link, 4000), link):
        assert weights == pytest.approx([2.0, -1.0], abs=0.25)


@pytest.mark.parametrize("link", [ONE_WINS, EACH_ALONE])
def test_few_matches_suit_weights_to_other_players(link: str) -> None:
    """Those of half the size belong to players of whom less can be told; 300 of their matches are enough."""
    for weights in suited([[4.0, -2.0]] * MOMENTS, drawn(link, 300), link):
        assert weights[1] == pytest.approx(-1.0, abs=0.4)


def test_what_was_learned_is_judged_on_others() -> None:
    watched = drawn(ONE_WINS, 3000)
    outlook = Outlook(ONE_WINS, fit(watched[:1500], ONE_WINS))
    (phase,) = judged(outlook, watched[1500:])
    assert phase.told.error < 0.05
    assert phase.told.loss < 0.8 * phase.even_loss
    assert phase.estimated == pytest.approx((0.693, phase.told.loss), abs=0.001)
    boastful = Outlook(ONE_WINS, [[5 * weight for weight in row] for row in outlook.weights])
    (worse,) = judged(boastful, watched[1500:])
    assert worse.told.error > 2 * max(phase.told.error, phase.told.luck)


def test_figures_tell_true_chances_from_others() -> None:
    rng = Random(1)
    true = [(chance, float(rng.random() < chance)) for chance in [rng.random() for _ in range(4000)]]
    false = [(0.5 + (chance - 0.5) / 3, won) for chance, won in true]
    assert calibration_error(true) < 0.04
    assert calibration_error(false) > 0.15
    assert brier(true) < brier(false)
    assert log_loss(true) < log_loss(false)
    assert calibration_error(true) == pytest.approx(by_luck([[one] for one in true], Random(2)), abs=0.015)
    assert sum(group.size for group in bins(true)) == 4000
    assert [group.size for group in bins([(0.5, 1.0)] * 7 + [(0.5, 0.0)] * 7)] == [14]


def test_each_step_is_looked_at_by_itself() -> None:
    all_ = watch(Watch("dark-matter", ("thumb", "thumb"), "a match", 1.0))
    some = watch(Watch("dark-matter", ("thumb", "thumb"), "a match", 5.0))
    assert all_.won == some.won
    assert len(all_.seen) / 10 < len(some.seen) < len(all_.seen) / 2
    assert all_.seen[0] == some.seen[0]
    assert [sight.progress for sight in all_.seen] == sorted(sight.progress for sight in all_.seen)


def test_the_command_writes_weights_card_and_pictures(tmp_path: Path) -> None:
    game = serendip.game("dark-matter")
    page = tmp_path / "bots.md"
    begin, end = marks(game, 2)
    page.write_text(f"Before.\n{begin}\nWhat was here before.\n{end}\nAfter.\n", encoding="utf-8")
    asked = (
        "learn",
        "dark-matter",
        "--seats",
        "2",
        "--games",
        "60",
        "--held-out",
        "60",
        "--strong",
        "0",
        "--playouts",
        "3",
    )
    told = command(*asked, "--workers", "1", "--into", str(tmp_path), "--card", str(page)).out
    assert "learned from 60 games of `thumb` (seed 1)" in told
    assert "On 60 held-out games of `thumb`" in told
    assert re.search(r"In [1-3] positions .* 60 playouts to the end had a log loss of \d\.\d+,", told)
    kept = json.loads((tmp_path / "outlook.json").read_text(encoding="utf-8"))
    assert (kept["rules"], tuple(kept["signs"])) == (game.fingerprint, game.signs_told)
    assert kept["seats"]["2"]["learned_from"] == {"games": 60, "bot": "thumb", "seed": 1}
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n")
    assert text.endswith("\nAfter.\n")
    assert "What was here before." not in text
    assert "calibration error" in text
    assert (tmp_path / "chances" / "dark-matter-2.svg").read_text(encoding="utf-8").startswith("<svg")
    refused = command(*asked, "--workers", "1", "--card", str(tmp_path / "none.md"))
    assert "can't be written" in refused.err
