"""New lab director (DM-62): one laboratory, with all on it, moves to another player."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import NewLabDirector
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.components import LABORATORY_NUMBER
from serendip.games.dark_matter.offerings import NEW_LAB_DIRECTOR
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import (
    LAB_DIRECTOR,
    LABORATORY_NOT_IN_PLAY,
    NEEDS_LABORATORY,
    NO_SUCH_PLAYER,
    SAME_OWNER,
)


class NewLabDirectorCard(Event):
    """The actor may be giver, receiver or neither."""

    action = NewLabDirector

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any laboratory in play, to anybody who does not own it."""
        for laboratory, owner in enumerate(state.owner):
            if owner != NONE:
                row = NEW_LAB_DIRECTOR[laboratory]
                for player in range(state.seats):
                    if player != owner:
                        offers.append(row[player])

    def why_not(self, state: DarkMatter, seat: int, action: NewLabDirector) -> Said | None:
        """It needs a laboratory in play and a new owner."""
        owner = state.owner[LABORATORY_NUMBER[action.laboratory]] if action.laboratory in LABORATORY_NUMBER else NONE
        if max(state.owner) == NONE:
            return Said(NEEDS_LABORATORY)
        if owner == NONE:
            return Said(LABORATORY_NOT_IN_PLAY, (action.laboratory,))
        if owner == action.player:
            return Said(SAME_OWNER, (action.laboratory, owner))
        return None if 0 <= action.player < state.seats else Said(NO_SUCH_PLAYER)

    def play(self, state: DarkMatter, seat: int, action: NewLabDirector, grant: int) -> None:
        """Change the owner, and with that whose the research in it is (DM-43)."""
        laboratory = LABORATORY_NUMBER[action.laboratory]
        state.tell(LAB_DIRECTOR, (seat, action.laboratory, state.owner[laboratory], action.player))
        state.owner[laboratory] = action.player
