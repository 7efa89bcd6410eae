"""What one seat may know of a position, as plain data: all that lies open, and how many cards lie face down (FS-R5)."""

from typing import Final

from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.cards import roles
from serendip.games.for_science.cards.ongoing import lasting
from serendip.games.for_science.components import (
    DESIGN_NAMES,
    DISEASE_NAMES,
    EVENT_NAMES,
    EVENTS,
    LABS,
    MUTATION_NAMES,
    PLACES,
    ROLES,
    WASTED_LIMIT,
    Event,
)
from serendip.games.for_science.rules.bench import in_pool
from serendip.games.for_science.rules.buying import price
from serendip.games.for_science.rules.design import limit_of
from serendip.games.for_science.rules.giving_up import candidates
from serendip.games.for_science.rules.setup import chooses_universal
from serendip.games.for_science.rules.vaccine import insight
from serendip.games.for_science.rules.verifying_build import must_hail
from serendip.games.for_science.seen.shapes import (
    ByShape,
    EventCard,
    Insight,
    Meeting,
    Phase,
    Player,
    Role,
    Vaccine,
    View,
    Workshop,
)
from serendip.games.for_science.seen.view_builds import build
from serendip.games.for_science.seen.view_labs import column, lab, mutation
from serendip.games.for_science.state import (
    ALERT,
    CHOOSING,
    ENDED,
    FROZEN,
    MEETING,
    NEVER,
    NONE,
    OBEYING,
    PAUSED,
    PLAYING,
    ForScience,
)
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.placing import groups

PHASES: Final[dict[int, Phase]] = {
    CHOOSING: "choosing",
    PLAYING: "playing",
    ALERT: "alert",
    OBEYING: "obeying",
    FROZEN: "frozen",
    MEETING: "meeting",
    PAUSED: "paused",
    ENDED: "over",
}


def view(state: ForScience) -> View:
    """Return all that everybody may know, spectators too."""
    builders = [other for other in range(state.seats) if state.bench[other] != NONE]
    ongoing = lasting(state)
    return {
        "phase": PHASES[state.stage],
        "clock": state.clock,
        "ends_at": time(state.ends_at),
        "goal": state.goal,
        "tracks": by_colour(state.tracks),
        "terms": {
            "levels": [*state.levels],
            "limit": state.limit,
            "events": state.event_rate,
            "powers": state.powers,
            "impenetrable": state.impenetrable,
            "penalty": state.penalty,
            "horizontal": state.flat_allowed,
            "expert": state.expert,
            "pace": state.pace,
        },
        "labs": [lab(state, number) for number in range(LABS)] if state.stage != CHOOSING else [],
        "universal": mutation(state.universal),
        "workshops": [_workshop(state, role) for role in range(len(ROLES)) if state.owner[role] != NONE],
        "players": [_player(state, number) for number in range(state.seats)],
        "builds": [build(state, number) for number in builders],
        "pool": {kind: max(0, in_pool(state, number)) for number, kind in enumerate(KINDS)},
        "decks": {
            "design": len(state.design_deck),
            "disease": len(state.disease_deck),
            "mutation": len(state.mutation_deck),
            "event": len(state.event_deck),
        },
        "discarded": {
            "design": [DESIGN_NAMES[card] for card in state.design_discard],
            "disease": [DISEASE_NAMES[card] for card in state.disease_discard],
            "mutation": [MUTATION_NAMES[card] for card in state.mutation_discard],
            "event": [EVENT_NAMES[card] for card in state.event_discard],
        },
        "wasted": [DESIGN_NAMES[card] for card in state.wasted],
        "wasted_limit": roles.wasted_limit(state, WASTED_LIMIT),
        "vaccine": _vaccine(state),
        "event": _event(EVENTS[state.event]) if state.event != NONE else None,
        "ongoing": _event(ongoing) if ongoing is not None else None,
        "frozen_until": time(state.frozen_until),
        "obeyed": [*state.obeyed] if state.stage == OBEYING else None,
        "meeting": _meeting(state),
        "mutations_left": [MUTATION_NAMES[number] for number in sorted(state.mutation_deck)]
        if state.stage == CHOOSING and chooses_universal(state, 0)
        else None,
        "counts": {"cured": state.cured, "researched": state.researched, "checks": state.checks},
    }


def time(moment: float) -> float | None:
    """Return a time, or None for never."""
    return None if moment == NEVER else moment


def by_colour(insight: list[int]) -> Insight:
    """Insight by the names of its colours."""
    return {"red": insight[0], "blue": insight[1], "green": insight[2]}


def by_shape(numbers: list[int]) -> ByShape:
    """A number for each shape of tiles, by its name."""
    return {"rhombus": numbers[0], "trapezoid": numbers[1], "chevron": numbers[2], "sector": numbers[3]}


def _workshop(state: ForScience, role: int) -> Workshop:
    place = LABS + role
    return {
        "place": PLACES[place],
        "owner": state.owner[role],
        "connections": roles.workshop_connections(state, role),
        "bonus": ROLES[role].bonus,
        "column": column(state, place),
    }


def _player(state: ForScience, number: int) -> Player:
    """A player with all that is in front of them; hands lie open."""
    return {
        "seat": number,
        "roles": [_role(state, role) for role in roles.roles_of(state, number)],
        "hand": [DESIGN_NAMES[card] for card in state.hands[number]],
        "hand_limit": limit_of(state, number),
        "looks_at": [DESIGN_NAMES[card] for card in state.looked[number]],
        "data": state.data[number],
        "knowledge": state.knowledge[number],
        "prices": by_shape([price(state, number, shape) for shape in range(len(SHAPES))]),
        "owes": [*candidates(state, state.owes[number][0])] if state.owes[number] else [],
        "tile": state.held[number] if state.held[number] != NONE else None,
        "ready": state.ready[number],
        "busy_until": time(state.busy_until[number]),
        "acted_at": state.acted_at[number],
        "away_since": time(state.away_since[number]),
        "wishes_pause": state.wishes_pause[number],
        "flat": state.flat[number],
        "takes_turns_with": state.partner[number] if state.second[number] else None,
        "voice": roles.voice(state, number) or None,
        "must_hail": must_hail(state, number) or None,
    }


def _role(state: ForScience, role: int) -> Role:
    card = ROLES[role]
    return {
        "name": card.name,
        "text": card.text,
        "power": card.power,
        "strength": roles.power(state, state.owner[role], card.power),
        "speech": card.speech or None,
    }


def _vaccine(state: ForScience) -> Vaccine:
    """Stacks, loose tiles, and what lies on the lattice with the Insight of each group."""
    return {
        "stacks": by_shape([len(stack) for stack in state.stacks]),
        "loose": [*state.loose],
        "lying": [[tile, x, y, turn] for tile, x, y, turn in state.lying],
        "caps": [[cap.tile, cap.side] for cap in state.caps],
        "groups": [{"tiles": [*group], "insight": by_colour(insight(state, group))} for group in groups(state.lying)],
    }


def _event(event: Event) -> EventCard:
    return {"name": event.name, "text": event.text, "type": event.type, "phrase": event.phrase or None}


def _meeting(state: ForScience) -> Meeting | None:
    if state.stage != MEETING:
        return None
    return {
        "caller": state.caller,
        "tiles": [*state.counted],
        "insight": by_colour(insight(state, state.counted)),
        "until": state.meeting_until,
    }
