"""The arrangement that captures most Insight, as far as a search finds it, for bots and for hints (FS-D5).

What lies on the table is where it begins, and may be moved like any other tile but for those that must stay. The effort
is the number of tiles that are tried on: 1,000 is a glance, 10,000 a good look. The same random source gives the same
answer.
"""

from collections.abc import Iterable

from serendip.core.chance import Chance
from serendip.games.for_science.vaccine.capture import captured
from serendip.games.for_science.vaccine.placing import Cap, Placement, groups
from serendip.games.for_science.vaccine.search import Search


class Arrangement:
    """Tiles in their places, and the group that counts."""

    def __init__(self, placements: list[Placement], group: list[int], insight: dict[str, int]) -> None:
        self.placements = placements
        """Where tiles should lie; whatever else lies on the table is to go back to the loose ones."""
        self.group = group
        self.insight = insight
        """Captured Insight by colour."""

    @property
    def total(self) -> int:
        """All its Insight together."""
        return sum(self.insight.values())


def best_group(placements: Iterable[Placement], blocks: Iterable[Cap] = ()) -> Arrangement:
    """Return what lies there, with the group that has captured most; of equal ones the largest."""
    lying = list(placements)
    stands = list(blocks)
    best = Arrangement(lying, [], captured([], []))
    for group in groups(lying):
        insight = captured(lying, group, stands)
        if (sum(insight.values()), len(group)) > (best.total, len(best.group)):
            best = Arrangement(lying, group, insight)
    return best


def best_arrangement(
    tiles: Iterable[int],
    lying: Iterable[Placement],
    effort: int,
    rng: Chance,
    still: Iterable[int] = (),
    blocks: Iterable[Cap] = (),
) -> Arrangement:
    """Return the best arrangement found of the loose tiles and of those that lie there already.

    `still` names tiles that lie there and may not be moved, as those in another player's hand. What lies there must
    not clash. The answer is what lies there already unless more Insight was found.
    """
    start = list(lying)
    stands = list(blocks)
    stay = set(still)
    now = best_group(start, stands)
    search = Search(start, now.group, set(tiles), stay, stands, rng)
    found = best_group(search.run(effort), stands)
    return found if found.total > now.total else now
