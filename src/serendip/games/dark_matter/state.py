"""One position of Dark Matter: where every card is. The rules that move it on are bound to it in `position`.

Cards are numbers (see `components`); stacks have their top at the end; -1 stands for "none".
"""

from typing import Final

from serendip.core.state import State

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
    """All that is on the table and in the hands."""

    round: int
    stage: int
    order: tuple[int, ...]
    """Who acts in which order in this round, once the bids are shown."""
    turn: int
    """How many of them have acted."""

    dark: int
    """Where the positive verdict lies: a candidate, or SET_ASIDE."""
    revealed: list[bool]
    seen: list[int]
    """For each seat a bit for each candidate whose verdict it looked at."""

    laboratory_stack: list[int]
    research_stack: list[int]
    resource_stack: list[int]
    face_laboratory: int
    face_research: int
    face_resource: int

    owner: list[int]
    """Who owns each laboratory."""
    hosted: list[int]
    """The research in each laboratory."""
    home: list[int]
    """The laboratory of each research that is installed."""
    lacking: list[int]
    """For laboratory × 3 + kind: how many resources of that kind its research has not got."""
    short: list[int]
    """For each laboratory how many more cards its research needs; less than what is lacking when a postdoc helps."""
    postdoc: list[int]
    """For each laboratory the postdoc's grant card, if it works there."""

    side_research: list[list[int]]
    side_resources: list[list[int]]

    grant_stack: list[int]
    played: list[int]
    hands: list[list[int]]
    bids: list[int]
    removed: list[int]
    """Played events, out of the game."""
    recalled: int
    """The event that came back in this round (DM-70)."""
    fresh: int
    """A bit for each grant that was in the last shuffle: the others have been in hands since before it."""
    known: list[int]
    """For each seat a bit for each grant that it saw go into a hand."""

    gone_research: list[int]
    gone_resources: list[int]
