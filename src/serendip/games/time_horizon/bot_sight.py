"""What one player sees of Time Horizon, put so that rules of thumb read easily."""

from math import exp
from typing import Any, Final, TypeAlias

from serendip.core.line import Plain
from serendip.games.time_horizon.components import (
    ABSORBS,
    CARD_NUMBER,
    DAMAGE,
    INNER_RINGS,
    LAST_ROUNDS,
    LINK,
    ORGANISE_COST,
    PER_RING,
    ROTATIONS,
    ROUNDS,
    STABILIZER_FORCE,
)
from serendip.games.time_horizon.continuum import EARLIER, NEIGHBOUR, NODES, RING, SYMMETRICAL, distance
from serendip.games.time_horizon.view_board import event_card

Card: TypeAlias = dict[str, Any]

PRICE: Final = 0.02
"""What a unit of energy is worth in points: a turn of extraction far out pays for two events."""

UNREST: Final = 0.7
"""How much less sure an event is for each round in which it can still be pushed."""


class Sight:
    """A view, read for one's own seat. Worths are in points."""

    def __init__(self, view: dict[str, Plain]) -> None:
        seen: Any = view
        self.seen: Card = seen
        self.me: int = seen["seat"]
        self.own: Card = seen["you"]
        self.round: int = seen["round"]
        self.rounds_left: int = ROUNDS - self.round
        self.players: list[Card] = seen["players"]
        mine = self.players[self.me]
        self.energy: int = mine["energy"]
        self.node: int = NODES if mine["far"] else mine["node"] if mine["node"] is not None else -1
        self.stored: int = mine["stored"] or 0
        self.points: list[int] = [player["points"] for player in self.players]
        self.activity: int = seen["activity"]
        self.hand: list[Card] = self.own["hand"]
        self.plan: Card = self.own["plan"] or {}
        self.seat_of: dict[str, int] = {
            colour: player["seat"] for player in self.players for colour in player["colours"]
        }
        self.reach: dict[int, int] = {
            row["node"]: row["steps"]
            for row in mine["reachable"]
            if self.energy is not None and row["cost"] < self.energy
        }
        self.reach[self.node] = 0
        self.company: list[int] = [
            player["seat"]
            for player in self.players
            if player["seat"] != self.me and player["alive"] and player["node"] == mine["node"]
        ]
        self.guns_about: bool = any(
            player["items"]["Energy Gun"] for player in self.players if player["seat"] != self.me
        )
        self.may_shoot_after_buying: bool = not seen["periods"]["peace"] and not mine["items"]["Energy Gun"]
        self._linked: dict[tuple[int, int], Card] = {
            (link["from"], link["to"]): link for link in seen["links"] if not link["long"]
        }
        # Energy is worth less when there is more of it than turns to use it, and little at the end.
        plenty = self.energy > ORGANISE_COST * (self.rounds_left + 1)
        self.price: float = 0.1 * PRICE if plenty else PRICE

    def event(self, node: int) -> Card | None:
        """Return the event in a node."""
        found: Card | None = self.seen["nodes"][node]["event"] if 0 <= node < NODES else None
        return found

    def gain(self, node: int) -> int:
        """Return what an extraction brings in a node."""
        if node >= NODES:
            return 17
        event = self.event(node)
        return PER_RING * RING[node] + (event["bonus"] if event else 0)

    def outlook(self, node: int) -> float:
        """Return what it is worth to stand in a node when the turn is over: energy to come, room to organise."""
        if not 0 <= node < NODES or self.rounds_left == 0:
            return 0.0
        room = sum(1 for other in self._free_around(node)) * 0.02
        doomed = LAST_ROUNDS[RING[node]] == self.round
        return (0.0 if doomed else self.gain(node) * self.price) + room + 0.02 * RING[node]

    def _free_around(self, node: int) -> list[int]:
        around = [node, *[other for other in NEIGHBOUR[6 * node : 6 * node + 6] if other >= 0]]
        return [other for other in around if other >= self.seen["now"] and self.event(other) is None]

    def steps_between(self, one: int, other: int) -> int:
        """Return how far two nodes are apart."""
        return distance(one, other) if one < NODES and other < NODES else NODES

    def faces_past(self, node: int, side: int) -> bool:
        """Say whether a side of a node faces an earlier one."""
        return bool(EARLIER[node] >> side & 1)

    def interest(self, colour: str | None, amount: int) -> float:
        """Return what points for a colour are worth to oneself: a rival's loss is a small gain."""
        if colour is None or colour not in self.seat_of:
            return 0.0
        seat = self.seat_of[colour]
        if seat == self.me:
            return float(amount)
        rivals = len(self.players) - 1
        weight = 0.55 if self.is_leader(seat) else 0.35
        return -amount * weight * (1.6 if rivals == 1 else 1.0)

    def stake(self, node: int) -> float:
        """Return how much better "happens" is than "does not" for oneself."""
        event = self.event(node)
        if event is None:
            return 0.0
        if "bets" in event:
            sides = [1 if row["side"] == "happens" else -1 for row in event["bets"] if row["seat"] == self.me]
            return float(sum(sides))
        return self.interest(event["happens"], event["amount"]) - self.interest(event["fails"], event["amount"])

    def likely(self, node: int, push: int) -> float:
        """Return how likely a node's event happens after so many more impacts."""
        event = self.event(node)
        assert event is not None
        return chance(event["sum"] + push, event["token"] == "happens", self.time_left(node))

    def time_left(self, node: int) -> int:
        """Return in how many rounds the Now passes a node."""
        return max(0, LAST_ROUNDS[RING[node]] - self.round)

    def best_placement(self, card: Card, node: int) -> tuple[float, int, str]:
        """Return what organising a card in a node is worth, and the rotation and side that are worth most."""
        rotations = self.rotations(card, node)
        found = (-9.0, 0, "happens")
        for rotation in rotations:
            total = self.sum_of(card, node, rotation)
            for side in ("happens", "does not"):
                likely = chance(total, side == "happens", self.time_left(node))
                worth = likely * self._arc(card, "happens") + (1 - likely) * self._arc(card, "fails")
                if worth > found[0]:
                    found = (worth, rotation, side)
        worth = found[0]
        if rotations and card["gear"] and self.seen["periods"]["artifacts"]:
            worth += 26 * self.price
        # What is held is not worth less for being held, but time runs out.
        return (worth + 0.02 * card["bonus"] - 0.03 * self.rounds_left * (card["amount"] < 2), found[1], found[2])

    def _arc(self, card: Card, arc: str) -> float:
        if card[arc] == "free":
            # Nobody is named yet: somebody will be who should not gain.
            return 0.3 if card["amount"] < 0 else -0.1
        return self.interest(card[arc], card["amount"])

    def rotations(self, card: Card, node: int) -> list[int]:
        """Return the rotations in which a card fits into a free node."""
        number = CARD_NUMBER[card["title"]]
        if "later nodes" in card["picture"] and self.time_left(node) == 0:
            return []
        if "inner rings" in card["picture"] and RING[node] not in INNER_RINGS:
            return []
        return list(ROTATIONS[number][node])

    def sum_of(self, card: Card, node: int, rotation: int) -> int:
        """Return the sum that a card would have in a node: links with earlier events, and impacts that wait there."""
        place = self.seen["nodes"][node]
        total: int = place["for"] - place["against"]
        own = {(link["side"] + rotation) % 6: link["kind"] for link in card["links"]}
        for side in range(6):
            other = NEIGHBOUR[6 * node + side]
            if not 0 <= other < node:
                continue
            earlier = self.event(other)
            if earlier is None:
                continue
            link = self._linked.get((other, node))
            kind = link["kind"] if link else own.get(side)
            if kind is None:
                continue
            strength = link["strength"] if link else LINK
            total += strength if (kind == "cause") == (earlier["outcome"] == "happens") else -strength
        return total

    def planned_card(self) -> Card | None:
        """Return the card that is being organised, with the arcs named so far."""
        title = self.plan.get("card")
        for card in self.hand:
            if card["title"] == title:
                return {**card, "happens": self.plan["happens"], "fails": self.plan["fails"]}
        return None

    def card_worth(self, title: str) -> float:
        """Return what an event is worth in hand."""
        card: Card = event_card(CARD_NUMBER[title])
        if "free" in (card["happens"], card["fails"]):
            return 0.1 if card["amount"] < 0 else -0.2
        either = [self.interest(card["happens"], card["amount"]), self.interest(card["fails"], card["amount"])]
        worth: float = 0.8 * max(either) + 0.2 * min(either) + 0.02 * card["bonus"] + 0.3 * card["gear"]
        return worth

    def stabilized(self, side: str) -> float:
        """Return what the Stabilizer would change here."""
        push = STABILIZER_FORCE if side == "happens" else -STABILIZER_FORCE
        total = 0.0
        for node in (self.node, *SYMMETRICAL[self.node]):
            if self.event(node) is not None:
                total += self.stake(node) * (self.likely(node, push) - self.likely(node, 0))
        return total

    def far_round(self, seat: int) -> float:
        """Return how far round the table a player sits, less than 1: it settles between equals and favours no seat."""
        return (seat - self.me) % len(self.players) / len(self.players)

    def is_leader(self, seat: int) -> bool:
        """Say whether a rival has the most points of all rivals."""
        return self.points[seat] == max(points for other, points in enumerate(self.points) if other != self.me)

    def falls(self, seat: int) -> bool:
        """Say whether one shot would put a player out."""
        level = max(1, self.players[self.me]["items"]["Energy Gun"])
        other = self.players[seat]
        damage = DAMAGE[level] - ABSORBS[other["items"]["Shield Generator"]]
        return bool(other["alive"]) and int(other["energy"]) <= damage

    def level(self, item: str) -> int:
        """Return the level of one's own item."""
        return int(self.players[self.me]["items"][item])

    def cost_of(self, item: str) -> int:
        """Return what an item costs now."""
        return int(self.players[self.me]["prices"][item])


def chance(total: int, token: bool, rounds: int) -> float:
    """Return how likely an event happens, from its sum, its token and the rounds in which others can still push it."""
    return 1 / (1 + exp(-(2 * total + (1 if token else -1)) / (0.9 + UNREST * rounds)))
