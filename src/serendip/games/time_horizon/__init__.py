"""Time Horizon: organise events in a continuum of causes, before the Now passes over them; for 2 to 6 players."""

from serendip.games.time_horizon.state import TimeHorizon  # isort: skip  (the state comes before its rules)
from serendip.games.time_horizon.game import GAME, TimeHorizonGame

__all__ = ["GAME", "TimeHorizon", "TimeHorizonGame"]
