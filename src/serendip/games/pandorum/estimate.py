"""stub"""

from serendip.games.pandorum.state import Pandorum


def estimate(state: Pandorum, seat: int) -> float:
    return 0.5
