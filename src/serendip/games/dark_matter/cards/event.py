"""What every event card has. Each card fills it in its own module."""

from typing import Any

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.components import GRANT_NAMES
from serendip.games.dark_matter.state import DarkMatter


class Event:
    """One event: its title, its choices and its effect. It resolves at once (DM-35, DM-61)."""

    title: str
    stays: bool = False
    """Whether the card stays on the table instead of leaving the game."""

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Add every way to play it now; none if its effect is impossible."""
        raise NotImplementedError

    def resolve(self, state: DarkMatter, seat: int, action: Any, grant: int) -> None:
        """Apply the effect; the card has left the hand already."""
        raise NotImplementedError

    def why_not(self, state: DarkMatter, seat: int, action: Any) -> Said | None:
        """Return why it can't be played so, or None to leave it to the general words."""
        return None


def discard_hand(state: DarkMatter, seat: int) -> tuple[str, ...]:
    """Lay a whole hand, shown, on the played pile; return what it was."""
    hand = state.hands[seat]
    names = tuple([GRANT_NAMES[grant] for grant in sorted(hand)])
    state.played += hand
    hand.clear()
    state.sealed = True
    return names


def hands_to_target(state: DarkMatter, seat: int) -> list[int]:
    """Return the other players who hold at least one card."""
    return [other for other in range(state.seats) if other != seat and state.hands[other]]
