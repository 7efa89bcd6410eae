"""What one seat is asked for at a time. Each section of the rules says in which of these moments it offers something.

The first six are the numbers of `state.plan`: the turn itself, and what the player at turn has begun.
"""

from typing import Final

from serendip.games.time_horizon.state import JUMPING, LINKING, NAMING, NO_PLAN, PLACING, SEWING

IN_TURN: Final = NO_PLAN
PLANS: Final = (PLACING, LINKING, NAMING, JUMPING, SEWING)

SWAPS: Final = 6
CONFIRMS: Final = 7
"""Says whether the last energy is really spent (TH-25)."""
MAY_OFFER: Final = 8
"""Shares the place of the player at turn, and may offer an exchange."""
DRAFTS: Final = 9
PROPOSED: Final = 10
"""Has an offer open, and may take it back."""
ANSWERS: Final = 11
HANDS_OVER: Final = 12
FLEES: Final = 13
BETS: Final = 14
ANNIHILATES: Final = 15
CHOOSES: Final = 16
"""Chooses an event and is asked nothing else; in all but the turn itself one may choose beside what else is asked."""
