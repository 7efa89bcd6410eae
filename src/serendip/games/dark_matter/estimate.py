"""How a position of Dark Matter looks for a player: the chance to be the first to conclude on each candidate."""

from math import exp
from typing import Final

from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    FIRST_EVENT,
    FITTING,
    NEEDS,
    SET_ASIDE,
)
from serendip.games.dark_matter.state import NONE, DarkMatter

PARAMS = dict(wait=1.5, lab=2.0, far=7.0, tau=2.0, done=0.15, money=0.0006, event=0.01, soon=0.3, labs=0.01, side=0.0)


def estimate(state: DarkMatter, seat: int) -> float:
    P = PARAMS
    WAIT = P["wait"]
    LAB = P["lab"]
    FAR = P["far"]
    TAU = P["tau"]
    revealed = state.revealed
    seen = state.seen[seat]
    dark = state.dark
    hopes = [0.0] * 5
    if seen and seen >> dark & 1:
        hopes[dark] = 1.0
        none = 0.0
    else:
        unknown = 1
        for c in range(4):
            if not revealed[c] and not seen >> c & 1:
                unknown += 1
        none = 1.0 / unknown
        for c in range(4):
            if not revealed[c] and not seen >> c & 1:
                hopes[c] = none
    n = state.seats
    owner = state.owner
    hosted = state.hosted
    lacking = state.lacking
    short = state.short
    have = []
    for side in state.side_resources:
        h = [0, 0, 0]
        for k in side:
            h[k] += 1
        have.append(h)
    # steps to go for seat × candidate
    steps = [[FAR] * 4 for _ in range(n)]
    for lab in range(9):
        who = owner[lab]
        r = hosted[lab]
        if who < 0 or r < 0:
            continue
        c = CANDIDATE_OF[r]
        if c < 0:
            continue
        k = short[lab]
        if k == 0:
            s = -P["done"] * 40
        else:
            h = have[who]
            cover = 0
            for i in range(3):
                l = lacking[3 * lab + i]
                cover += l if l < h[i] else h[i]
            if cover >= k:
                s = 1.0
            else:
                s = (k - cover) * WAIT + (1.0 if cover else 0.0)
        if s < steps[who][c]:
            steps[who][c] = s
    face = state.face_research
    for who in range(n):
        mine = steps[who]
        h = have[who]
        for r in state.side_research[who]:
            c = CANDIDATE_OF[r]
            if c < 0 or mine[c] <= 1.0:
                continue
            s = 1.0 + LAB
            for lab in FITTING[r]:
                if owner[lab] == who and hosted[lab] < 0:
                    s = 1.0
                    break
            needs = NEEDS[r]
            for i in range(3):
                if needs[i] > h[i]:
                    s += (needs[i] - h[i]) * WAIT
            if s < mine[c]:
                mine[c] = s
        if face >= 0:
            c = CANDIDATE_OF[face]
            if c >= 0 and mine[c] > 3:
                s = 2.0 + LAB
                for lab in FITTING[face]:
                    if owner[lab] == who and hosted[lab] < 0:
                        s = 1.0
                        break
                needs = NEEDS[face]
                cover = 0
                for i in range(3):
                    l = needs[i]
                    d = l if l < h[i] else h[i]
                    cover += d
                    s += (l - d) * WAIT
                if cover:
                    s += 1
                s += 0.5
                if s < mine[c]:
                    mine[c] = s
    if state.order:
        for who in state.order[state.turn :]:
            m = steps[who]
            for c in range(4):
                m[c] -= P["soon"]
    value = 0.0
    left = len(state.resource_stack) + (1 if state.face_resource >= 0 else 0)
    todo = 0
    for c in range(4):
        if revealed[c]:
            continue
        todo += 1
        if hopes[c] > 0:
            total = 0.0
            mine_ = 0.0
            for who in range(n):
                e = exp(-steps[who][c] / TAU)
                total += e
                if who == seat:
                    mine_ = e
            value += hopes[c] * mine_ / total
    q = min(1.0, left / (2.0 * todo + 0.01)) if todo else 1.0
    value *= q**0.5
    value += none * q * q * 0.95
    bonus = 0.0
    for g in state.hands[seat]:
        bonus += P["event"] if g >= FIRST_EVENT else P["money"] * g
    for lab in range(9):
        if owner[lab] == seat:
            bonus += P["labs"]
    return value * 0.95 + bonus
