"""Brilliant postdoc (DM-66, DM-67): stands for one missing resource of any kind, never declared."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import BrilliantPostdoc
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.offerings import BRILLIANT_POSTDOC
from serendip.games.dark_matter.rules.research import tell_if_fulfilled, where
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import ALREADY_FULFILLED, NEEDS_UNFULFILLED, NOT_INSTALLED, POSTDOC


class BrilliantPostdocCard(Event):
    """Stays on its research, travels with it, and leaves the game with it."""

    title = "Brilliant postdoc"
    stays = True

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any installed research that misses something, whoever's."""
        for laboratory, research in enumerate(state.hosted):
            if research >= 0 and state.short[laboratory]:
                offers.append(BRILLIANT_POSTDOC[research])

    def resolve(self, state: DarkMatter, seat: int, action: BrilliantPostdoc, grant: int) -> None:
        """One card less is needed."""
        laboratory = where(state, action.research)
        state.postdoc[laboratory] = grant
        state.short[laboratory] -= 1
        state.tell(POSTDOC, (seat, action.research, state.owner[laboratory]))
        tell_if_fulfilled(state, laboratory)

    def why_not(self, state: DarkMatter, seat: int, action: BrilliantPostdoc) -> Said | None:
        """It needs an unfulfilled research."""
        if not any(state.short):
            return Said(NEEDS_UNFULFILLED)
        if where(state, action.research) == NONE:
            return Said(NOT_INSTALLED, (action.research,))
        return Said(ALREADY_FULFILLED, (action.research,))
