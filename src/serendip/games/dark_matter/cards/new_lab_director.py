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

    title = "New lab director"

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any laboratory in play, to anybody who does not own it."""
        for laboratory, owner in enumerate(state.owner):
            if owner >= 0:
                row = NEW_LAB_DIRECTOR[laboratory]
                for player in range(state.seats):
                    if player != owner:
                        offers.append(row[player])

    def resolve(self, state: DarkMatter, seat: int, action: NewLabDirector, grant: int) -> None:
        """Change the owner."""
        laboratory = LABORATORY_NUMBER[action.laboratory]
        state.tell(LAB_DIRECTOR, (seat, action.laboratory, state.owner[laboratory], action.player))
        state.owner[laboratory] = action.player

    def why_not(self, state: DarkMatter, seat: int, action: NewLabDirector) -> Said | None:
        """It needs a laboratory in play and a new owner."""
        owner = state.owner[LABORATORY_NUMBER[action.laboratory]] if action.laboratory in LABORATORY_NUMBER else NONE
        if max(state.owner) == NONE:
            return Said(NEEDS_LABORATORY)
        if owner == NONE:
            return Said(LABORATORY_NOT_IN_PLAY, (action.laboratory,))
        if owner == action.player:
            return Said(SAME_OWNER, (action.laboratory, owner))
        return Said(NO_SUCH_PLAYER)
