"""Every legal action in every situation: what can be done, DM-20 and DM-30 to DM-39."""

from serendip.core.action import Action
from serendip.games.dark_matter.cards import EVENT_OF
from serendip.games.dark_matter.components import FIRST_EVENT, FITTING
from serendip.games.dark_matter.offerings import (
    ASSIGN_RESEARCH,
    ASSIGN_RESOURCE,
    BID,
    DISCARD_GRANT,
    DISCARD_RESEARCH,
    DISCARD_RESOURCE,
    DONE,
    INSTALL_RESEARCH,
    KEEP_RESEARCH,
    KEEP_RESOURCE,
    TAKE_LABORATORY,
    USE_RESOURCE,
)
from serendip.games.dark_matter.state import (
    ASSIGNING,
    BIDDING,
    DISCARDING_RESEARCH,
    DISCARDING_RESOURCE,
    TURN,
    DarkMatter,
)


def legal(state: DarkMatter, seat: int) -> list[Action]:
    """Return every legal action of a seat that is asked."""
    stage = state.stage
    if stage == BIDDING:
        return [BID[grant] for grant in state.hands[seat] if grant < FIRST_EVENT]
    if stage == TURN:
        offers: list[Action] = []
        offer_face_up(state, offers)
        offer_side(state, seat, offers)
        offer_events(state, seat, offers)
        return offers
    if stage == ASSIGNING:
        offers = []
        offer_side(state, seat, offers)
        offers.append(DONE)
        return offers
    if stage == DISCARDING_RESEARCH:
        return [DISCARD_RESEARCH[research] for research in state.side_research[seat]]
    if stage == DISCARDING_RESOURCE:
        return [DISCARD_RESOURCE[kind] for kind in sorted(set(state.side_resources[seat]))]
    # The two cards of one title are one choice.
    return list(dict.fromkeys([DISCARD_GRANT[grant] for grant in state.hands[seat]]))


def offer_face_up(state: DarkMatter, offers: list[Action]) -> None:
    """Offer what can be done with the three face-up cards."""
    hosted = state.hosted
    if state.face_laboratory >= 0:
        offers.append(TAKE_LABORATORY[state.face_laboratory])
    research = state.face_research
    if research >= 0:
        owner = state.owner
        row = INSTALL_RESEARCH[research]
        for lab in FITTING[research]:
            if hosted[lab] < 0 <= owner[lab]:
                offers.append(row[lab])
        offers.append(KEEP_RESEARCH[research])
    kind = state.face_resource
    if kind >= 0:
        short = state.short
        row = USE_RESOURCE[kind]
        for lab, lacking in enumerate(state.lacking[kind::3]):
            if lacking and short[lab]:
                offers.append(row[hosted[lab]])
        offers.append(KEEP_RESOURCE[kind])


def offer_side(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """Offer what can be assigned from a player's side."""
    hosted = state.hosted
    for research in state.side_research[seat]:
        owner = state.owner
        row = ASSIGN_RESEARCH[research]
        for lab in FITTING[research]:
            if hosted[lab] < 0 <= owner[lab]:
                offers.append(row[lab])
    kinds = state.side_resources[seat]
    if kinds:
        short = state.short
        for kind in range(3):
            if kind in kinds:
                row = ASSIGN_RESOURCE[kind]
                for lab, lacking in enumerate(state.lacking[kind::3]):
                    if lacking and short[lab]:
                        offers.append(row[hosted[lab]])


def offer_events(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """Offer the events in hand, once a title, with all their choices."""
    offered: list[str] = []
    for grant in state.hands[seat]:
        if grant >= FIRST_EVENT and grant != state.recalled:
            event = EVENT_OF[grant - FIRST_EVENT]
            if event.title not in offered:
                offered.append(event.title)
                event.offer(state, seat, offers)
