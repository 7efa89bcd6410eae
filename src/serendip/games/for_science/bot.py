"""Rules of thumb."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose."""
    return actions[rng.getrandbits(30) % len(actions)]
