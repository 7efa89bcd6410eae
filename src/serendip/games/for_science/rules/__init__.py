"""The rules of For Science!, by the sections of the rulebook: what is offered, refused and played comes from here."""

from typing import Final

from serendip.core.sections import Section, Sections
from serendip.games.for_science.cards import (
    alternating,
    cheering,
    coffee,
    exceptions,
    half_circles,
    helping_hands,
    librarian,
    speeches,
)
from serendip.games.for_science.rules import (
    absence,
    building,
    buying,
    checking,
    clock,
    design,
    events,
    giving_up,
    meetings,
    pauses,
    readiness,
    setup,
    thinking,
    vaccine,
    variants,
    verifying_build,
    verifying_design,
    waste,
)
from serendip.games.for_science.rules.moments import moment, not_now

SECTIONS: Final[tuple[Section, ...]] = (
    # Setup
    setup,
    readiness,
    # What was earned is offered first: it is lost with whatever else one does (FS-56).
    buying,
    waste,
    coffee,
    # Design, Verifying a Design
    design,
    verifying_design,
    # Build
    building,
    alternating,
    exceptions,
    checking,
    speeches,
    verifying_build,
    helping_hands,
    cheering,
    # The Universal Vaccine
    giving_up,
    vaccine,
    half_circles,
    meetings,
    # Roles, Mutations and Events: those whose cards have no place above
    librarian,
    events,
    # Variants
    variants,
    # On the digital table
    thinking,
    pauses,
    absence,
    clock,
)
"""In the order of the rulebook; a card that is a choice of its own stands where it is used."""

RULES: Final = Sections(SECTIONS, moment, not_now)
