"""Assigning cards from one's side, as many as one likes: DM-34, DM-91."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import AssignResearch, AssignResource, Done
from serendip.games.dark_matter.components import (
    LABORATORY_NUMBER,
    RESEARCH,
    RESEARCH_NUMBER,
    RESOURCE_NUMBER,
    RESOURCES,
)
from serendip.games.dark_matter.offerings import ASSIGN_RESEARCH, ASSIGN_RESOURCE, DONE
from serendip.games.dark_matter.rules.research_and_laboratories import (
    add_lacking,
    add_rooms,
    install,
    supply,
    where,
    why_not_in,
    why_not_on,
)
from serendip.games.dark_matter.rules.turns import end_turn
from serendip.games.dark_matter.state import ASSIGNING, TURN, DarkMatter
from serendip.games.dark_matter.words import ASSIGNS_RESEARCH, ASSIGNS_RESOURCE, NOT_ASSIGNING, NOT_AT_SIDE

ACTIONS: Final = (AssignResearch, AssignResource, Done)
STAGES: Final = (TURN, ASSIGNING)


def offer(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """Every research in every laboratory that has room for it, every resource on what lacks it; then, to finish."""
    for research in state.side_research[seat]:
        add_rooms(state, research, ASSIGN_RESEARCH[research], offers)
    kinds = state.side_resources[seat]
    if kinds:
        for kind in range(len(RESOURCES)):
            if kind in kinds:
                add_lacking(state, kind, ASSIGN_RESOURCE[kind], offers)
    if state.stage == ASSIGNING:
        offers.append(DONE)


def why_not(state: DarkMatter, seat: int, action: AssignResearch | AssignResource | Done) -> Said | None:
    """The card is not at one's side, or it does not fit there."""
    if isinstance(action, Done):
        return None if state.stage == ASSIGNING else Said(NOT_ASSIGNING)
    if isinstance(action, AssignResearch):
        for research in state.side_research[seat]:
            if RESEARCH[research] == action.research:
                return why_not_in(state, research, action.laboratory)
        return Said(NOT_AT_SIDE, (action.research,))
    for kind in state.side_resources[seat]:
        if RESOURCES[kind] == action.resource:
            return why_not_on(state, kind, action.research)
    return Said(NOT_AT_SIDE, (action.resource,))


def play(state: DarkMatter, seat: int, action: AssignResearch | AssignResource | Done) -> None:
    """Assign one card and ask for more; it is over by itself when nothing more fits (DM-91)."""
    if isinstance(action, AssignResearch):
        assign_research(state, seat, action)
    elif isinstance(action, AssignResource):
        assign_resource(state, seat, action)
    else:
        end_turn(state, seat)
        return
    state.stage = ASSIGNING
    more: list[Action] = []
    offer(state, seat, more)
    if more == [DONE]:
        end_turn(state, seat)


def assign_research(state: DarkMatter, seat: int, action: AssignResearch) -> None:
    """Install a research from one's side."""
    research = RESEARCH_NUMBER[action.research]
    laboratory = LABORATORY_NUMBER[action.laboratory]
    state.side_research[seat].remove(research)
    install(state, research, laboratory)
    state.tell(ASSIGNS_RESEARCH, (seat, action.research, action.laboratory, state.owner[laboratory]))


def assign_resource(state: DarkMatter, seat: int, action: AssignResource) -> None:
    """Put a resource from one's side on an installed research."""
    kind = RESOURCE_NUMBER[action.resource]
    laboratory = where(state, action.research)
    state.side_resources[seat].remove(kind)
    state.tell(ASSIGNS_RESOURCE, (seat, action.resource, action.research, state.owner[laboratory]))
    supply(state, kind, laboratory)
