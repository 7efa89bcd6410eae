"""Discarding what is too much: a fourth card at one's side (DM-33), a hand above three (DM-74, DM-83)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import DiscardGrant, DiscardResearch, DiscardResource
from serendip.games.dark_matter.components import GRANT_NAMES, RESEARCH_NUMBER, RESOURCE_NUMBER
from serendip.games.dark_matter.offerings import DISCARD_GRANT, DISCARD_RESEARCH, DISCARD_RESOURCE
from serendip.games.dark_matter.rules.grants import HAND
from serendip.games.dark_matter.rules.stacks import turn_research, turn_resource
from serendip.games.dark_matter.rules.turns import end_turn
from serendip.games.dark_matter.state import DISCARDING_GRANT, DISCARDING_RESEARCH, DISCARDING_RESOURCE, DarkMatter
from serendip.games.dark_matter.words import (
    DISCARDING_GRANTS_NOW,
    DISCARDING_NOW,
    DISCARDS_GRANT,
    DISCARDS_RESEARCH,
    DISCARDS_RESOURCE,
    NOT_AMONG_FOUR,
    NOT_IN_HAND,
)

ACTIONS: Final = (DiscardResearch, DiscardResource, DiscardGrant)
STAGES: Final = (DISCARDING_RESEARCH, DISCARDING_RESOURCE, DISCARDING_GRANT)

ROOM_AT_SIDE: Final = 3
"""How many research cards, and how many resources, a player can keep (DM-33)."""


def offer(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """Any card of those that are too many, also the one just taken; equal cards are one choice."""
    if state.stage == DISCARDING_RESEARCH:
        offers += [DISCARD_RESEARCH[research] for research in state.side_research[seat]]
    elif state.stage == DISCARDING_RESOURCE:
        offers += [DISCARD_RESOURCE[kind] for kind in sorted(set(state.side_resources[seat]))]
    else:
        offers += dict.fromkeys([DISCARD_GRANT[grant] for grant in state.hands[seat]])


def why_not(state: DarkMatter, seat: int, action: DiscardResearch | DiscardResource | DiscardGrant) -> Said | None:
    """Another kind of card is too many, or this card is not among them."""
    offers: list[Action] = []
    offer(state, seat, offers)
    if action in offers:
        return None
    if type(action) is not type(offers[0]):
        return first_discard(state)
    if isinstance(action, DiscardGrant):
        return Said(NOT_IN_HAND, (action.grant,))
    return Said(NOT_AMONG_FOUR, (action.research if isinstance(action, DiscardResearch) else action.resource,))


def first_discard(state: DarkMatter) -> Said:
    """Return what must be discarded before anything else."""
    if state.stage == DISCARDING_GRANT:
        return Said(DISCARDING_GRANTS_NOW)
    return Said(DISCARDING_NOW, ("research cards" if state.stage == DISCARDING_RESEARCH else "resources",))


def play(state: DarkMatter, seat: int, action: DiscardResearch | DiscardResource | DiscardGrant) -> None:
    """What was kept is out of the game (DM-15), and only now the next card is turned up; a grant is played."""
    if isinstance(action, DiscardGrant):
        discard_grant(state, seat, action.grant)
        if len(state.hands[seat]) > HAND:
            return
    elif isinstance(action, DiscardResearch):
        research = RESEARCH_NUMBER[action.research]
        state.side_research[seat].remove(research)
        state.gone_research.append(research)
        state.tell(DISCARDS_RESEARCH, (seat, action.research))
        turn_research(state)
    else:
        kind = RESOURCE_NUMBER[action.resource]
        state.side_resources[seat].remove(kind)
        state.gone_resources[kind] += 1
        state.tell(DISCARDS_RESOURCE, (seat, action.resource))
        turn_resource(state)
    end_turn(state, seat)


def discard_grant(state: DarkMatter, seat: int, name: str) -> None:
    """Lay a grant of that name from a hand on the played pile."""
    grant = next(grant for grant in state.hands[seat] if GRANT_NAMES[grant] == name)
    state.hands[seat].remove(grant)
    state.played.append(grant)
    state.tell(DISCARDS_GRANT, (seat, name))
