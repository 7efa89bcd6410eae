"""Why not? The reason, with its rule, why a seat that is asked can't do something now."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import (
    AssignResearch,
    AssignResource,
    Bid,
    DiscardGrant,
    DiscardResearch,
    DiscardResource,
    Done,
    EventAction,
    InstallResearch,
    KeepResearch,
    KeepResource,
    TakeLaboratory,
    UseResource,
)
from serendip.games.dark_matter.cards import EVENT_OF
from serendip.games.dark_matter.components import (
    EVENTS,
    FIRST_EVENT,
    RESEARCH,
    RESOURCES,
)
from serendip.games.dark_matter.rules.placing import why_not_on, why_not_there
from serendip.games.dark_matter.state import (
    ASSIGNING,
    BIDDING,
    DISCARDING_GRANT,
    DISCARDING_RESEARCH,
    NONE,
    TURN,
    DarkMatter,
)
from serendip.games.dark_matter.words import (
    ASSIGNING_NOW,
    BIDDING_NOW,
    BIDS_ARE_MADE,
    DISCARDING_GRANTS_NOW,
    DISCARDING_NOW,
    LABORATORY_NOT_UP,
    NO_DISCARDS,
    NOT_AMONG_FOUR,
    NOT_ASSIGNING,
    NOT_AT_SIDE,
    NOT_IN_HAND,
    NOT_YOUR_BID,
    RECALLED,
    RESEARCH_NOT_UP,
    RESOURCE_NOT_UP,
)


def refuse(state: DarkMatter, seat: int, action: Action) -> Said | None:
    """Return why the seat can't do this now; None if no special reason is known."""
    wrong_moment = refuse_moment(state, action)
    if wrong_moment is not None:
        return wrong_moment
    if isinstance(action, EventAction):
        return refuse_event(state, seat, action)
    return refuse_card(state, seat, action)


def refuse_moment(state: DarkMatter, action: Action) -> Said | None:
    """Return why this kind of action does not belong here."""
    if state.stage == BIDDING:
        return None if isinstance(action, Bid) else Said(BIDDING_NOW)
    if isinstance(action, Bid):
        return Said(BIDS_ARE_MADE)
    if state.stage == TURN:
        if isinstance(action, Done):
            return Said(NOT_ASSIGNING)
        return Said(NO_DISCARDS) if isinstance(action, (DiscardResearch, DiscardResource, DiscardGrant)) else None
    if state.stage == ASSIGNING:
        return None if isinstance(action, (AssignResearch, AssignResource)) else Said(ASSIGNING_NOW)
    if state.stage == DISCARDING_GRANT:
        return None if isinstance(action, DiscardGrant) else Said(DISCARDING_GRANTS_NOW)
    if state.stage == DISCARDING_RESEARCH:
        return None if isinstance(action, DiscardResearch) else Said(DISCARDING_NOW, ("research cards",))
    return None if isinstance(action, DiscardResource) else Said(DISCARDING_NOW, ("resources",))


def refuse_event(state: DarkMatter, seat: int, action: EventAction) -> Said | None:
    """Return why an event can't be played: not held, taken back in this round, or without effect."""
    copies = [grant for grant in state.hands[seat] if _title(grant) == action.event]
    if not copies:
        return Said(NOT_IN_HAND, (action.event,))
    if copies == [state.recalled]:
        return Said(RECALLED, (action.event,))
    return EVENT_OF[EVENTS.index(action.event)].why_not(state, seat, action)


def refuse_card(state: DarkMatter, seat: int, action: Action) -> Said | None:
    """Return why a card can't be bid, taken, placed or discarded."""
    research_up = RESEARCH[state.face_research] if state.face_research != NONE else None
    resource_up = RESOURCES[state.face_resource] if state.face_resource != NONE else None
    if isinstance(action, Bid):
        return Said(NOT_YOUR_BID, (action.money,))
    if isinstance(action, TakeLaboratory):
        return Said(LABORATORY_NOT_UP, (action.laboratory,))
    if isinstance(action, (InstallResearch, KeepResearch)):
        if isinstance(action, InstallResearch) and action.research == research_up:
            return why_not_there(state, action.research, action.laboratory)
        return Said(RESEARCH_NOT_UP, (action.research,))
    if isinstance(action, (UseResource, KeepResource)):
        if isinstance(action, UseResource) and action.resource == resource_up:
            return why_not_on(state, action.resource, action.research)
        return Said(RESOURCE_NOT_UP, (action.resource,))
    if isinstance(action, AssignResearch):
        if action.research in [RESEARCH[number] for number in state.side_research[seat]]:
            return why_not_there(state, action.research, action.laboratory)
        return Said(NOT_AT_SIDE, (action.research,))
    if isinstance(action, AssignResource):
        if action.resource in [RESOURCES[kind] for kind in state.side_resources[seat]]:
            return why_not_on(state, action.resource, action.research)
        return Said(NOT_AT_SIDE, (action.resource,))
    if isinstance(action, DiscardGrant):
        return Said(NOT_IN_HAND, (action.grant,))
    if isinstance(action, DiscardResearch):
        return Said(NOT_AMONG_FOUR, (action.research,))
    return Said(NOT_AMONG_FOUR, (action.resource,)) if isinstance(action, DiscardResource) else None


def _title(grant: int) -> str:
    return EVENTS[grant - FIRST_EVENT] if grant >= FIRST_EVENT else ""
