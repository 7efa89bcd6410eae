"""stub"""

from serendip.core.match import Match


def report(match: Match) -> dict[str, float | str]:
    return {}
