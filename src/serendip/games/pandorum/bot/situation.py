"""What a bot sees, put so that its rules of thumb read easily and turns can be weighed."""

from typing import Any

from serendip.core.line import Plain
from serendip.games.pandorum.bot.plans import IMPOSSIBLE, MONOLITH, Means, settling
from serendip.games.pandorum.components import BASE, FOREPARTS, HULLS, MODULE, PROJECTS, SATELLITES


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
        self.sectors: list[list[int]] = [sector["worth"] for sector in seen["sectors"]]
        self.means = Means(
            self.hand,
            [self.fuel.get(name, 0) for name in PROJECTS],
            sum(own["slots"][1].values()),
            [own["modules"], own["bases"]],
            FOREPARTS.index(own["forepart"]),
            HULLS.index(own["hull"]["name"]),
            [SATELLITES.index(satellite["name"]) for satellite in own["satellites"]],
            self.turn["forepart_used"],
        )

    def plan(self, hex: int, pays: list[int], hand: list[int], price: int) -> tuple[float, int]:
        """Return what the best construction on a hex is worth after paying so many cards, and what it is."""
        sector = self.sectors[self.seen["hexes"][hex]["sector"]]
        worths = [self.means.plan(pays, hand, price, kind) + settling(sector, self.me, kind) for kind in (MODULE, BASE)]
        return max(worths), worths.index(max(worths))

    def best_move(self, hand: list[int]) -> tuple[float, int]:
        """Return the worth of the best turn with such a hand, and where it goes: −1 to stay."""
        best = 0.0
        where = -1
        site = self.seen["site"]
        if site is not None:
            best = max(best, self.plan(site["hex"], site["pays"], hand, 0)[0] + total_of(site["bonus"]))
        cards = sum(hand)
        for move in self.seen["moves"]:
            if move["price"] > cards or "pays" not in move:
                continue
            worth = self.plan(move["hex"], move["pays"], hand, move["price"])[0] + move["bonus"]
            if worth < IMPOSSIBLE / 2:
                worth = -self.means.in_hand * move["price"]
            if not move["free"]:
                worth += MONOLITH
            if worth > best:
                best = worth
                where = move["hex"]
        return best, where


def total_of(items: list[Any]) -> int:
    """Return the sum of the items of an income."""
    return sum([item["quids"] for item in items])
