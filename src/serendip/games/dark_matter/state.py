"""One position of Dark Matter: where every card is. The rules that move it on are bound to it in `position`.

Cards are numbers (see `components`); stacks have their top at the end; -1 stands for "none".
"""

from typing import Final

from serendip.core.chance import Chance
from serendip.core.state import State
from serendip.games.dark_matter.components import CANDIDATES, COPIES, LABORATORIES, RESEARCH, RESOURCES, SET_ASIDE

NONE: Final = -1

# What the game waits for.
BIDDING: Final = 0
TURN: Final = 1
ASSIGNING: Final = 2
DISCARDING_RESEARCH: Final = 3
DISCARDING_RESOURCE: Final = 4
DISCARDING_GRANT: Final = 5
ENDED: Final = 6


class DarkMatter(State):
    """All that is on the table and in the hands (DM-80); at first as it comes from the box, not yet shuffled."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.round: int = 0
        self.stage: int = BIDDING
        self.order: tuple[int, ...] = ()
        """Who acts in which order in this round, once the bids are shown."""
        self.turn: int = 0
        """How many of them have acted."""

        self.dark: int = SET_ASIDE
        """Where the positive verdict lies: a candidate, or SET_ASIDE."""
        self.revealed: list[bool] = [False] * len(CANDIDATES)
        self.seen: list[int] = [0] * seats
        """For each seat a bit for each candidate whose verdict it looked at."""

        self.laboratory_stack: list[int] = list(range(len(LABORATORIES)))
        self.research_stack: list[int] = list(range(len(RESEARCH)))
        self.resource_stack: list[int] = list(range(len(RESOURCES))) * COPIES
        self.face_laboratory: int = NONE
        self.face_research: int = NONE
        self.face_resource: int = NONE

        self.owner: list[int] = [NONE] * len(LABORATORIES)
        """Who owns each laboratory."""
        self.hosted: list[int] = [NONE] * len(LABORATORIES)
        """The research in each laboratory."""
        self.home: list[int] = [NONE] * len(RESEARCH)
        """The laboratory of each research that is installed."""
        self.laid: list[int] = [0] * (len(LABORATORIES) * len(RESOURCES))
        """For laboratory × 3 + kind: how many resources of that kind lie on its research."""
        self.lacking: list[int] = [0] * (len(LABORATORIES) * len(RESOURCES))
        """For laboratory × 3 + kind: how many resources of that kind its research has not got."""
        self.short: list[int] = [0] * len(LABORATORIES)
        """For each laboratory how many more cards its research needs; less than it lacks when a postdoc helps."""
        self.postdoc: list[int] = [NONE] * len(LABORATORIES)
        """For each laboratory the postdoc's grant card, if it works there."""

        self.side_research: list[list[int]] = [[] for _ in range(seats)]
        self.side_resources: list[list[int]] = [[] for _ in range(seats)]

        self.grant_stack: list[int] = []
        self.played: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[int] = [NONE] * seats
        self.removed: list[int] = []
        """Played events, out of the game."""
        self.recalled: int = NONE
        """The event that came back in this round (DM-70)."""
        self.fresh: int = 0
        """A bit for each grant that was in the last shuffle: the others have been in hands since before it."""
        self.known: list[int] = [0] * seats
        """For each seat a bit for each grant that it saw go into a hand."""

        self.gone_research: list[int] = []
        self.gone_resources: list[int] = [0] * len(RESOURCES)
