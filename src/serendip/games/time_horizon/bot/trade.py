"""How a sensible player trades: an artifact is worth a little more than its discharge, and nothing is given away."""

from collections.abc import Sequence
from typing import Final

from serendip.core.action import Action
from serendip.games.time_horizon import exchange_actions as trade

FROM_HAND: Final = 24
"""An artifact in hand can be discharged for 22 energy, or used."""

UNKNOWN: Final = 20
"""What is not named may be something that one has no use for."""

FROM_TABLE: Final = 12
"""A cast artifact can't be discharged, and may be exhausted."""

_KINDS: Final = (
    trade.Accept, trade.Decline, trade.HandOver, trade.LetBe, trade.Propose, trade.DropDraft, trade.Withdraw,
    trade.LeaveStanding,
)  # fmt: skip


def is_trade(kinds: set[type[Action]]) -> bool:
    """Say whether one is asked about an exchange."""
    return any(kind in kinds for kind in _KINDS)


def worth_of(parts: Sequence[str]) -> int:
    """Return what one side of an offer is worth in energy."""
    total = 0
    for part in parts:
        if part.endswith(" energy"):
            total += int(part.removesuffix(" energy"))
        elif part == "an artifact from hand":
            total += UNKNOWN
        elif part.endswith(" from hand"):
            total += FROM_HAND
        else:
            total += FROM_TABLE
    return total


def asked_worth(parts: Sequence[str]) -> int:
    """Return what is asked for costs oneself: an artifact from hand is never less than its discharge."""
    return worth_of([part.replace("an artifact from hand", "something from hand") for part in parts])


class Deal:
    """An open offer, as one player knows it: to whom, what is given and what is asked for, in words."""

    def __init__(self, receiver: int, gives: Sequence[str], asks: Sequence[str]) -> None:
        self.receiver: int = receiver
        self.gives: Sequence[str] = gives
        self.asks: Sequence[str] = asks

    def is_good(self) -> bool:
        """Say whether the receiver gets at least what the asked parts are worth."""
        return worth_of(self.gives) >= asked_worth(self.asks)


def answer(me: int, deal: Deal | None, actions: Sequence[Action]) -> Action | None:
    """Accept what is not worse than what is asked for; wait for answers; offer nothing by oneself."""
    order: tuple[type[Action], ...] = (trade.HandOver, trade.LeaveStanding, trade.LetBe, trade.DropDraft, trade.Decline)
    if deal is not None and deal.receiver == me and deal.is_good():
        order = (trade.Accept, *order)
    for kind in order:
        for action in actions:
            if isinstance(action, kind):
                return action
    return None
