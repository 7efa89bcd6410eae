"""What a bot sees, put so that its rules of thumb read easily and turns can be weighed."""

from typing import Any, Final

from serendip.core.line import Plain
from serendip.games.pandorum.bot.ground import Ground
from serendip.games.pandorum.bot.plans import IMPOSSIBLE, LITTLE, MONOLITH, Means, settling
from serendip.games.pandorum.components import (
    BASE,
    EVENT_FIGURES,
    EVENT_NUMBER,
    FOREPARTS,
    HULLS,
    MODULE,
    PROJECTS,
    SATELLITES,
)
from serendip.games.pandorum.words import INCOME_EVENT

CROSSING: Final = EVENT_FIGURES[EVENT_NUMBER["Dead City"]]["pays"]
DENIED: Final = 0.8
STORM: Final = EVENT_FIGURES[EVENT_NUMBER["Sandstorm"]]["dearer"]


class Situation:
    """What one player sees: means, the best construction on each hex, and the best move."""

    def __init__(self, view: dict[str, Plain]) -> None:
        seen: Any = view
        self.seen = seen
        self.me: int = seen["seat"]
        self.players: list[Any] = seen["players"]
        own = self.players[self.me]
        self.own = own
        self.turn = seen["turn"]
        self.hand = [own["cards"].get(name, 0) for name in PROJECTS]
        self.fuel: dict[str, int] = own["slots"][0]
        self._ground: Ground | None = None
        self.sectors: list[list[int]] = [sector["worth"] for sector in seen["sectors"]]
        self.in_force: dict[str, int] = {
            event["name"]: event["quids"] for event in seen["events"]["active"] if event["in_force"]
        }
        """The Events that work, and what lies on them."""
        self.crossing: int = min(CROSSING, self.in_force.get("Dead City", 0))
        """What crossing the dead city pays."""
        self.denied: float = DENIED / max(1, len(self.players) - 1)
        """How much more a Quid from an Event is worth than another: no rival takes it."""
        self.dearer: int = STORM if "Sandstorm" in self.in_force else 0
        """How many cards more a move costs."""
        self.means = Means(
            self.hand,
            [self.fuel.get(name, 0) for name in PROJECTS],
            sum(own["slots"][1].values()),
            [own["modules"], own["bases"]],
            FOREPARTS.index(own["forepart"]),
            HULLS.index(own["hull"]["name"]),
            [SATELLITES.index(satellite["name"]) for satellite in own["satellites"]],
            self.turn["forepart_used"],
            1 if "Expansion" in self.in_force else 0,
        )

    @property
    def ground(self) -> Ground:
        """The planet, read when it is asked for first."""
        if self._ground is None:
            self._ground = Ground(self.seen, self.me)
        return self._ground

    def plan(self, hex: int, pays: list[int], hand: list[int], price: int) -> tuple[float, int]:
        """Return what the best construction on a hex is worth after paying so many cards, and what it is.

        Where Training lets one rebuild, that is a base, and the sector gains as by a module.
        """
        found = self.seen["hexes"][hex]
        sector = self.sectors[found["sector"]]
        if found["holds"] == "structure":
            return self.means.plan(pays, hand, price, BASE) + settling(sector, self.me, MODULE), BASE
        worths = [self.means.plan(pays, hand, price, kind) + settling(sector, self.me, kind) for kind in (MODULE, BASE)]
        return max(worths), worths.index(max(worths))

    def too_much_for_expansion(self, earned: int, card: int) -> int:
        """Return what Expansion would not pay any more if a card were used in the construction that goes on."""
        if earned >= LITTLE or earned + self.seen["site"]["pays"][card] < LITTLE:
            return 0
        return self.means.for_little

    def on_top(self, bonus: int, from_events: int) -> float:
        """Return what hull and Events are worth on top of the cards; what Expansion pays is part of the plan."""
        little = self.means.for_little
        return bonus - little + self.denied * (from_events - little)

    def best_move(self, hand: list[int]) -> tuple[float, int, bool]:
        """Return the worth of the best turn with such a hand, where it goes (−1 to stay), and if across the city."""
        best = 0.0
        where = -1
        over = False
        site = self.seen["site"]
        if site is not None:
            from_events = [item for item in site["bonus"] if item["said"]["key"] == INCOME_EVENT.key]
            bonus = self.on_top(total_of(site["bonus"]), total_of(from_events))
            best = max(best, self.plan(site["hex"], site["pays"], hand, 0)[0] + bonus)
        cards = sum(hand)
        for move in self.seen["moves"]:
            for price, across in ways_of(move):
                if price > cards:
                    continue
                worth = IMPOSSIBLE
                if "pays" in move:
                    worth = self.plan(move["hex"], move["pays"], hand, price)[0]
                    worth += self.on_top(move["bonus"], move.get("from_events", 0))
                if worth < IMPOSSIBLE / 2:
                    worth = -self.means.in_hand * price
                if self.seen["hexes"][move["hex"]]["holds"] == "monolith":
                    worth += MONOLITH
                worth += (1.0 + self.denied) * (move.get("gain", 0) + (self.crossing if across else 0))
                if worth > best:
                    best = worth
                    where = move["hex"]
                    over = across
        return best, where, over


def ways_of(move: Any) -> list[tuple[int, bool]]:
    """Return the prices of the ways to a hex, and whether they lead across the dead city."""
    found = [(move[way], way == "across") for way in ("around", "across") if way in move]
    return found or [(move["price"], False)]


def total_of(items: list[Any]) -> int:
    """Return the sum of the items of an income."""
    return sum([item["quids"] for item in items])
