"""A position of Time Horizon through the eyes of one player, put so that rules of thumb read easily.

It looks at nothing that this player may not know. Worths are in points.
"""

from typing import Final

from serendip.games.time_horizon.bot.estimate import ENERGY, likely, time_left
from serendip.games.time_horizon.components import (
    ABSORBS,
    AMOUNT,
    BONUS,
    DAMAGE,
    FAILS_ARC,
    FIRST_ARTIFACT_ROUND,
    FREE_ARCS,
    GEAR,
    GUN,
    HAPPENS_ARC,
    LAST_ROUNDS,
    LINK,
    LINK_KINDS,
    MOVE_COST,
    NOBODY,
    ORGANISE_COST,
    PEACEFUL_ROUNDS,
    ROTATIONS,
    ROUNDS,
    SHIELD,
    STABILIZER_FORCE,
    TANGLES,
)
from serendip.games.time_horizon.continuum import BACKWARD, NEIGHBOURS, NODES, RING, SYMMETRICAL, distance
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.rules.moving import speed, within
from serendip.games.time_horizon.rules.organising import is_free, may_stand
from serendip.games.time_horizon.state import HAPPENED, TimeHorizon

EXPOSED: Final = 0.05
"""What a small event loses, against a single rival, by each round in which it can still be pushed."""

GEAR_WORTH: Final = 26
"""What the artifact of a gear is worth in energy."""


class Situation:
    """What one player makes of a position."""

    def __init__(self, state: TimeHorizon, me: int) -> None:
        self.state: TimeHorizon = state
        self.me: int = me
        self.energy: int = state.energy[me]
        self.node: int = state.pawn[me]
        self.activity: int = state.activity
        self.rounds_left: int = ROUNDS - state.round
        # Energy is worth less when there is more of it than turns to use it, and little at the end.
        plenty = self.energy > ORGANISE_COST * (self.rounds_left + 1)
        self.price: float = 0.1 * ENERGY if plenty else ENERGY
        most = -99
        for seat in range(state.seats):
            if seat != me and state.points[seat] > most:
                most = state.points[seat]
        self.most_of_rivals: int = most

    def reach(self) -> list[tuple[int, int]]:
        """Return the nodes that can be reached in this turn, with the steps to them and some energy left."""
        state = self.state
        found = [(self.node, 0)]
        if not 0 <= self.node < NODES:
            return found
        steps = min(speed(state, self.me) - state.moves, (self.energy - 1) // MOVE_COST)
        return found + within(state, self.node, steps)

    def company(self) -> list[int]:
        """Return who else is in one's node."""
        state = self.state
        return [
            seat
            for seat in range(state.seats)
            if seat != self.me and state.alive[seat] and state.pawn[seat] == self.node
        ]

    def guns_about(self) -> bool:
        """Say whether a rival has a gun."""
        guns = self.state.items[GUN]
        return any(guns[seat] for seat in range(self.state.seats) if seat != self.me)

    def may_shoot_after_buying(self) -> bool:
        """Say whether a first gun could be used at once."""
        return self.state.round > PEACEFUL_ROUNDS and not self.state.items[GUN][self.me]

    def gain(self, node: int) -> int:
        """Return what an extraction brings in a node."""
        return yield_of(self.state, node)

    def outlook(self, node: int) -> float:
        """Return what it is worth to stand in a node when the turn is over: energy to come, room to organise."""
        if not 0 <= node < NODES or self.rounds_left == 0:
            return 0.0
        state = self.state
        room = 1 if is_free(state, node) else 0
        for other in NEIGHBOURS[node]:
            if other >= state.now and state.event[other] < 0:
                room += 1
        doomed = LAST_ROUNDS[RING[node]] == state.round
        return (0.0 if doomed else self.gain(node) * self.price) + room * 0.02 + 0.02 * RING[node]

    def interest(self, colour: int, amount: int) -> float:
        """Return what points for a colour are worth to oneself: a rival's loss is a small gain."""
        if colour == NOBODY:
            return 0.0
        seat = self.state.seat_of[colour]
        if seat < 0:
            return 0.0
        if seat == self.me:
            return float(amount)
        weight = 0.55 if self.is_leader(seat) else 0.35
        return -amount * weight * (1.6 if self.state.seats == 2 else 1.0)

    def stake(self, node: int) -> float:
        """Return how much better "happens" is than "does not" for oneself."""
        state = self.state
        card = state.event[node]
        if card < 0:
            return 0.0
        if card >= TANGLES:
            total = 0
            for at, seat, side in state.tangle_tokens:
                if at == node and seat == self.me:
                    total += 1 if side else -1
            return float(total)
        amount = AMOUNT[card]
        return self.interest(state.happens_arc[node], amount) - self.interest(state.fails_arc[node], amount)

    def shift(self, node: int, push: int) -> float:
        """Return how much likelier a node's event gets to happen by so many more impacts."""
        state = self.state
        total = state.sums[node]
        token = state.token[node]
        left = time_left(state, node)
        return likely(total + push, token, left) - likely(total, token, left)

    def best_placement(self, card: int, node: int, happens: float, fails: float) -> tuple[float, int, int]:
        """Return what a card is worth in a node, and the rotation and side that are worth most.

        `happens` and `fails` is what it is worth to oneself when it happens and when it does not.
        """
        state = self.state
        worth = -9.0
        best_rotation = 0
        best_side = 1
        fits = may_stand(state, card, node)
        if fits:
            left = time_left(state, node)
            for rotation in ROTATIONS[card][node]:
                total = self.sum_of(card, node, rotation)
                for side in (1, 0):
                    chance = likely(total, side, left)
                    found = chance * happens + (1 - chance) * fails
                    if found > worth:
                        worth = found
                        best_rotation = rotation
                        best_side = side
            if GEAR[card] and state.round >= FIRST_ARTIFACT_ROUND:
                worth += GEAR_WORTH * self.price
        worth += 0.02 * BONUS[card]
        if state.seats == 2 and AMOUNT[card] < 2:
            # A single rival has every turn to answer until the Now comes: small events are better laid close to it.
            worth -= EXPOSED * time_left(state, node)
        return worth, best_rotation, best_side

    def arcs(self, card: int) -> tuple[float, float]:
        """Return what it is worth to oneself when a card happens and when it does not."""
        amount = AMOUNT[card]
        if FREE_ARCS[card]:
            # Nobody is named yet: somebody will be who should not gain.
            either = 0.3 if amount < 0 else -0.1
            return either, either
        return self.interest(HAPPENS_ARC[card], amount), self.interest(FAILS_ARC[card], amount)

    def planned_arcs(self) -> tuple[float, float]:
        """Return the same for the card that is being organised, with the arcs named so far."""
        state = self.state
        amount = AMOUNT[state.plan_card]
        return self.interest(state.plan_happens, amount), self.interest(state.plan_fails, amount)

    def sum_of(self, card: int, node: int, rotation: int) -> int:
        """Return the sum that a card would have in a node: links with earlier events, and impacts that wait there."""
        state = self.state
        total = state.impacts_for[node] - state.impacts_against[node]
        kinds = LINK_KINDS[card]
        for number, earlier in BACKWARD[node]:
            if state.event[earlier] < 0:
                continue
            kind = state.border[number]
            strength = state.strength[number] if kind else LINK
            if not kind:
                kind = kinds[(number % 6 - rotation) % 6]
            total += kind * strength if state.expected[earlier] == HAPPENED else -kind * strength
        return total

    def card_worth(self, card: int) -> float:
        """Return what an event is worth in hand."""
        if FREE_ARCS[card]:
            return 0.1 if AMOUNT[card] < 0 else -0.2
        happens, fails = self.arcs(card)
        return 0.8 * max(happens, fails) + 0.2 * min(happens, fails) + 0.02 * BONUS[card] + 0.3 * GEAR[card]

    def stabilized(self, side: str) -> float:
        """Return what the Stabilizer would change here."""
        push = STABILIZER_FORCE if side == "happens" else -STABILIZER_FORCE
        total = 0.0
        for node in (self.node, *SYMMETRICAL[self.node]):
            if self.state.event[node] >= 0:
                total += self.stake(node) * self.shift(node, push)
        return total

    def steps_between(self, one: int, other: int) -> int:
        """Return how far two nodes are apart."""
        return distance(one, other) if one < NODES and other < NODES else NODES

    def far_round(self, seat: int) -> float:
        """Return how far round the table a player sits, less than 1: it settles between equals and favours no seat."""
        return (seat - self.me) % self.state.seats / self.state.seats

    def is_leader(self, seat: int) -> bool:
        """Say whether a rival has the most points of all rivals."""
        return self.state.points[seat] == self.most_of_rivals

    def falls(self, seat: int) -> bool:
        """Say whether one shot would put a player out."""
        state = self.state
        damage = DAMAGE[max(1, state.items[GUN][self.me])] - ABSORBS[state.items[SHIELD][seat]]
        return state.alive[seat] and state.energy[seat] <= damage
