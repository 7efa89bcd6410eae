"""How good a position of Dark Matter is for a player, for a search that can't play every game to its end.

A candidate that may be dark matter goes to whoever concludes on it first. Who that will be is a matter of odds:
somebody whose research misses one card has several times the odds of somebody with nothing. The odds were measured
in games between bots (docs/bots.md): how often players in such a position were the first.
"""

from math import exp

from serendip.games.dark_matter.components import CANDIDATE_OF, CANDIDATES, FIRST_EVENT, NO_CANDIDATE
from serendip.games.dark_matter.outlook import Outlook, imagined
from serendip.games.dark_matter.state import BIDDING, DarkMatter

INSTALLED: list[float] = [12.0, 5.0, 2.5, 2.0]
INSTALLED_IN_PART: list[float] = [12.0, 3.7, 2.2, 2.0]
HOUSED: list[float] = [6.5, 2.4, 1.85, 1.55]
OFFERED: list[float] = [2.5, 1.75, 1.5, 1.5]
HOMELESS: float = 1.3
SIDE: float = 1.09
FREE: float = 1.1
MONEY: float = 0.05
EVENTS: list[float] = [1.3, 1.0, 1.07, 1.07, 1.25, 1.1, 1.05, 1.0, 1.05, 1.0, 1.2, 1.15, 1.05]
POW: list[float] = [1.0]


def estimate(state: DarkMatter, seat: int) -> float | None:
    """Return a player's chance to win, at the beginning of a round; in the midst of one it can't be told."""
    if state.stage != BIDDING or len(state.to_act) != state.seats:
        return None
    table = imagined(state, seat)
    left = len(state.resource_stack) + (1 if state.face_resource >= 0 else 0)
    todo = state.revealed.count(False)
    nobody = exp(2.9 - 0.131 * left - 0.18 * left / todo)
    hand = 1.0
    for grant in state.hands[seat]:
        hand *= EVENTS[grant - FIRST_EVENT] if grant >= FIRST_EVENT else 1.0 + MONEY * grant / FIRST_EVENT
    odds = [odds_of(table, player) for player in range(state.seats)]
    mine = 0.0
    everybody = 1.0 - sum(table.hopes)
    for candidate in range(len(CANDIDATES)):
        if state.revealed[candidate]:
            continue
        own = odds[seat][candidate] * hand
        total = own + nobody
        for player in range(state.seats):
            if player != seat:
                total += odds[player][candidate] * 1.15
        mine += table.hopes[candidate] * own / total
        everybody *= 1.0 - nobody / total
    return mine + everybody


def odds_of(table: Outlook, player: int) -> list[float]:
    """Return the odds of a player to be first on each candidate, by the research that is furthest."""
    odds = [1.0] * len(CANDIDATES)
    side = table.side[player]
    spare = 1.0
    for kind in range(3):
        if side[kind]:
            spare *= SIDE
    for laboratory, owner in enumerate(table.owner):
        if owner != player:
            continue
        research = table.hosted[laboratory]
        if research < 0:
            spare *= FREE
            continue
        candidate = CANDIDATE_OF[research]
        if candidate != NO_CANDIDATE:
            missing = table.short_with_side(laboratory, player)
            all_missing = missing == table.short[laboratory]
            chance = INSTALLED[missing] if all_missing else INSTALLED_IN_PART[missing]
            odds[candidate] = max(odds[candidate], chance)
    for research in table.side_research[player]:
        candidate = CANDIDATE_OF[research]
        if candidate != NO_CANDIDATE:
            chance = HOUSED[table.missing(research, player)] if table.has_room(research, player) else HOMELESS
            odds[candidate] = max(odds[candidate], chance)
    research = table.face_research
    if research >= 0 and CANDIDATE_OF[research] != NO_CANDIDATE and table.has_room(research, player):
        candidate = CANDIDATE_OF[research]
        odds[candidate] = max(odds[candidate], OFFERED[table.missing(research, player)])
    return [chance ** POW[0] * spare for chance in odds]
