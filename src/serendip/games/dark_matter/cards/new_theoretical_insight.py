"""New theoretical insight (DM-65): the actor alone looks at one unrevealed verdict."""

from serendip.core.action import Action
from serendip.core.entry import only
from serendip.core.line import Said
from serendip.games.dark_matter.actions import NewTheoreticalInsight
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.components import CANDIDATES
from serendip.games.dark_matter.offerings import NEW_THEORETICAL_INSIGHT
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import (
    ALREADY_REVEALED,
    INSIGHT,
    NOT_UNDER_A_CANDIDATE,
    SEES_NEGATIVE,
    SEES_POSITIVE,
)


class NewTheoreticalInsightCard(Event):
    """Which verdict was looked at is public, what it says is not."""

    action = NewTheoreticalInsight

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any candidate that is not revealed."""
        for candidate, revealed in enumerate(state.revealed):
            if not revealed:
                offers.append(NEW_THEORETICAL_INSIGHT[candidate])

    def why_not(self, state: DarkMatter, seat: int, action: NewTheoreticalInsight) -> Said | None:
        """A revealed verdict can't be looked at, nor the one that was set aside (DM-93)."""
        if action.candidate not in CANDIDATES:
            return Said(NOT_UNDER_A_CANDIDATE)
        revealed = state.revealed[CANDIDATES.index(action.candidate)]
        return Said(ALREADY_REVEALED, (action.candidate,)) if revealed else None

    def play(self, state: DarkMatter, seat: int, action: NewTheoreticalInsight, grant: int) -> None:
        """Remember who saw it."""
        candidate = CANDIDATES.index(action.candidate)
        state.seen[seat] |= 1 << candidate
        state.sealed = True
        state.tell(INSIGHT, (seat, action.candidate))
        state.tell(SEES_POSITIVE if state.dark == candidate else SEES_NEGATIVE, (action.candidate,), only(seat))
