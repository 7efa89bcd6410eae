"""How a state of For Science! is copied, and the types of its fields.

Made from state.py by tools/generate_games.py.
"""

from typing import Any, Final

from serendip.core.fields import Fields
from serendip.games.for_science.state import Finding, ForScience
from serendip.games.for_science.vaccine.placing import Cap, Placement


def copy_fields(state: ForScience, other: ForScience) -> None:
    """Give a fresh state all fields."""
    other.levels = state.levels[:]
    other.goal = state.goal
    other.limit = state.limit
    other.event_rate = state.event_rate
    other.powers = state.powers
    other.impenetrable = state.impenetrable
    other.picks_universal = state.picks_universal
    other.penalty = state.penalty
    other.flat_allowed = state.flat_allowed
    other.expert = state.expert
    other.roles_each = state.roles_each
    other.first_game = state.first_game
    other.pace = state.pace
    other.stage = state.stage
    other.ends_at = state.ends_at
    other.stopped_at = state.stopped_at
    other.bell_at = state.bell_at
    other.alert_at = state.alert_at
    other.frozen_until = state.frozen_until
    other.meeting_until = state.meeting_until
    other.owner = state.owner[:]
    other.universal = state.universal
    other.flat = state.flat[:]
    other.ready = state.ready[:]
    other.wishes_pause = state.wishes_pause[:]
    other.busy_until = state.busy_until[:]
    other.acted_at = state.acted_at[:]
    other.away_since = state.away_since[:]
    other.gone = state.gone[:]
    other.design_deck = state.design_deck[:]
    other.design_under = state.design_under
    other.design_discard = state.design_discard[:]
    other.wasted = state.wasted[:]
    other.disease_deck = state.disease_deck[:]
    other.disease_discard = state.disease_discard[:]
    other.mutation_deck = state.mutation_deck[:]
    other.mutation_discard = state.mutation_discard[:]
    other.event_deck = state.event_deck[:]
    other.event_discard = state.event_discard[:]
    other.hands = [part[:] for part in state.hands]
    other.looked = [part[:] for part in state.looked]
    other.coffees = state.coffees[:]
    other.columns = [part[:] for part in state.columns]
    other.diseases = [part[:] for part in state.diseases]
    other.mutations = state.mutations[:]
    other.verified = state.verified[:]
    other.bench = state.bench[:]
    other.blocks = [part[:] for part in state.blocks]
    other.begun_at = state.begun_at[:]
    other.partner = state.partner[:]
    other.second = state.second[:]
    other.last_hand = state.last_hand[:]
    other.last_kind = state.last_kind[:]
    other.omitted = [part[:] for part in state.omitted]
    other.excused = [part[:] for part in state.excused]
    other.recited = state.recited[:]
    other.hailed = state.hailed[:]
    other.helper = state.helper[:]
    other.cheered = state.cheered[:]
    other.passed = state.passed[:]
    other.findings = [part[:] for part in state.findings]
    other.fronts = state.fronts[:]
    other.approvals = state.approvals[:]
    other.approved_by = state.approved_by[:]
    other.data = state.data[:]
    other.knowledge = state.knowledge[:]
    other.served = state.served[:]
    other.owes = [part[:] for part in state.owes]
    other.stacks = [part[:] for part in state.stacks]
    other.stack_under = state.stack_under[:]
    other.loose = state.loose[:]
    other.lying = state.lying[:]
    other.held = state.held[:]
    other.caps = state.caps[:]
    other.tracks = state.tracks[:]
    other.caller = state.caller
    other.counted = state.counted[:]
    other.event = state.event
    other.ongoing = state.ongoing
    other.ongoing_cures = state.ongoing_cures
    other.obeyed = state.obeyed[:]
    other.alerted = state.alerted
    other.rounds = state.rounds[:]
    other.tries = state.tries[:]
    other.cured = state.cured
    other.researched = state.researched
    other.checks = state.checks


TYPES: Final[dict[str, Any]] = {
    "levels": list[int],
    "goal": int,
    "limit": int,
    "event_rate": str,
    "powers": bool,
    "impenetrable": bool,
    "picks_universal": bool,
    "penalty": int,
    "flat_allowed": bool,
    "expert": bool,
    "roles_each": int,
    "first_game": bool,
    "pace": str,
    "stage": int,
    "ends_at": float,
    "stopped_at": float,
    "bell_at": float,
    "alert_at": float,
    "frozen_until": float,
    "meeting_until": float,
    "owner": list[int],
    "universal": int,
    "flat": list[bool],
    "ready": list[bool],
    "wishes_pause": list[bool],
    "busy_until": list[float],
    "acted_at": list[float],
    "away_since": list[float],
    "gone": list[bool],
    "design_deck": list[int],
    "design_under": int,
    "design_discard": list[int],
    "wasted": list[int],
    "disease_deck": list[int],
    "disease_discard": list[int],
    "mutation_deck": list[int],
    "mutation_discard": list[int],
    "event_deck": list[int],
    "event_discard": list[int],
    "hands": list[list[int]],
    "looked": list[list[int]],
    "coffees": list[int],
    "columns": list[list[int]],
    "diseases": list[list[int]],
    "mutations": list[int],
    "verified": list[bool],
    "bench": list[int],
    "blocks": list[list[int]],
    "begun_at": list[float],
    "partner": list[int],
    "second": list[bool],
    "last_hand": list[int],
    "last_kind": list[int],
    "omitted": list[list[int]],
    "excused": list[list[int]],
    "recited": list[bool],
    "hailed": list[int],
    "helper": list[int],
    "cheered": list[bool],
    "passed": list[bool],
    "findings": list[list[Finding]],
    "fronts": list[int],
    "approvals": list[int],
    "approved_by": list[int],
    "data": list[int],
    "knowledge": list[int],
    "served": list[bool],
    "owes": list[list[int]],
    "stacks": list[list[int]],
    "stack_under": list[int],
    "loose": list[int],
    "lying": list[Placement],
    "held": list[int],
    "caps": list[Cap],
    "tracks": list[int],
    "caller": int,
    "counted": list[int],
    "event": int,
    "ongoing": int,
    "ongoing_cures": int,
    "obeyed": list[bool],
    "alerted": int,
    "rounds": list[int],
    "tries": list[int],
    "cured": int,
    "researched": int,
    "checks": int,
}
FIELDS: Final = Fields(copy_fields, TYPES)
