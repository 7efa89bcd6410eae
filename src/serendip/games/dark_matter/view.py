"""What one seat may know of a position (DM-84): the only way out of the state, as plain data."""

from typing import Final

from serendip.core.line import Plain, Said
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
from serendip.games.dark_matter.words import (
    ASK_ASSIGN,
    ASK_BID,
    ASK_DISCARD,
    ASK_DISCARD_GRANT,
    ASK_TURN,
    FINISHED,
    WAIT_BIDS,
    WAIT_TURN,
)

PHASES: Final = {
    BIDDING: "bid",
    TURN: "turn",
    ASSIGNING: "assign",
    DISCARDING_RESEARCH: "discard-research",
    DISCARDING_RESOURCE: "discard-resource",
    DISCARDING_GRANT: "discard-grant",
    ENDED: "over",
}


def view(state: DarkMatter, seat: int | None) -> dict[str, Plain]:
    """Return all that a seat (None: a spectator) may know."""
    return {
        "round": state.round,
        "phase": PHASES[state.stage],
        "order": list(state.order),
        "turn": state.turn,
        "acting": state.to_act[0] if state.order and state.to_act else None,
        "candidates": [_candidate(state, seat, number) for number in range(len(CANDIDATES))],
        "stacks": {
            "laboratories": len(state.laboratory_stack),
            "research": len(state.research_stack),
            "resources": len(state.resource_stack),
            "grants": len(state.grant_stack),
        },
        "face_up": {
            "laboratory": _laboratory_card(state.face_laboratory),
            "research": _research_card(state.face_research),
            "resource": RESOURCES[state.face_resource] if state.face_resource >= 0 else None,
        },
        "laboratories": [
            _laboratory(state, number) for number in range(len(LABORATORIES)) if state.owner[number] != NONE
        ],
        "players": [_player(state, seat, number) for number in range(state.seats)],
        "played": [_grant(grant) for grant in state.played],
        "removed_events": [GRANT_NAMES[grant] for grant in state.removed],
        "recalled": GRANT_NAMES[state.recalled] if state.recalled != NONE else None,
        "discarded": {
            "research": [RESEARCH[number] for number in state.gone_research],
            "resources": dict(zip(RESOURCES, state.gone_resources, strict=True)),
        },
    }


def _candidate(state: DarkMatter, seat: int | None, number: int) -> dict[str, Plain]:
    """A candidate with its verdict as the seat knows it, and who looked at it."""
    looked = [other for other in range(state.seats) if state.seen[other] >> number & 1]
    known = state.revealed[number] or seat in looked
    verdict = ("positive" if state.dark == number else "negative") if known else "unknown"
    return {
        "name": CANDIDATES[number],
        "verdict": verdict,
        "revealed": state.revealed[number],
        "seen_by": [*looked],
    }


def _laboratory_card(number: int) -> dict[str, Plain] | None:
    if number == NONE:
        return None
    return {"name": LABORATORIES[number], "depth": DEPTHS[DEPTH_OF[number]]}


def _research_card(number: int) -> dict[str, Plain] | None:
    if number == NONE:
        return None
    candidate = CANDIDATE_OF[number]
    return {
        "name": RESEARCH[number],
        "candidate": CANDIDATES[candidate] if candidate != NO_CANDIDATE else None,
        "depth": DEPTHS[RESEARCH_DEPTH[number]],
        "needs": [kind for kind, count in zip(RESOURCES, NEEDS[number], strict=True) for _ in range(count)],
    }


def _laboratory(state: DarkMatter, number: int) -> dict[str, Plain]:
    """A laboratory in play with its research and what is on it."""
    research = state.hosted[number]
    card = _laboratory_card(number) or {}
    card["owner"] = state.owner[number]
    card["research"] = None
    installed = _research_card(research)
    if installed is not None:
        lacking = state.lacking[3 * number : 3 * number + 3]
        given = [need - lack for need, lack in zip(NEEDS[research], lacking, strict=True)]
        installed["has"] = [kind for kind, count in zip(RESOURCES, given, strict=True) for _ in range(count)]
        installed["lacks"] = [kind for kind, count in zip(RESOURCES, lacking, strict=True) for _ in range(count)]
        installed["short"] = state.short[number]
        installed["postdoc"] = state.postdoc[number] != NONE
        installed["fulfilled"] = state.short[number] == 0
        card["research"] = installed
    return card


def _grant(grant: int) -> dict[str, Plain]:
    if grant < FIRST_EVENT:
        return {"money": MONEY[grant]}
    return {"event": EVENTS[grant - FIRST_EVENT]}


def _player(state: DarkMatter, seat: int | None, number: int) -> dict[str, Plain]:
    """A player's mat: the hand only if it is one's own, else how many cards it has and which of them one knows."""
    hand = sorted(state.hands[number])
    bid = state.bids[number]
    shown = bool(state.order) or number == seat
    known = hand if number == seat else [g for g in hand if seat is not None and state.known[seat] >> g & 1]
    # A face-down bid may be one of the cards one knows: then it is not known any more where that card is.
    if number != seat and not state.order and bid != NONE:
        known = [grant for grant in known if grant >= FIRST_EVENT]
    return {
        "seat": number,
        "hand": len(hand),
        "cards": [_grant(grant) for grant in known],
        "bid": None if bid == NONE else (MONEY[bid] if shown else "face down"),
        "side": {
            "research": [_research_card(research) for research in state.side_research[number]],
            "resources": [RESOURCES[kind] for kind in state.side_resources[number]],
        },
    }


def prompt(state: DarkMatter, seat: int | None) -> Said:
    """Return what a seat is asked, or whom it waits for."""
    if state.stage == ENDED:
        return Said(FINISHED)
    asked = seat in state.to_act
    if state.stage == BIDDING:
        return Said(ASK_BID) if asked else Said(WAIT_BIDS, (state.to_act,))
    if not asked:
        return Said(WAIT_TURN, (state.to_act[0],))
    if state.stage == TURN:
        return Said(ASK_TURN)
    if state.stage == ASSIGNING:
        return Said(ASK_ASSIGN)
    if state.stage == DISCARDING_GRANT:
        return Said(ASK_DISCARD_GRANT)
    return Said(ASK_DISCARD, ("research cards" if state.stage == DISCARDING_RESEARCH else "resources",))
