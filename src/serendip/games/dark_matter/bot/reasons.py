"""Why a sensible player would do something, in a few words: the purposes of the rules of thumb, said aloud."""

from serendip.core.action import Action
from serendip.core.line import Line, Said
from serendip.games.dark_matter import words
from serendip.games.dark_matter.actions import Bid
from serendip.games.dark_matter.bot import thumb
from serendip.games.dark_matter.bot.situation import imagined
from serendip.games.dark_matter.state import DarkMatter


def reasons() -> dict[float, Line]:
    """Return why, by the rank of the purpose."""
    return {
        thumb.STEAL: words.WHY_STEAL,
        thumb.FINISH: words.WHY_FINISH,
        thumb.STOP: words.WHY_STOP,
        thumb.LOOK: words.WHY_LOOK,
        thumb.FEED: words.WHY_FEED,
        thumb.DENY: words.WHY_DENY,
        thumb.INSTALL: words.WHY_INSTALL,
        thumb.HOUSE: words.WHY_HOUSE,
        thumb.UNPACK: words.WHY_UNPACK,
        thumb.STORE: words.WHY_STORE,
        thumb.PLAN: words.WHY_PLAN,
        thumb.EXPAND: words.WHY_EXPAND,
        thumb.BETTER: words.WHY_BETTER,
        thumb.BLOCK: words.WHY_BLOCK,
        thumb.COLLECT: words.WHY_COLLECT,
        thumb.WAIT: words.WHY_WAIT,
    }


def purpose(state: DarkMatter, seat: int, action: Action) -> Said | None:
    """Return what an action is good for in an imagined position; None if it is good for nothing."""
    situation = imagined(state, seat)
    if isinstance(action, Bid):
        urgency = thumb.urgency(situation)
        line = words.WHY_BID_LOW if urgency == 0 else words.WHY_BID_HIGH
        fits = urgency != 1 and action == best_bid(state, seat)
        return Said(line) if fits else None
    found = reasons().get(float(int(thumb.judge(situation, [action])[0])))
    return None if found is None else Said(found)


def best_bid(state: DarkMatter, seat: int) -> Action:
    """Return the bid that the rules of thumb would choose."""
    actions = list(state.actions(seat))
    looks = thumb.appeal(state, seat, actions)
    return actions[looks.index(max(looks))]
