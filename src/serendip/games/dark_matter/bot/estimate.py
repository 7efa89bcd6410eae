"""How good a position of Dark Matter is for a player, for a search that can't play every game to its end.

A candidate that may be dark matter goes to whoever concludes on it first. Who that will be is a matter of odds:
somebody whose research misses one card has five times the odds of somebody with nothing. The odds were measured in
games between bots (docs/bots.md): how often players in such a position were the first.
"""

from math import exp
from typing import Final

from serendip.games.dark_matter.bot.situation import Situation, imagined
from serendip.games.dark_matter.components import CANDIDATE_OF, CANDIDATES, FIRST_EVENT, NO_CANDIDATE
from serendip.games.dark_matter.state import BIDDING, DarkMatter

# The odds of a research by the number of cards that it needs beyond what its owner has at the side.
INSTALLED: Final[list[float]] = [12.0, 5.0, 2.5, 2.0]
INSTALLED_WITH_SIDE_CARDS: Final[list[float]] = [12.0, 3.7, 2.2, 2.0]
"""Installed, but some of what it needs is still at the side: that takes one more action."""
AT_SIDE: Final[list[float]] = [6.5, 2.4, 1.85, 1.55]
FACE_UP: Final[list[float]] = [2.5, 1.75, 1.5, 1.5]
WITHOUT_LABORATORY: Final = 1.3

# What else multiplies the odds of a player.
KIND_AT_SIDE: Final = 1.09
FREE_LABORATORY: Final = 1.1
MOST_MONEY: Final = 1.05
OTHER_HAND: Final = 1.15
"""What the unknown hand of a rival is worth on average."""
EVENT: Final[list[float]] = [1.3, 1.0, 1.07, 1.07, 1.25, 1.1, 1.05, 1.0, 1.05, 1.0, 1.2, 1.15, 1.05]
"""What an event in hand is worth, in the order of the cards."""


def estimate(state: DarkMatter, seat: int) -> float | None:
    """Return a player's chance to win, at the beginning of a round; in the midst of one it can't be told."""
    if state.stage != BIDDING or len(state.to_act) != state.seats:
        return None
    situation = imagined(state, seat)
    odds = [odds_of(situation, player) for player in range(state.seats)]
    hand = worth_of(state.hands[seat])
    nobody = odds_of_nobody(state)
    found = 0.0
    none_is = 1.0 - sum(situation.hopes)
    for candidate in range(len(CANDIDATES)):
        if state.revealed[candidate]:
            continue
        own = odds[seat][candidate] * hand
        total = own + nobody
        for player in range(state.seats):
            if player != seat:
                total += odds[player][candidate] * OTHER_HAND
        found += situation.hopes[candidate] * own / total
        none_is *= 1.0 - nobody / total
    return found + none_is


def odds_of(situation: Situation, player: int) -> list[float]:
    """Return the odds of a player to be the first on each candidate, by the research that is furthest."""
    odds = [1.0] * len(CANDIDATES)
    for laboratory, owner in enumerate(situation.owner):
        research = situation.hosted[laboratory]
        if owner == player and research >= 0 and CANDIDATE_OF[research] != NO_CANDIDATE:
            missing = situation.short_with_side(laboratory, player)
            row = INSTALLED if missing == situation.short[laboratory] else INSTALLED_WITH_SIDE_CARDS
            improve(odds, research, row[missing])
    for research in situation.side_research[player]:
        room = situation.has_room(research, player)
        improve(odds, research, AT_SIDE[situation.missing(research, player)] if room else WITHOUT_LABORATORY)
    if situation.face_research >= 0 and situation.has_room(situation.face_research, player):
        improve(odds, situation.face_research, FACE_UP[situation.missing(situation.face_research, player)])
    readiness: float = FREE_LABORATORY ** len(situation.free[player])
    for count in situation.side[player]:
        if count:
            readiness *= KIND_AT_SIDE
    return [chance * readiness for chance in odds]


def improve(odds: list[float], research: int, chance: float) -> None:
    """Raise the odds on a research's candidate if this is better than what there was."""
    candidate = CANDIDATE_OF[research]
    if candidate != NO_CANDIDATE and chance > odds[candidate]:
        odds[candidate] = chance


def worth_of(hand: list[int]) -> float:
    """Return by how much a hand multiplies the odds of its player."""
    worth = 1.0
    for grant in hand:
        if grant >= FIRST_EVENT:
            worth *= EVENT[grant - FIRST_EVENT]
        else:
            worth *= 1.0 + (MOST_MONEY - 1.0) * grant / FIRST_EVENT
    return worth


def odds_of_nobody(state: DarkMatter) -> float:
    """Return the odds that the resources run out before anybody concludes on a candidate."""
    left = len(state.resource_stack) + (1 if state.face_resource >= 0 else 0)
    return state.seats * exp(0.35 - 0.57 * left / state.revealed.count(False))
