"""Contamination (PD-61): tokens on Structures, Quids for building next to them, and a bill at the end."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Abandon, CleanUp, Contaminate
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import KINDS
from serendip.games.pandorum.offerings import ABANDON, CLEAN_UP, CONTAMINATE
from serendip.games.pandorum.rules.ground import kind_of, remove_structure, structures_of, why_not_own
from serendip.games.pandorum.rules.telling import clockwise, tell_of
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import (
    ABANDONS,
    ASK_CLEANING,
    CLEANS,
    CONTAMINATES,
    HAS_NO_TOKEN,
    HAS_TOKEN,
    NOT_OVER_YET,
    TOKENS_GO,
    TOKENS_PLACED,
    TOO_POOR,
)

CLEANING = 100
"""The step from which on the end is settled; below it is the number of tokens placed."""


class Contamination(Event):
    """Three tokens each, fewer only with fewer Structures (PD-103)."""

    name = "Contamination"
    answers = (Contaminate, CleanUp, Abandon)

    def turn_up(self, state: Pandorum) -> None:
        """Everybody with Structures is asked in turn."""
        for player in clockwise(state):
            self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Clean Structures of one's own; at the end, contaminated ones: to pay for, or to lose."""
        for hex in structures_of(state, player):
            tainted = state.contaminated >> hex & 1
            if step < CLEANING and not tainted:
                offers.append(CONTAMINATE[hex])
            elif step >= CLEANING and tainted:
                if state.quids[player] >= self.figures["cleaning"]:
                    offers.append(CLEAN_UP[hex])
                offers.append(ABANDON[hex])

    def why_not(self, state: Pandorum, player: int, step: int, action: Contaminate | CleanUp | Abandon) -> Said | None:
        """It is no Structure of one's own with, or without, a token; or cleaning it is too dear."""
        placing = step < CLEANING
        if isinstance(action, Contaminate) != placing:
            return Said(NOT_OVER_YET if placing else TOKENS_PLACED)
        wrong = why_not_own(state, player, action.hex)
        if wrong is not None:
            return wrong
        if (state.contaminated >> action.hex & 1) == placing:
            return Said(HAS_TOKEN if placing else HAS_NO_TOKEN, (action.hex,))
        cleaning = self.figures["cleaning"]
        if isinstance(action, CleanUp) and state.quids[player] < cleaning:
            return Said(TOO_POOR, (cleaning, state.quids[player]))
        return None

    def play(self, state: Pandorum, player: int, step: int, action: Contaminate | CleanUp | Abandon) -> None:
        """Put a token, pay, or lose the Structure to the box."""
        hex = action.hex
        if isinstance(action, Contaminate):
            state.contaminated |= 1 << hex
            tell_of(state, CONTAMINATES, player, hex)
            if step + 1 < self.figures["tokens"]:
                self.ask_again(state, player, step + 1)
            return
        if isinstance(action, CleanUp):
            state.quids[player] -= self.figures["cleaning"]
            state.contaminated &= ~(1 << hex)
            tell_of(state, CLEANS, player, self.figures["cleaning"], hex)
        else:
            tell_of(state, ABANDONS, player, KINDS[kind_of(state.on[hex])], hex)
            remove_structure(state, hex, to_supply=False)
        self.ask_again(state, player, step + 1)

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Every adjacent contaminated Structure pays, whosever it is."""
        return self.pays * sum([state.contaminated >> other & 1 for other in state.near[hex]])

    def after_building(self, state: Pandorum, hex: int) -> None:
        """Their tokens go to the box."""
        tokens = 0
        for other in state.near[hex]:
            tokens += state.contaminated >> other & 1
            state.contaminated &= ~(1 << other)
        if tokens:
            state.tell(TOKENS_GO, (tokens,))

    def is_spent(self, state: Pandorum) -> bool:
        """Say whether every token has been removed, which ends the Event early."""
        return not state.contaminated

    def over(self, state: Pandorum) -> None:
        """Everybody settles the bill in turn."""
        if state.contaminated:
            for player in clockwise(state):
                self.ask(state, player, CLEANING)

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Return what is asked: where to put tokens, or to pay."""
        return Said(ASK_CLEANING) if step >= CLEANING else super().prompt(state, player, step)
