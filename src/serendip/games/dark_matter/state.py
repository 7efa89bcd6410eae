"""One position of Dark Matter: where every card is. The rules that move it are in `rules/` and `cards/`.

Cards are numbers (see `components`); stacks have their top at the end; -1 stands for "none".
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.line import Plain, Said
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

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return legal(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        carry_out(self, seat, action)

    def public(self) -> dict[str, Plain]:
        """Return what lies open on the table."""
        return public(self)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know besides."""
        return view(self, seat)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now."""
        return refuse(self, seat, action)

    def imagine(self, seat: int | None, chance: Chance) -> "DarkMatter":
        """Return a copy with all that the seat can't know dealt anew."""
        other = self.copy()
        other.chance = chance
        redeal(other, seat)
        return other

    def copy(self) -> "DarkMatter":
        """Return an equal state that shares nothing that can change."""
        other = DarkMatter(self.seats, self.chance.copy())
        self.copy_table(other)
        other.round = self.round
        other.stage = self.stage
        other.order = self.order
        other.turn = self.turn
        other.dark = self.dark
        other.revealed = self.revealed[:]
        other.seen = self.seen[:]
        other.laboratory_stack = self.laboratory_stack[:]
        other.research_stack = self.research_stack[:]
        other.resource_stack = self.resource_stack[:]
        other.face_laboratory = self.face_laboratory
        other.face_research = self.face_research
        other.face_resource = self.face_resource
        other.owner = self.owner[:]
        other.hosted = self.hosted[:]
        other.home = self.home[:]
        other.lacking = self.lacking[:]
        other.short = self.short[:]
        other.postdoc = self.postdoc[:]
        other.side_research = [cards[:] for cards in self.side_research]
        other.side_resources = [cards[:] for cards in self.side_resources]
        other.grant_stack = self.grant_stack[:]
        other.played = self.played[:]
        other.hands = [cards[:] for cards in self.hands]
        other.bids = self.bids[:]
        other.removed = self.removed[:]
        other.recalled = self.recalled
        other.fresh = self.fresh
        other.known = self.known[:]
        other.gone_research = self.gone_research[:]
        other.gone_resources = self.gone_resources[:]
        return other


# The rules need the class above, so they are imported below it.
from serendip.games.dark_matter.imagination import redeal  # noqa: E402
from serendip.games.dark_matter.rules.offers import legal  # noqa: E402
from serendip.games.dark_matter.rules.refusals import refuse  # noqa: E402
from serendip.games.dark_matter.rules.turn import carry_out  # noqa: E402
from serendip.games.dark_matter.view import prompt, public, view  # noqa: E402
