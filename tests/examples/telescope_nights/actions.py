"""What an astronomer can choose."""

from serendip.core.action import Ranged


class Bid(Ranged, frozen=True, tag="bid"):
    """Lay some coins face down."""

    words = "bid {number} coins, from {least} to {most}"
    rules = ("TN-4",)


KINDS = (Bid,)
