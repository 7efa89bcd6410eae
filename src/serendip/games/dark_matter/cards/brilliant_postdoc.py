"""Brilliant postdoc (DM-66, DM-67): stands for one missing resource of any kind, never declared."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import BrilliantPostdoc
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.offerings import BRILLIANT_POSTDOC
from serendip.games.dark_matter.rules.research_and_laboratories import tell_if_fulfilled, where
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import ALREADY_FULFILLED, NEEDS_UNFULFILLED, NOT_INSTALLED, POSTDOC


class BrilliantPostdocCard(Event):
    """Stays on its research, travels with it, and leaves the game with it."""

    action = BrilliantPostdoc
    stays = True

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any installed research that misses something, whoever's."""
        for laboratory, short in enumerate(state.short):
            if short:
                offers.append(BRILLIANT_POSTDOC[state.hosted[laboratory]])

    def why_not(self, state: DarkMatter, seat: int, action: BrilliantPostdoc) -> Said | None:
        """It needs an unfulfilled research."""
        laboratory = where(state, action.research)
        if laboratory != NONE and state.short[laboratory]:
            return None
        if not any(state.short):
            return Said(NEEDS_UNFULFILLED)
        return Said(NOT_INSTALLED if laboratory == NONE else ALREADY_FULFILLED, (action.research,))

    def play(self, state: DarkMatter, seat: int, action: BrilliantPostdoc, grant: int) -> None:
        """One card less is needed."""
        laboratory = where(state, action.research)
        state.postdoc[laboratory] = grant
        state.short[laboratory] -= 1
        state.tell(POSTDOC, (seat, action.research, state.owner[laboratory]))
        tell_if_fulfilled(state, laboratory)
