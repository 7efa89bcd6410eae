"""Why not? The reason, with its rule, why a seat that is asked can't do something now."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.state import TimeHorizon


def refuse(state: TimeHorizon, seat: int, action: Action) -> Said | None:
    """Return why the seat can't do this now; None if no special reason is known."""
    return None
