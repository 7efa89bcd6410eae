"""What a probe can do, and the table."""

from serendip.core.action import Action, Ranged, TimeOut


class Burn(Ranged, frozen=True, tag="burn"):
    """Fly some kilometres for sure."""

    words = "burn {number} km, from {least} to {most}"
    rules = ("CC-3",)


class Slingshot(Action, frozen=True, tag="slingshot"):
    """Fly by luck."""

    words = "slingshot"
    rules = ("CC-4",)


KINDS = (Burn, Slingshot, TimeOut)
