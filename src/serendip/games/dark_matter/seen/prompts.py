"""What a seat is asked, in a sentence, or whom it waits for."""

from serendip.core.line import Said
from serendip.games.dark_matter.state import (
    ASSIGNING,
    BIDDING,
    DISCARDING_GRANT,
    DISCARDING_RESEARCH,
    ENDED,
    TURN,
    DarkMatter,
)
from serendip.games.dark_matter.words import (
    ASK_ASSIGN,
    ASK_BID,
    ASK_DISCARD,
    ASK_DISCARD_GRANT,
    ASK_TURN,
    FINISHED,
    WAIT_BIDS,
    WAIT_TURN,
)


def prompt(state: DarkMatter, seat: int | None) -> Said:
    """Return what a seat is asked, or whom it waits for."""
    if state.stage == ENDED:
        return Said(FINISHED)
    asked = seat in state.to_act
    if state.stage == BIDDING:
        return Said(ASK_BID) if asked else Said(WAIT_BIDS, (state.to_act,))
    if not asked:
        return Said(WAIT_TURN, (state.to_act[0],))
    if state.stage == TURN:
        return Said(ASK_TURN)
    if state.stage == ASSIGNING:
        return Said(ASK_ASSIGN)
    if state.stage == DISCARDING_GRANT:
        return Said(ASK_DISCARD_GRANT)
    return Said(ASK_DISCARD, ("research cards" if state.stage == DISCARDING_RESEARCH else "resources",))
