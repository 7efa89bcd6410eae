"""Artifacts, a section with a list of its own: casting and discharging, then each of the six (TH-28).

Most players have none at most times, so that one look answers for all of them.
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.core.sections import Sections
from serendip.games.time_horizon.cards import (
    casting,
    collapse_generator,
    collector,
    hole_in_the_box,
    lachesis_needle,
    symmetrical_stabilizer,
    tangle_of_fates,
)
from serendip.games.time_horizon.rules.asked_for import IN_TURN
from serendip.games.time_horizon.rules.moments import moment, not_now
from serendip.games.time_horizon.state import JUMPING, SEWING, TimeHorizon

_EACH: Final = Sections(
    (
        casting,
        tangle_of_fates,
        collapse_generator,
        hole_in_the_box,
        collector,
        lachesis_needle,
        symmetrical_stabilizer,
    ),
    moment,
    not_now,
)

ACTIONS: Final = tuple(_EACH.plays)
STAGES: Final = (IN_TURN, JUMPING, SEWING)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer what one's artifacts can do."""
    if state.held_artifacts[seat] or state.cast_artifacts[seat]:
        offers += _EACH.legal(state, seat)


def why_not(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return what the artifact has against it."""
    return _EACH.why_not(state, seat, action)


def play(state: TimeHorizon, seat: int, action: Action) -> None:
    """Do what the artifact does."""
    _EACH.carry_out(state, seat, action)
