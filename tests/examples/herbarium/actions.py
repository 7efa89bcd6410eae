"""What a botanist can choose."""

from serendip.core.action import Action


class Choose(Action, frozen=True, tag="choose"):
    """Choose the leaf to use; where it goes comes next."""

    words = "choose {leaf}"
    rules = ("HB-3",)
    leaf: str


class Press(Action, frozen=True, tag="press"):
    """Press the chosen leaf."""

    words = "press it on page {page}"
    rules = ("HB-4",)
    page: int


class Throw(Action, frozen=True, tag="throw"):
    """Throw the chosen leaf away."""

    words = "throw it on the compost"
    rules = ("HB-5",)


class Keep(Action, frozen=True, tag="keep"):
    """Keep one of two; possible while others play."""

    words = "keep {leaf}"
    rules = ("HB-7",)
    leaf: str


KINDS = (Choose, Press, Throw, Keep)
