"""The examples run: the shortest one here, and those of other libraries in `./test --full`, which installs these."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FULL = ROOT / ".venv-full" / "bin" / "python"
"""The Python that has what examples/requirements.txt lists; `./test --full` makes it."""


def said(example: str, *arguments: str, python: str | Path = sys.executable) -> str:
    """Run an example and return what it says."""
    command = [python, "-W", "ignore", f"examples/{example}.py", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=280)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_shortest_loop_plays_a_match_in_fifteen_lines() -> None:
    assert "Outcome" in said("loop")
    assert len((ROOT / "examples" / "loop.py").read_text(encoding="utf-8").splitlines()) <= 15


@pytest.mark.full
def test_a_value_is_fitted() -> None:
    told = said("fitted_value", "--games", "20", "--matches", "4")
    assert re.search(r"fitted to \d+ rows", told)
    assert "against thumb" in told


@pytest.mark.full
def test_counterfactual_regret_is_minimised() -> None:
    assert re.search(
        r"10 iterations met [\d,]+ information states", said("cfr", "--iterations", "10", "--matches", "4")
    )


@pytest.mark.full
@pytest.mark.parametrize(
    ("example", "arguments", "told"),
    [
        ("ppo", ("--minutes", "0.2", "--matches", "8", "--evaluate", "4"), "against thumb"),
        ("stable_baselines", ("--choices", "1024", "--matches", "4"), "against thumb"),
        (
            "torchrl_actor",
            (
                "--matches",
                "10",
            ),
            "in the second half",
        ),
        ("rllib", ("--iterations", "1", "--batch", "500"), "iteration 0: "),
    ],
)
def test_those_of_other_libraries_run(example: str, arguments: tuple[str, ...], told: str) -> None:
    assert FULL.is_file(), "run ./test --full, which makes .venv-full"
    assert told in said(example, *arguments, python=FULL)


@pytest.mark.full
def test_a_policy_is_kept_with_its_curve_and_its_card(tmp_path: Path) -> None:
    said("ppo", "--minutes", "0.2", "--matches", "8", "--evaluate", "4", "--out", str(tmp_path), python=FULL)
    assert (tmp_path / "policy.pt").stat().st_size > 100_000
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert "| against thumb |" in (tmp_path / "card.md").read_text(encoding="utf-8")
