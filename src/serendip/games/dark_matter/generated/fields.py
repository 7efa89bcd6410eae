"""How a state of Dark Matter: The Card Game is copied, and the types of its fields.

Made from state.py by tools/generate_games.py.
"""

from typing import Any, Final

from serendip.core.fields import Fields
from serendip.games.dark_matter.state import DarkMatter


def copy_fields(state: DarkMatter, other: DarkMatter) -> None:
    """Give a fresh state all fields."""
    other.round = state.round
    other.stage = state.stage
    other.order = state.order
    other.turn = state.turn
    other.dark = state.dark
    other.revealed = state.revealed[:]
    other.seen = state.seen[:]
    other.laboratory_stack = state.laboratory_stack[:]
    other.research_stack = state.research_stack[:]
    other.resource_stack = state.resource_stack[:]
    other.face_laboratory = state.face_laboratory
    other.face_research = state.face_research
    other.face_resource = state.face_resource
    other.owner = state.owner[:]
    other.hosted = state.hosted[:]
    other.home = state.home[:]
    other.laid = state.laid[:]
    other.lacking = state.lacking[:]
    other.short = state.short[:]
    other.postdoc = state.postdoc[:]
    other.side_research = [part[:] for part in state.side_research]
    other.side_resources = [part[:] for part in state.side_resources]
    other.grant_stack = state.grant_stack[:]
    other.played = state.played[:]
    other.hands = [part[:] for part in state.hands]
    other.bids = state.bids[:]
    other.removed = state.removed[:]
    other.recalled = state.recalled
    other.fresh = state.fresh
    other.known = state.known[:]
    other.gone_research = state.gone_research[:]
    other.gone_resources = state.gone_resources[:]


TYPES: Final[dict[str, Any]] = {
    "round": int,
    "stage": int,
    "order": tuple[int, ...],
    "turn": int,
    "dark": int,
    "revealed": list[bool],
    "seen": list[int],
    "laboratory_stack": list[int],
    "research_stack": list[int],
    "resource_stack": list[int],
    "face_laboratory": int,
    "face_research": int,
    "face_resource": int,
    "owner": list[int],
    "hosted": list[int],
    "home": list[int],
    "laid": list[int],
    "lacking": list[int],
    "short": list[int],
    "postdoc": list[int],
    "side_research": list[list[int]],
    "side_resources": list[list[int]],
    "grant_stack": list[int],
    "played": list[int],
    "hands": list[list[int]],
    "bids": list[int],
    "removed": list[int],
    "recalled": int,
    "fresh": int,
    "known": list[int],
    "gone_research": list[int],
    "gone_resources": list[int],
}
FIELDS: Final = Fields(copy_fields, TYPES)
