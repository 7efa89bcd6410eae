"""Phase 2, one action each in bid order: DM-30 to DM-39."""

from collections.abc import Callable
from typing import Any, Final

from serendip.core.action import Action
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
    GRANT_NAMES,
    LABORATORY_NUMBER,
    RESEARCH_NUMBER,
    RESOURCE_NUMBER,
)
from serendip.games.dark_matter.rules.end_of_round import end_round
from serendip.games.dark_matter.rules.grants import HAND, bid
from serendip.games.dark_matter.rules.offers import legal, offer_side
from serendip.games.dark_matter.rules.research import install, supply, where
from serendip.games.dark_matter.rules.stacks import turn_laboratory, turn_research, turn_resource
from serendip.games.dark_matter.state import (
    ASSIGNING,
    DISCARDING_GRANT,
    DISCARDING_RESEARCH,
    DISCARDING_RESOURCE,
    NONE,
    TURN,
    DarkMatter,
)
from serendip.games.dark_matter.words import (
    ASSIGNS_RESEARCH,
    ASSIGNS_RESOURCE,
    DISCARDS_GRANT,
    DISCARDS_RESEARCH,
    DISCARDS_RESOURCE,
    INSTALLS,
    KEEPS_RESEARCH,
    KEEPS_RESOURCE,
    PASSES,
    TAKES_LABORATORY,
    USES,
)

SIDE_LIMIT: Final = 3


def take_laboratory(state: DarkMatter, seat: int, action: TakeLaboratory) -> None:
    """Take the face-up laboratory (DM-30)."""
    state.owner[state.face_laboratory] = seat
    state.tell(TAKES_LABORATORY, (seat, action.laboratory))
    turn_laboratory(state)
    end_turn(state, seat)


def install_research(state: DarkMatter, seat: int, action: InstallResearch) -> None:
    """Take the face-up research and install it (DM-31)."""
    laboratory = LABORATORY_NUMBER[action.laboratory]
    install(state, state.face_research, laboratory)
    state.tell(INSTALLS, (seat, action.research, action.laboratory, state.owner[laboratory]))
    turn_research(state)
    end_turn(state, seat)


def keep_research(state: DarkMatter, seat: int, action: KeepResearch) -> None:
    """Take the face-up research to one's side; a fourth one forces a discard first (DM-31, DM-33)."""
    side = state.side_research[seat]
    side.append(state.face_research)
    state.face_research = NONE
    state.tell(KEEPS_RESEARCH, (seat, action.research))
    if len(side) > SIDE_LIMIT:
        state.stage = DISCARDING_RESEARCH
        return
    turn_research(state)
    end_turn(state, seat)


def discard_research(state: DarkMatter, seat: int, action: DiscardResearch) -> None:
    """Give up one of four research cards (DM-33)."""
    research = RESEARCH_NUMBER[action.research]
    state.side_research[seat].remove(research)
    state.gone_research.append(research)
    state.tell(DISCARDS_RESEARCH, (seat, action.research))
    turn_research(state)
    end_turn(state, seat)


def use_resource(state: DarkMatter, seat: int, action: UseResource) -> None:
    """Take the face-up resource and put it on an installed research (DM-32)."""
    laboratory = where(state, action.research)
    state.tell(USES, (seat, action.resource, action.research, state.owner[laboratory]))
    supply(state, state.face_resource, laboratory)
    turn_resource(state)
    end_turn(state, seat)


def keep_resource(state: DarkMatter, seat: int, action: KeepResource) -> None:
    """Take the face-up resource to one's side; a fourth one forces a discard first (DM-32, DM-33)."""
    side = state.side_resources[seat]
    side.append(state.face_resource)
    state.face_resource = NONE
    state.tell(KEEPS_RESOURCE, (seat, action.resource))
    if len(side) > SIDE_LIMIT:
        state.stage = DISCARDING_RESOURCE
        return
    turn_resource(state)
    end_turn(state, seat)


def discard_resource(state: DarkMatter, seat: int, action: DiscardResource) -> None:
    """Give up one of four resources (DM-33)."""
    kind = RESOURCE_NUMBER[action.resource]
    state.side_resources[seat].remove(kind)
    state.gone_resources[kind] += 1
    state.tell(DISCARDS_RESOURCE, (seat, action.resource))
    turn_resource(state)
    end_turn(state, seat)


def assign_research(state: DarkMatter, seat: int, action: AssignResearch) -> None:
    """Install a research from one's side (DM-34)."""
    research = RESEARCH_NUMBER[action.research]
    laboratory = LABORATORY_NUMBER[action.laboratory]
    state.side_research[seat].remove(research)
    install(state, research, laboratory)
    state.tell(ASSIGNS_RESEARCH, (seat, action.research, action.laboratory, state.owner[laboratory]))
    go_on_assigning(state, seat)


def assign_resource(state: DarkMatter, seat: int, action: AssignResource) -> None:
    """Put a resource from one's side on an installed research (DM-34)."""
    kind = RESOURCE_NUMBER[action.resource]
    laboratory = where(state, action.research)
    state.side_resources[seat].remove(kind)
    state.tell(ASSIGNS_RESOURCE, (seat, action.resource, action.research, state.owner[laboratory]))
    supply(state, kind, laboratory)
    go_on_assigning(state, seat)


def go_on_assigning(state: DarkMatter, seat: int) -> None:
    """Ask for more, unless nothing more can be assigned."""
    more: list[Action] = []
    offer_side(state, seat, more)
    if more:
        state.stage = ASSIGNING
    else:
        end_turn(state, seat)


def done(state: DarkMatter, seat: int, action: Action) -> None:
    """Finish assigning (DM-34)."""
    end_turn(state, seat)


def play_event(state: DarkMatter, seat: int, action: EventAction) -> None:
    """Play an event: it resolves at once and leaves the game (DM-35, DM-60)."""
    title = action.event
    hand = state.hands[seat]
    for grant in hand:
        if grant >= FIRST_EVENT and grant != state.recalled and EVENTS[grant - FIRST_EVENT] == title:
            hand.remove(grant)
            break
    event = EVENT_OF[grant - FIRST_EVENT]
    event.resolve(state, seat, action, grant)
    if not event.stays:
        state.removed.append(grant)
    if len(hand) > HAND:
        state.stage = DISCARDING_GRANT
    else:
        end_turn(state, seat)


def discard_grant(state: DarkMatter, seat: int, action: DiscardGrant) -> None:
    """Give up a card of a hand above three (DM-74, DM-83)."""
    hand = state.hands[seat]
    for grant in hand:
        if GRANT_NAMES[grant] == action.grant:
            hand.remove(grant)
            break
    state.played.append(grant)
    state.tell(DISCARDS_GRANT, (seat, action.grant))
    if len(hand) <= HAND:
        end_turn(state, seat)


def end_turn(state: DarkMatter, seat: int) -> None:
    """Lay the bid on the played pile (DM-36) and go on to the next player who can do anything (DM-38)."""
    while True:
        state.played.append(state.bids[seat])
        state.bids[seat] = NONE
        state.turn += 1
        if state.turn == state.seats:
            state.to_act = ()
            end_round(state)
            return
        seat = state.order[state.turn]
        state.stage = TURN
        state.to_act = (seat,)
        if state.face_resource >= 0 or legal(state, seat):
            return
        state.tell(PASSES, (seat,))


_RULES: Final[dict[type[Action], Callable[[DarkMatter, int, Any], None]]] = {
    TakeLaboratory: take_laboratory,
    InstallResearch: install_research,
    KeepResearch: keep_research,
    UseResource: use_resource,
    KeepResource: keep_resource,
    DiscardResearch: discard_research,
    DiscardResource: discard_resource,
    AssignResearch: assign_research,
    AssignResource: assign_resource,
    Done: done,
    DiscardGrant: discard_grant,
}


def carry_out(state: DarkMatter, seat: int, action: Action) -> None:
    """Carry out a legal action."""
    if isinstance(action, Bid):
        # Every second action is a bid: it takes the short way.
        bid(state, seat, action)
    else:
        _RULES.get(type(action), play_event)(state, seat, action)
