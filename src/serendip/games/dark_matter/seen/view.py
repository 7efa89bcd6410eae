"""What one seat may know of a position (DM-84): the only way out of the state, as plain data.

What lies open is the same for everybody and stands apart, in `public`.
"""

from typing import Final

from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    DEPTH_OF,
    DEPTHS,
    EVENTS,
    FIRST_EVENT,
    GRANT_NAMES,
    LABORATORIES,
    MONEY,
    NEEDS,
    NO_CANDIDATE,
    RESEARCH,
    RESEARCH_DEPTH,
    RESOURCES,
)
from serendip.games.dark_matter.seen.shapes import (
    Candidate,
    Grant,
    Installed,
    Laboratory,
    LaboratoryCard,
    OwnView,
    Phase,
    Player,
    PublicView,
    ResearchCard,
    Verdict,
)
from serendip.games.dark_matter.state import (
    ASSIGNING,
    BIDDING,
    DISCARDING_GRANT,
    DISCARDING_RESEARCH,
    DISCARDING_RESOURCE,
    ENDED,
    NONE,
    TURN,
    DarkMatter,
)

KINDS: Final = {
    (first, second, third): [RESOURCES[0]] * first + [RESOURCES[1]] * second + [RESOURCES[2]] * third
    for first in range(4)
    for second in range(4)
    for third in range(4)
}
"""So many of each kind of resource, card by card."""

PHASES: Final[dict[int, Phase]] = {
    BIDDING: "bid",
    TURN: "turn",
    ASSIGNING: "assign",
    DISCARDING_RESEARCH: "discard-research",
    DISCARDING_RESOURCE: "discard-resource",
    DISCARDING_GRANT: "discard-grant",
    ENDED: "over",
}


def public(state: DarkMatter) -> PublicView:
    """Return what lies open on the table (DM-92)."""
    return {
        "round": state.round,
        "phase": PHASES[state.stage],
        "order": list(state.order),
        "turn": state.turn,
        "acting": state.to_act[0] if state.order and state.to_act else None,
        "stacks": {
            "laboratories": len(state.laboratory_stack),
            "research": len(state.research_stack),
            "resources": len(state.resource_stack),
            "grants": len(state.grant_stack),
        },
        "face_up": {
            "laboratory": _laboratory_card(state.face_laboratory) if state.face_laboratory != NONE else None,
            "research": _research_card(state.face_research) if state.face_research != NONE else None,
            "resource": RESOURCES[state.face_resource] if state.face_resource != NONE else None,
        },
        "laboratories": [_laboratory(state, number) for number, owner in enumerate(state.owner) if owner != NONE],
        "played": _grants(state.played),
        "removed_events": [GRANT_NAMES[grant] for grant in state.removed],
        "recalled": GRANT_NAMES[state.recalled] if state.recalled != NONE else None,
        "discarded": {
            "research": [RESEARCH[number] for number in state.gone_research],
            "resources": dict(zip(RESOURCES, state.gone_resources, strict=True)),
        },
    }


def view(state: DarkMatter, seat: int | None) -> OwnView:
    """Return what a seat (None: a spectator) may know of verdicts and hands."""
    return {"candidates": _candidates(state, seat), "players": [_player(state, seat, n) for n in range(state.seats)]}


def _candidates(state: DarkMatter, seat: int | None) -> list[Candidate]:
    """The candidates with their verdicts as the seat knows them, and who looked at them."""
    looked = 0
    for seen in state.seen:
        looked |= seen
    found: list[Candidate] = []
    for number, name in enumerate(CANDIDATES):
        revealed = state.revealed[number]
        known = revealed or (seat is not None and state.seen[seat] >> number & 1)
        verdict: Verdict = ("positive" if state.dark == number else "negative") if known else "unknown"
        seen_by: list[int] = []
        if looked >> number & 1:
            seen_by += [other for other, seen in enumerate(state.seen) if seen >> number & 1]
        found.append({"name": name, "verdict": verdict, "revealed": revealed, "seen_by": seen_by})
    return found


def _laboratory_card(number: int) -> LaboratoryCard:
    return {"name": LABORATORIES[number], "depth": DEPTHS[DEPTH_OF[number]]}


def _research_card(number: int) -> ResearchCard:
    candidate, needs = CANDIDATE_OF[number], NEEDS[number]
    return {
        "name": RESEARCH[number],
        "candidate": CANDIDATES[candidate] if candidate != NO_CANDIDATE else None,
        "depth": DEPTHS[RESEARCH_DEPTH[number]],
        "needs": list(KINDS[needs[0], needs[1], needs[2]]),
    }


def _laboratory(state: DarkMatter, number: int) -> Laboratory:
    """A laboratory in play with its research and what is on it."""
    return {
        "name": LABORATORIES[number],
        "depth": DEPTHS[DEPTH_OF[number]],
        "owner": state.owner[number],
        "research": _installed(state, number) if state.hosted[number] != NONE else None,
    }


def _installed(state: DarkMatter, laboratory: int) -> Installed:
    """The research in a laboratory with what is on it."""
    research = state.hosted[laboratory]
    candidate, needs, place = CANDIDATE_OF[research], NEEDS[research], 3 * laboratory
    laid = (state.laid[place], state.laid[place + 1], state.laid[place + 2])
    lacks = (state.lacking[place], state.lacking[place + 1], state.lacking[place + 2])
    short = state.short[laboratory]
    return {
        "name": RESEARCH[research],
        "candidate": CANDIDATES[candidate] if candidate != NO_CANDIDATE else None,
        "depth": DEPTHS[RESEARCH_DEPTH[research]],
        "needs": list(KINDS[needs[0], needs[1], needs[2]]),
        "has": list(KINDS[laid]),
        "lacks": list(KINDS[lacks]),
        "short": short,
        "postdoc": state.postdoc[laboratory] != NONE,
        "fulfilled": short == 0,
    }


def _grants(cards: list[int]) -> list[Grant]:
    return [{"money": MONEY[card]} if card < FIRST_EVENT else {"event": EVENTS[card - FIRST_EVENT]} for card in cards]


def _player(state: DarkMatter, seat: int | None, number: int) -> Player:
    """A player's mat: the hand only if it is one's own, else how many cards it has and which of them one knows."""
    hand = state.hands[number]
    bid = state.bids[number]
    if number == seat:
        known = sorted(hand)
    elif seat is None or not state.known[seat]:
        known = []
    else:
        known = sorted([grant for grant in hand if state.known[seat] >> grant & 1])
        # A face-down bid may be one of the cards one knows: then it is not known any more where that card is.
        if not state.order and bid != NONE:
            known = [grant for grant in known if grant >= FIRST_EVENT]
    shown = bool(state.order) or number == seat
    research, resources = state.side_research[number], state.side_resources[number]
    return {
        "seat": number,
        "hand": len(hand),
        "cards": _grants(known) if known else [],
        "bid": None if bid == NONE else (MONEY[bid] if shown else "face down"),
        "side": {
            "research": [_research_card(card) for card in research] if research else [],
            "resources": [RESOURCES[kind] for kind in resources] if resources else [],
        },
    }
