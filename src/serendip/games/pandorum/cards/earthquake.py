"""Earthquake (PD-56): a crack parts hexes, and Quids for building along it."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import CrackAt, OpenCrack
from serendip.games.pandorum.board import CRACK_HEXES, CRACK_MIDDLE, CRACKS
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.offerings import CRACK_AT, OPEN_CRACK
from serendip.games.pandorum.rules.ground import open_crack
from serendip.games.pandorum.rules.telling import tell_of
from serendip.games.pandorum.state import NONE, Pandorum
from serendip.games.pandorum.words import (
    ASK_CRACK,
    CHOOSES_CRACK,
    CRACK_CHOSEN,
    CRACK_HEX_FIRST,
    NO_CRACK,
    OTHER_CRACK,
)
from serendip.games.pandorum.words import CRACKS as CRACK_OPENS

ANYWHERE = 0


class Earthquake(Event):
    """First a hex is chosen (step 0), then one of the cracks there (step: the hex + 1)."""

    name = "Earthquake"
    answers = (CrackAt, OpenCrack)

    def turn_up(self, state: Pandorum) -> None:
        """The active player chooses where."""
        self.ask(state, state.active, ANYWHERE)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """The middles of cracks, then the cracks with that middle."""
        if step == ANYWHERE:
            offers.extend([CRACK_AT[hex] for hex in sorted(set(CRACK_MIDDLE))])
        else:
            offers.extend([OPEN_CRACK[crack] for crack in range(len(CRACKS)) if CRACK_MIDDLE[crack] == step - 1])

    def why_not(self, state: Pandorum, player: int, step: int, action: CrackAt | OpenCrack) -> Said | None:
        """No crack can open there, or the other choice comes first."""
        if isinstance(action, CrackAt):
            if step != ANYWHERE:
                return Said(CRACK_CHOSEN, (step - 1,))
            return None if action.hex in CRACK_MIDDLE else Said(NO_CRACK, (action.hex,))
        if step == ANYWHERE:
            return Said(CRACK_HEX_FIRST)
        rows = (action.row, action.opposite)
        found = rows in CRACKS and CRACK_MIDDLE[CRACKS.index(rows)] == step - 1
        return None if found else Said(OTHER_CRACK, (step - 1,))

    def play(self, state: Pandorum, player: int, step: int, action: CrackAt | OpenCrack) -> None:
        """Ask for the crack, or open it."""
        if isinstance(action, CrackAt):
            tell_of(state, CHOOSES_CRACK, player, action.hex)
            self.ask_again(state, player, action.hex + 1)
        else:
            state.tell(CRACK_OPENS, (action.row, action.opposite))
            open_crack(state, CRACKS.index((action.row, action.opposite)))

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Any of the hexes on either side."""
        return self.pays if state.crack != NONE and hex in CRACK_HEXES[state.crack] else 0

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Return the question for a hex, then for one of its cracks."""
        return super().prompt(state, player, step) if step == ANYWHERE else Said(ASK_CRACK, (step - 1,))
