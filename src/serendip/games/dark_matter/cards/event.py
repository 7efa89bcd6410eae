"""What every event card has. Each card fills it in its own module."""

from typing import Any, ClassVar

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import EventAction
from serendip.games.dark_matter.components import GRANT_NAMES
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import EMPTY_HAND, NO_SUCH_PLAYER, NOT_YOURSELF


class Event:
    """One event: how one chooses it, its choices and its effect, which comes at once (DM-35, DM-61).

    Who plays it holds it: `rules.events` sees to that, and asks the card only for what is its own.
    """

    action: ClassVar[type[EventAction]]
    stays: bool = False
    """Whether the card stays on the table instead of leaving the game (DM-60)."""

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Add every way to play it now; none if its effect is impossible."""
        raise NotImplementedError

    def why_not(self, state: DarkMatter, seat: int, action: Any) -> Said | None:
        """Return why it can't be played so; None if it can, as some always can."""
        return None

    def play(self, state: DarkMatter, seat: int, action: Any, grant: int) -> None:
        """Apply the effect; `grant` is the card, which has left the hand already."""
        raise NotImplementedError


def discard_hand(state: DarkMatter, seat: int) -> tuple[str, ...]:
    """Lay a whole hand, shown, on the played pile; return what it was. A laid bid stays where it is (DM-76)."""
    hand = state.hands[seat]
    names = tuple([GRANT_NAMES[grant] for grant in sorted(hand)])
    state.played += hand
    hand.clear()
    state.sealed = True
    return names


def others_with_cards(state: DarkMatter, seat: int) -> list[int]:
    """Return the other players who hold at least one grant (DM-69, DM-74)."""
    return [other for other in range(state.seats) if other != seat and state.hands[other]]


def why_not_this_hand(state: DarkMatter, seat: int, player: int) -> Said | None:
    """Return why a player is not one of the others who hold a grant; None if that is so."""
    if player in others_with_cards(state, seat):
        return None
    if player == seat:
        return Said(NOT_YOURSELF)
    return Said(EMPTY_HAND, (player,)) if 0 <= player < state.seats else Said(NO_SUCH_PLAYER)
