"""Weighing a turn of Pandorum: what to build on a hex, which cards to use, and in which slots they are worth most.

All values are in Quids. What a card is worth in hand or in a slot is guessed by the numbers below; bots with other
numbers played each other to find them (docs/pandorum-balance.md). The bot weighs what it sees, the search what it
imagines: both by the same plans.
"""

from typing import Final

from serendip.games.pandorum.components import (
    BY_TERRAIN,
    CARGO_PAYS,
    DISPATCH,
    DRAW,
    DRILL,
    EVENT_FIGURES,
    EVENT_NUMBER,
    FARTHER,
    FOREPART_DOES,
    FOREPART_QUIDS,
    GRAPPLE,
    HULL_CAP,
    HULL_STEP,
    LEAST_CARDS,
    MOST_CARDS,
    PAYS_BY,
    REPLICATE,
    SECTOR_PAYS,
    TARGETS,
    TIE_PAYS,
    TYPES,
    WORTH,
)

IN_HAND: Final = 1.3
"""What a card is worth that stays in hand, as long as there is much to build; towards the end less and less."""
MUCH_TO_BUILD: Final = 5
FUEL: Final[dict[int, float]] = {FARTHER: 1.2, DRILL: 2.4, DISPATCH: 2.0, DRAW: 1.6, GRAPPLE: 2.4, REPLICATE: 2.2}
"""What a card in slot 1 is worth, by what the forepart does."""
ENOUGH_IN_SLOT_1: Final = 5
HULL_WORKS: Final = 0.6
"""How often the hull's condition holds."""
MONOLITH: Final = 3.0
SECTOR: Final = 0.6
"""How much of today's lead in a sector lasts to the end."""
LITTLE: Final = EVENT_FIGURES[EVENT_NUMBER["Expansion"]]["less_than"]
"""Expansion pays for a construction whose cards pay less."""
IMPOSSIBLE: Final = -1000.0


class Means:
    """A player's means: hand, slots, parts and supply, and what each type of card is worth in its best slot."""

    def __init__(
        self,
        hand: list[int],
        fuel: list[int],
        in_slot_2: int,
        left: list[int],
        forepart: int,
        hull: int,
        satellites: list[int],
        forepart_used: bool,
        for_little: int = 0,
    ) -> None:
        self.hand: list[int] = hand
        self.fuel: list[int] = fuel
        """The cards in slot 1, by type."""
        self.for_little: int = for_little
        """What Expansion pays for a construction whose cards pay little."""
        self.left: list[int] = left
        """Modules and bases in supply."""
        self.does: int = FOREPART_DOES[forepart]
        self.drilled: int = FOREPART_QUIDS[forepart]
        self.can_use_forepart: bool = not forepart_used and any(fuel)
        to_come = left[0] + left[1]
        self.in_hand: float = IN_HAND * min(1.0, to_come / MUCH_TO_BUILD)
        capped = 1 + in_slot_2 // HULL_STEP[hull] >= HULL_CAP[hull]
        level = 0.1 if capped else HULL_WORKS * to_come / HULL_STEP[hull]
        burning = FUEL[self.does] if sum(fuel) < min(ENOUGH_IN_SLOT_1, to_come) else 0.2
        elsewhere = max(level, burning)
        self.second_choice: int = 1 if burning >= level else 2
        self.in_slot: list[float] = [elsewhere] * TYPES
        self.cargo: list[float] = [0.0] * TYPES
        for satellite in satellites:
            for card in TARGETS[satellite]:
                self.cargo[card] += CARGO_PAYS
        for card in range(TYPES):
            if self.cargo[card] > elsewhere:
                self.in_slot[card] = self.cargo[card]

    def slot(self, card: int) -> int:
        """Return the slot that suits a card best."""
        return 3 if self.cargo[card] >= self.in_slot[card] else self.second_choice

    def worths(self, pays: list[int]) -> list[float]:
        """Return what using one card of each type brings where it pays so much, its slot included."""
        found = [pays[card] + self.in_slot[card] for card in range(TYPES)]
        if self.does == DRILL and self.can_use_forepart:
            for card in range(TYPES):
                if PAYS_BY[card] == BY_TERRAIN and pays[card] < self.drilled:
                    found[card] = self.drilled + self.in_slot[card]
        return found

    def plan(self, pays: list[int], hand: list[int], price: int, kind: int) -> float:
        """Return what a construction is worth after paying so many cards: the best cards are used, the worst pay."""
        spare = sum(hand) - price
        least = LEAST_CARDS[kind]
        if self.left[kind] <= 0 or spare < least:
            return IMPOSSIBLE
        most = min(MOST_CARDS[kind], spare)
        worths = self.worths(pays)
        in_hand = self.in_hand
        total = -in_hand * price
        used = 0
        paid = 0
        for _ in range(TYPES):
            card = 0
            worth = IMPOSSIBLE
            for other in range(TYPES):
                if worths[other] > worth and hand[other]:
                    worth = worths[other]
                    card = other
            if worth == IMPOSSIBLE or used >= most or (worth <= in_hand and used >= least):
                break
            number = min(hand[card], most - used) if worth > in_hand else min(hand[card], least - used)
            total += number * (worth - in_hand)
            used += number
            paid += number * pays[card]
            worths[card] = IMPOSSIBLE
        if self.does == REPLICATE and self.can_use_forepart:
            total += max([pays[card] for card in range(TYPES) if self.fuel[card]])
        return total + self.for_little if paid < LITTLE else total


def lead(worths: list[int], player: int) -> float:
    """Return what a sector is worth to a player, the others' shares held against it."""
    most = max(worths)
    if most == 0:
        return 0.0
    leaders = worths.count(most)
    pays = SECTOR_PAYS if leaders == 1 else TIE_PAYS
    mine = pays if worths[player] == most else 0
    return mine - (pays * leaders - mine) / (len(worths) - 1)


def settling(worths: list[int], player: int, kind: int) -> float:
    """Return what one more Structure in a sector is worth."""
    after = worths[:]
    after[player] += WORTH[kind]
    return SECTOR * (lead(after, player) - lead(worths, player))
