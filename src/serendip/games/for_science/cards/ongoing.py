"""What an Event changes as long as it lasts: until the next Event or two cures (FS-82)."""

from serendip.games.for_science import words
from serendip.games.for_science.components import EVENTS, Event, Handicap
from serendip.games.for_science.state import NONE, ForScience


def lasting(state: ForScience) -> Event | None:
    """Return the Event that is still in force."""
    return EVENTS[state.ongoing] if state.ongoing != NONE else None


def is_on(state: ForScience, effect: str) -> bool:
    """Say whether an Event with this effect is in force."""
    return state.ongoing != NONE and EVENTS[state.ongoing].effect == effect


def forbids_powers(state: ForScience) -> bool:
    """Coffee Machine Breaks Down: nobody has powers."""
    return is_on(state, "no-powers")


def closes_workshops(state: ForScience) -> bool:
    """Open-Plan Office: no Workshop Build can be begun."""
    return is_on(state, "no-workshops")


def dearer(state: ForScience) -> int:
    """Price Hike: what tiles cost more that cost Data."""
    return 1 if is_on(state, "dearer") else 0


def forms(state: ForScience) -> int:
    """Forms in Triplicate: how many cards Verifying a Cure Design Wastes."""
    return 1 if is_on(state, "forms") else 0


def longer(state: ForScience) -> int:
    """Scope Creep: how many cards more a Cure Design needs."""
    return 1 if is_on(state, "longer") else 0


def verifiers(state: ForScience) -> int:
    """Peer Review Strike: how many must Verify a build."""
    return 2 if is_on(state, "verifiers") else 1


def missing_blocks(state: ForScience) -> int:
    """Inventory Day: how many blocks of each kind can't be taken."""
    return EVENTS[state.ongoing].number if is_on(state, "fewer-blocks") else 0


def handicap(state: ForScience) -> Handicap | None:
    """Blackout, Ergonomic Binoculars, Hall of Mirrors: what makes all building harder."""
    event = lasting(state)
    return event.handicap if event is not None else None


def phrase(state: ForScience) -> str:
    """Compliance Week: what a builder must type before a check."""
    event = lasting(state)
    return event.phrase if event is not None else ""


def count_cures(state: ForScience, diseases: int) -> None:
    """A lasting Event ends with the second Disease that is cured."""
    if state.ongoing != NONE:
        state.ongoing_cures += diseases
        if state.ongoing_cures >= 2:
            lift(state)


def lift(state: ForScience) -> None:
    """End what a lasting Event changed."""
    event = lasting(state)
    if event is not None:
        state.ongoing = NONE
        state.tell(words.EVENT_OVER, (event.name,))
