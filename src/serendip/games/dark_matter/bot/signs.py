"""What tells who will win Dark Matter, to those who see what all see: the signs that its outlook weighs."""

from math import log
from typing import Final

from serendip.core.outlook import Signs
from serendip.games.dark_matter.bot.estimate import odds_of, odds_of_nobody
from serendip.games.dark_matter.bot.situation import Situation, imagined
from serendip.games.dark_matter.components import CANDIDATE_OF, CANDIDATES, COPIES, NO_CANDIDATE, RESOURCES
from serendip.games.dark_matter.state import BIDDING, NONE, DarkMatter

SHORT: Final = 4
"""How many steps a research may be short of its end: nothing, a card, two, or more."""

SIGNS: Final[tuple[str, ...]] = (
    "always",
    "first on a candidate",
    "first on every candidate",
    *[f"candidates revealed: {number + 1}" for number in range(len(CANDIDATES) - 1)],
    *[f"own research short of {number}" for number in range(SHORT)],
    *[f"own research short of {number} with the side" for number in range(SHORT)],
    "own research at the side",
    *[f"rivals' research short of {number}" for number in range(SHORT)],
    *[f"rivals' research short of {number} with the side" for number in range(SHORT)],
    "rivals' research at the side",
    "own research done, a rival's too",
    "on a candidate one has looked at",
    "a rival on a candidate the rival has looked at",
    "has looked at a candidate",
    "free laboratories",
    "rivals' free laboratories",
    "resources at the side",
    "rivals' resources at the side",
    "grants in hand",
    "turn to come in this round",
    "turns of others before",
    "bidding",
)


def signs(state: DarkMatter) -> Signs:
    """Return how far the match is, and the signs of each player."""
    situation = as_all_see(state)
    odds = [odds_of(situation, player) for player in range(state.seats)]
    nobody = odds_of_nobody(state)
    left = len(state.resource_stack) + (1 if state.face_resource >= 0 else 0)
    progress = 1.0 - left / (COPIES * len(RESOURCES))
    progresses = [on_the_way(state, situation, player) for player in range(state.seats)]
    return progress, [row(state, situation, seat, odds, nobody, progresses) for seat in range(state.seats)]


def as_all_see(state: DarkMatter) -> Situation:
    """Return what lies on the table: of verdicts only those that were revealed to all."""
    situation = imagined(state, 0)
    even = 1.0 / (state.revealed.count(False) + 1)
    situation.hopes = [0.0 if revealed else even for revealed in state.revealed]
    return situation


def on_the_way(state: DarkMatter, situation: Situation, player: int) -> list[float]:
    """Return what a player's research is worth by what it is short of, as it lies and with the side, and at side."""
    found = [0.0] * (2 * SHORT + 1)
    for laboratory, owner in enumerate(situation.owner):
        research = situation.hosted[laboratory]
        if owner == player and research >= 0 and CANDIDATE_OF[research] != NO_CANDIDATE:
            hope = situation.hopes[CANDIDATE_OF[research]]
            found[min(situation.short[laboratory], SHORT - 1)] += hope
            found[SHORT + min(situation.short_with_side(laboratory, player), SHORT - 1)] += hope
    for research in situation.side_research[player]:
        if CANDIDATE_OF[research] != NO_CANDIDATE and situation.has_room(research, player):
            found[2 * SHORT] += situation.hopes[CANDIDATE_OF[research]] / (1.0 + situation.missing(research, player))
    return found


def done(situation: Situation, player: int, candidate: int) -> bool:
    """Say whether a player has a research on a candidate that needs nothing more."""
    for laboratory, owner in enumerate(situation.owner):
        research = situation.hosted[laboratory]
        if (
            owner == player
            and research >= 0
            and CANDIDATE_OF[research] == candidate
            and not situation.short[laboratory]
        ):
            return True
    return False


def knows(state: DarkMatter, situation: Situation, player: int) -> float:
    """Return how much a player goes on with a candidate whose verdict that player alone has looked at."""
    most = 0.0
    for laboratory, owner in enumerate(situation.owner):
        research = situation.hosted[laboratory]
        if owner != player or research < 0 or CANDIDATE_OF[research] == NO_CANDIDATE:
            continue
        candidate = CANDIDATE_OF[research]
        if state.seen[player] >> candidate & 1 and not state.revealed[candidate]:
            most = max(most, 1.0 / (1.0 + situation.short_with_side(laboratory, player)))
    return most


def row(
    state: DarkMatter,
    situation: Situation,
    seat: int,
    odds: list[list[float]],
    nobody: float,
    progresses: list[list[float]],
) -> list[float]:
    """Return the signs of one player, in the order of SIGNS."""
    others = [player for player in range(state.seats) if player != seat]
    first = 0.0
    none_is = 1.0 - sum(situation.hopes)
    both = 0.0
    for candidate in range(len(CANDIDATES)):
        if state.revealed[candidate]:
            continue
        total = nobody + sum([odds[player][candidate] for player in range(state.seats)])
        first += situation.hopes[candidate] * odds[seat][candidate] / total
        none_is *= 1.0 - nobody / total
        if done(situation, seat, candidate) and any(done(situation, player, candidate) for player in others):
            both += situation.hopes[candidate]
    revealed = state.revealed.count(True)
    found = [1.0, logit(first), logit(first + none_is)]
    found += [1.0 if number + 1 == revealed else 0.0 for number in range(len(CANDIDATES) - 1)]
    found += progresses[seat]
    found += [max([progresses[player][place] for player in others]) for place in range(2 * SHORT + 1)]
    place = state.order.index(seat) if seat in state.order else NONE
    waits = state.stage != BIDDING and place >= state.turn
    found += [
        both,
        knows(state, situation, seat),
        max([knows(state, situation, player) for player in others]),
        1.0 if state.seen[seat] & ~revealed_bits(state) else 0.0,
        0.5 * len(situation.free[seat]),
        0.5 * max([len(situation.free[player]) for player in others]),
        0.2 * sum(situation.side[seat]),
        0.2 * max([sum(situation.side[player]) for player in others]),
        0.3 * len(state.hands[seat]),
        1.0 if waits else 0.0,
        0.3 * (place - state.turn) if waits else 0.0,
        1.0 if state.stage == BIDDING else 0.0,
    ]
    return found


def revealed_bits(state: DarkMatter) -> int:
    """Return a bit for each candidate whose verdict lies open."""
    bits = 0
    for candidate, revealed in enumerate(state.revealed):
        if revealed:
            bits |= 1 << candidate
    return bits


def logit(chance: float) -> float:
    """Return the logarithm of the odds of a chance that is neither 0 nor 1."""
    kept = max(0.001, min(0.999, chance))
    return log(kept / (1.0 - kept))
