"""Who is at the table (FS-R3), and who is busy."""

from serendip.games.for_science.state import NEVER, ForScience


def is_present(state: ForScience, seat: int) -> bool:
    """Say whether a player has not left."""
    return state.away_since[seat] == NEVER


def present(state: ForScience) -> list[int]:
    """Return the players who are there."""
    return [seat for seat in range(state.seats) if state.away_since[seat] == NEVER]


def is_busy(state: ForScience, seat: int) -> bool:
    """Say whether a player takes some seconds for something."""
    return state.busy_until[seat] != NEVER
