"""What Roles can do (FS-70, FS-71, FS-72, FS-73): each function answers for one power of roles.toml.

A power counts by the Insight tracks as the last Team Meeting set them, and not at all where powers are off (FS-71) or
while an Event says so.
"""

from typing import Final

from serendip.games.for_science.cards.ongoing import forbids_powers
from serendip.games.for_science.components import ROLES, Role
from serendip.games.for_science.state import CHOOSING, ENDED, NONE, ForScience

_WITH: Final[dict[str, list[int]]] = {
    card.power: [role for role, other in enumerate(ROLES) if other.power == card.power] for card in ROLES
}
"""The Roles that have each power."""


def roles_of(state: ForScience, seat: int) -> list[int]:
    """Return the Roles of a player."""
    return [role for role, owner in enumerate(state.owner) if owner == seat]


def strength(state: ForScience, role: Role) -> int:
    """Return how strong a power is now: its base, and one more for each step on its track (FS-70)."""
    more = state.tracks[role.track] // role.step if role.track >= 0 else 0
    return role.amount + more


def power(state: ForScience, seat: int, name: str) -> int:
    """Return how strong a player's power of that name is; 0 if there is none, or while powers are off."""
    if not state.powers or forbids_powers(state):
        return 0
    total = 0
    for role in _WITH.get(name, ()):
        if state.owner[role] == seat:
            total += max(1, strength(state, ROLES[role]))
    return total


def power_of_anybody(state: ForScience, name: str) -> int:
    """Return how strong a power is that works wherever its owner sits."""
    return sum([power(state, seat, name) for seat in range(state.seats)])


def hand_limit(state: ForScience, seat: int, usual: int) -> int:
    """A32 and the Panicking Intern hold more cards (FS-21)."""
    return usual + power(state, seat, "hand")


def wasted_limit(state: ForScience, usual: int) -> int:
    """The Recycling Officer makes room on the Wasted board (FS-30)."""
    return usual + power_of_anybody(state, "recycle")


def workshop_connections(state: ForScience, role: int) -> int:
    """Return the connections of a Workshop, 0 for any: the Equipment Whisperer's, while there are powers (FS-72)."""
    card = ROLES[role]
    if card.power == "whisper" and not state.powers:
        return 2
    return card.workshop


def for_verifying(state: ForScience, seat: int, cure: bool) -> int:
    """Quality Assurance Specialist: return the Data more that a build earns which this player Verifies."""
    if not power(state, seat, "assure"):
        return 0
    return power(state, seat, "assure") if cure else 1


def for_mutated_cure(state: ForScience, lab: int) -> int:
    """Combat Endocrinologist: return the Data more for the cure of a Disease with a Mutation."""
    return power_of_anybody(state, "combat") if state.mutations[lab] != NONE else 0


def for_cheering(state: ForScience, builder: int) -> int:
    """Overenthusiastic Team Coach: return the Data more for a build that was cheered for."""
    return power_of_anybody(state, "cheer") if state.cheered[builder] else 0


def for_faces(state: ForScience, builder: int, cards: int) -> int:
    """Geometer in Residence, one of two builders or the only one: the Data more for cards with all marked fronts."""
    second = state.partner[builder]
    return (power(state, builder, "faces") + (power(state, second, "faces") if second != NONE else 0)) * cards


def discount(state: ForScience, seat: int) -> int:
    """Emergency Accountant: return how much cheaper tiles are that cost Data."""
    return power(state, seat, "discount")


def drinks_coffee(state: ForScience, seat: int) -> bool:
    """Say whether a player drinks coffee: everybody does but A32 (FS-72)."""
    return not any(ROLES[role].speech == "beeps" for role in roles_of(state, seat))


def voice(state: ForScience, seat: int) -> str:
    """A32 speaks in beeps, the Coach in capitals, "" stands for free speech: while the game goes on (FS-R12)."""
    if not state.powers or state.stage in (CHOOSING, ENDED):
        return ""
    return next((ROLES[role].speech for role in roles_of(state, seat) if ROLES[role].speech), "")


def hands_lent(state: ForScience, seat: int) -> int:
    """Return how many builds a Lab Assistant supports now."""
    return sum([helper == seat for helper in state.helper])
