"""Time Horizon: organise events in a continuum of causes, before the Now passes over them; for 2 to 6 players."""

from serendip.games.time_horizon.game import GAME, TimeHorizonGame
from serendip.games.time_horizon.state import TimeHorizon

__all__ = ["GAME", "TimeHorizon", "TimeHorizonGame"]
