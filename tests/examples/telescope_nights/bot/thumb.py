"""How a sensible astronomer bids."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from tests.examples.telescope_nights.actions import Bid


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Bid about as many coins as the night is worth papers."""
    offer, night = actions[0], view["night"]
    assert isinstance(offer, Bid)
    assert isinstance(night, int)
    return offer.choose(min(offer.most, night // 2 + rng.getrandbits(2)))
