"""The tree of a search: what the searching seat could see happen, and how well it went.

One tree serves all iterations although each plays in another imagined match: a node stands for what the searching
seat knows, and of the actions below it only those that are legal in the match at hand compete. So an action is judged
by how often it was tried among the times it was available (Cowling et al. 2012, SO-ISMCTS). Every seat on the way
maximises its own reward. Choices that are made at the same time are made one after the other, but those of the others
do not lead to another node: the searching seat does not see them, and so can't answer them.
"""

from collections.abc import Iterable
from math import log, sqrt
from random import Random

from serendip.bots.bot import Suggestion
from serendip.bots.random_bot import pick_any
from serendip.bots.rewards import rewards_of
from serendip.core.action import Action, Ranged
from serendip.core.match import Match


class Settings:
    """How a search searches; the defaults were measured (docs/bots.md)."""

    def __init__(self, exploration: float = 0.15, playout: int = 4, depth: int = 40) -> None:
        self.exploration = exploration
        self.playout = playout
        self.depth = depth


class Edge:
    """One action of one seat: how often it was available and tried, and what it brought that seat in all."""

    __slots__ = ("available", "below", "reward", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.below: Node | None = None


class Node:
    """What the searching seat knows at some point, with the edges tried from there, by seat and action."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, dict[Action, Edge]] = {}


class Tree:
    """The statistics of one search."""

    def __init__(self, seat: int | None, rng: Random, settings: Settings) -> None:
        self.seat = seat
        self.rng = rng
        self.settings = settings
        self.root = Node()

    def iterate(self, match: Match, also: Iterable[int] = ()) -> dict[int, float]:
        """Play one imagined match down the tree and a little beyond, keep what came of it and return it.

        It is returned for the seats that chose something on the way and for those in `also`.
        """
        path: list[tuple[int, Edge]] = []
        self.descend(match, path)
        self.play_out(match)
        rewards = rewards_of(match, {*also, *(seat for seat, _ in path)})
        for seat, edge in path:
            edge.visits += 1
            edge.reward += rewards[seat]
        return rewards

    def descend(self, match: Match, path: list[tuple[int, Edge]]) -> None:
        """Follow the best edges until one is new, and add that one."""
        node = self.root
        for _ in range(self.settings.depth):
            asked = match.to_act
            if not asked:
                return
            seat = asked[0]
            actions = match.actions(seat)
            if len(actions) == 1 and not isinstance(actions[0], Ranged):
                match.play(seat, actions[0])
                continue
            edges = node.edges.setdefault(seat, {})
            action, edge = self.select(edges, actions)
            match.play(seat, action)
            path.append((seat, edge))
            if len(asked) > 1 and seat != self.seat:
                continue
            if edge.visits == 0:
                return
            if edge.below is None:
                edge.below = Node()
            node = edge.below

    def select(self, edges: dict[Action, Edge], actions: tuple[Action, ...]) -> tuple[Action, Edge]:
        """Return an action that was never tried, or the one with the best upper bound."""
        fresh: list[Action] = []
        known: list[tuple[Action, Edge]] = []
        for action in actions:
            edge = edges.get(action)
            if edge is None:
                fresh.append(action)
            else:
                edge.available += 1
                known.append((action, edge))
        if fresh:
            action = pick_any(fresh, self.rng)
            edge = edges[action] = Edge()
            edge.available = 1
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

    def play_out(self, match: Match) -> None:
        """Go on at random for a while."""
        for _ in range(self.settings.playout):
            asked = match.to_act
            if not asked:
                return
            match.play(asked[0], pick_any(match.actions(asked[0]), self.rng))

    def suggestion(self) -> Suggestion:
        """Return what was tried most at the root, and what each action there brought on average."""
        assert self.seat is not None
        edges = self.root.edges[self.seat]
        choice = max(edges, key=lambda action: (edges[action].visits, edges[action].reward))
        return Suggestion(choice, {action: edge.reward / max(edge.visits, 1) for action, edge in edges.items()})
