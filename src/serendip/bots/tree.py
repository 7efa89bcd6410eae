"""The tree of a search: what the searching seat could see happen, and how well it went.

One tree serves all iterations although each plays in another imagined match: a node stands for what the searching
seat knows, and of the actions below it only those that are legal in the match at hand compete. So an action is judged
by how often it was tried among the times it was available (Cowling, Powley and Whitehouse 2012, SO-ISMCTS). Every seat
on the way maximises its own reward. Choices that are made at the same time are made one after the other, the searching
seat's last; those of the others do not lead to another node, for it does not see them and can't answer them.
"""

from collections.abc import Iterable, Sequence
from math import log, sqrt
from random import Random

from serendip.bots.choices import Habit, best_looking, first_sight, offers, unfold
from serendip.bots.rewards import rewards_of
from serendip.core.action import Action
from serendip.core.match import Match
from serendip.core.ruleset import Ruleset

DEPTH = 40
"""How many choices deep the tree may get."""

CIRCLES = 40
"""How many choices beyond the horizon are waited for an estimate before whims begin."""


class SearchSettings:
    """How a search searches; the defaults were measured (docs/bots.md)."""

    def __init__(
        self,
        exploration: float = 0.1,
        whim: float = 0.02,
        widening: float = 1.0,
        patience: int = 1000,
        horizon: int | None = None,
        doubt: float | None = None,
    ) -> None:
        self.exploration: float = exploration
        """How much the bound of a rarely tried action is raised (UCB's constant)."""
        self.whim: float = whim
        """How often play is random when no estimate comes, where a game has rules of thumb: it leads out of circles."""
        self.widening: float = widening
        """How quickly actions that look worse at first sight are tried as well."""
        self.patience: int = patience
        """How often the rules of thumb alone choose at a node before the tree does, where the game has them."""
        self.horizon: int | None = horizon
        """How many choices, or turns, for each seat are played before the estimate is asked; None: as the game says."""
        self.doubt: float | None = doubt
        """By how many standard errors an action must beat what the rules of thumb would do; None: as the game says."""


class Edge:
    """One action of one seat: how often it was available and tried, and what it brought that seat in all."""

    __slots__ = ("available", "below", "reward", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.available: int = 0
        self.reward: float = 0.0
        self.below: Node | None = None


class Node:
    """What the searching seat knows at some point, with the edges tried from there, by seat and action."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, dict[Action, Edge]] = {}


class Tree:
    """The statistics of one search; `seat` None searches as a spectator."""

    def __init__(
        self, game: Ruleset, seat: int | None, rng: Random, settings: SearchSettings, tells: bool = False
    ) -> None:
        self.seat = seat
        self.tells = tells
        """Whether it also notes calibrated chances, which are for people: what to choose is a matter of rewards."""
        self.told: list[float] | None = None
        """Everybody's calibrated chances where the last iteration ended, if it tells them and the game knows any."""
        self.rng = rng
        self.settings = settings
        self.root = Node()
        self.habit = Habit(game)
        self.ranges = self.habit.ranges
        self.real_time = game.real_time
        self.horizon = game.lookahead if settings.horizon is None else settings.horizon
        self.doubt = game.doubt if settings.doubt is None else settings.doubt
        self.patience = settings.patience if self.habit.by_sight or self.habit.by_thumb else 1

    def iterate(self, match: Match, first: Action | None = None, also: Iterable[int] = ()) -> dict[int, float]:
        """Play an imagined match down the tree and a little beyond, keep what came of it and return it.

        `first` is what the searching seat does first, if that is settled. Rewards are returned for the seats that
        chose something on the way and for those in `also`.
        """
        path: list[tuple[int, Edge]] = []
        ahead = self.horizon * match.seats
        began = match.moment()
        self.descend(match, path, first)
        until = None if began is None else began + ahead
        rewards = self.play_out(match, {*also, *[seat for seat, _ in path]}, ahead - len(path), until)
        for seat, edge in path:
            edge.reward += rewards[seat]
        return rewards

    def descend(self, match: Match, path: list[tuple[int, Edge]], first: Action | None) -> None:
        """Follow the best edges until one has hardly been tried."""
        node = self.root
        chose: list[int] = []
        for step in range(DEPTH):
            # In real time nobody waits for the others: the searching seat acts first and at once.
            seat = self.seat if self.real_time and first is not None else self.next_seat(match, chose)
            if seat is None:
                return
            unseen = seat != self.seat and len(match.to_act) > 1
            edges = node.edges.setdefault(seat, {})
            if first is not None and seat == self.seat:
                if step and match.why_not(seat, first) is not None:
                    return  # what another seat did meanwhile has made it impossible: an offer was withdrawn, say
                action, edge = first, edges.setdefault(first, Edge())
                first = None
            else:
                actions = offers(match, seat)
                choices = unfold(actions) if self.ranges else actions
                if len(choices) == 1:
                    match.play(seat, choices[0])
                    continue
                action, edge = self.select(match, seat, choices, edges)
            match.play(seat, action)
            path.append((seat, edge))
            edge.visits += 1
            if unseen:
                chose.append(seat)
                continue
            chose.clear()
            if edge.visits <= self.patience:
                return
            if edge.below is None:
                edge.below = Node()
            node = edge.below

    def select(
        self, match: Match, seat: int, choices: "tuple[Action, ...] | list[Action]", edges: dict[Action, Edge]
    ) -> tuple[Action, Edge]:
        """Return the edge with the best upper bound, or a new one while few of the choices were tried.

        With some hundred iterations the best of a few noisy edges is mostly luck, and the rules of thumb choose better;
        so the tree waits until there is something to tell.
        """
        fresh: list[int] = []
        known: list[tuple[Action, Edge]] = []
        tried = 0
        for place, action in enumerate(choices):
            edge = edges.get(action)
            if edge is None:
                fresh.append(place)
            else:
                edge.available += 1
                tried += edge.visits
                known.append((action, edge))
        young = tried < self.patience
        if young or (fresh and len(known) <= self.settings.widening * sqrt(tried - self.patience)):
            action = self.next_tried(match, seat, choices, list(range(len(choices))) if young else fresh)
            edge = edges.setdefault(action, Edge())
            edge.available = max(edge.available, 1)
            return action, edge
        best = known[0]
        most = -1.0
        for row in known:
            edge = row[1]
            bound = edge.reward / edge.visits + self.settings.exploration * sqrt(log(edge.available) / edge.visits)
            if bound > most:
                most = bound
                best = row
        return best

    def next_tried(self, match: Match, seat: int, choices: Sequence[Action], among: list[int]) -> Action:
        """Return what is tried of the choices at these places: what looks best, or what the rules of thumb say."""
        if self.habit.by_thumb and len(among) == len(choices):
            chosen = self.habit.choice(match, seat, choices, self.rng)
            if chosen is not None:
                return chosen
        looks = first_sight(match, seat, self.ranges) or [0.0] * len(choices)
        return choices[among[best_looking([looks[place] for place in among], self.rng)]]

    def play_out(self, match: Match, seats: set[int], ahead: int, until: int | None) -> dict[int, float]:
        """Go on as it looks best, or by rules of thumb, for so many choices at least, or until that moment.

        Then it ends where the game can tell what it is worth.
        """
        rng = self.rng
        while True:
            if match.outcome is not None or is_far_enough(match, ahead, until):
                rewards = rewards_of(match, seats)
                if rewards is not None:
                    self.told = match.outlook() if self.tells else None
                    return rewards
            seat = self.next_seat(match, [])
            if seat is None:
                continue
            ahead -= 1
            actions = offers(match, seat)
            choices = unfold(actions) if self.ranges else actions
            chosen = None
            if len(choices) > 1 and (ahead > -CIRCLES or rng.random() >= self.settings.whim):
                chosen = self.habit.choice(match, seat, choices, rng)
            match.play(seat, choices[int(rng.random() * len(choices))] if chosen is None else chosen)

    def next_seat(self, match: Match, chose: list[int]) -> int | None:
        """Return who acts next; None when it is over.

        Of several it is the searching seat last, but no other acts twice before it.
        """
        asked = match.wait()
        if len(asked) < 2:
            return asked[0] if asked else None
        if self.real_time and self.seat not in asked:
            return self.rng.choice(asked)
        for seat in asked:
            if seat != self.seat and seat not in chose:
                return seat
        return self.seat if self.seat in asked else asked[0]


def is_far_enough(match: Match, ahead: int, until: int | None) -> bool:
    """Say whether a playout may ask for an estimate: after so many choices, or at that moment if the game tells it."""
    if until is None:
        return ahead <= 0
    moment = match.moment()
    return moment is None or moment >= until
