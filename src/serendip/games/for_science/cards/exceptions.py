"""The Viral Virtuoso leaves blocks out of a Cure, the Pathological Pathologist ignores what a block touches (FS-72)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import power
from serendip.games.for_science.columns import plan_for
from serendip.games.for_science.rules.bench import builder_of, void_check
from serendip.games.for_science.rules.plans import is_cure
from serendip.games.for_science.state import NONE, PLAYING, ForScience

ACTIONS: Final = (do.OmitBlock, do.ExcuseBlock)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Every block for which no exception was declared, as long as the power lasts."""
    if builder_of(state, seat) == NONE:
        return
    if exceptions_left(state, seat, "omit") > 0:
        offers += [do.OmitBlock(symbol) for symbol in free_symbols(state, seat)]
    if exceptions_left(state, seat, "excuse") > 0:
        offers += [do.ExcuseBlock(symbol) for symbol in free_symbols(state, seat)]


def why_not(state: ForScience, seat: int, action: do.OmitBlock | do.ExcuseBlock) -> Said | None:
    """One builds nothing, or the Role allows nothing of the kind for this block."""
    if builder_of(state, seat) == NONE:
        return Said(words.NO_BUILD)
    name = "omit" if isinstance(action, do.OmitBlock) else "excuse"
    allowed = exceptions_left(state, seat, name) > 0 and action.symbol in free_symbols(state, seat)
    return None if allowed else Said(words.NO_EXCEPTION)


def play(state: ForScience, seat: int, action: do.OmitBlock | do.ExcuseBlock) -> None:
    """Declare the exception; a check without it counts no more."""
    builder = builder_of(state, seat)
    void_check(state, builder)
    if isinstance(action, do.OmitBlock):
        state.omitted[builder].append(action.symbol)
        state.tell(words.OMITS, (seat, action.symbol))
    else:
        state.excused[builder].append(action.symbol)
        state.tell(words.EXCUSES, (seat, action.symbol))


def exceptions_left(state: ForScience, seat: int, name: str) -> int:
    """Return how many blocks a builder of a Cure, or the second one, may still leave out or ignore (FS-71, FS-81)."""
    builder = builder_of(state, seat)
    if builder == NONE or not is_cure(state, builder) or not state.columns[state.bench[builder]]:
        return 0
    used = state.omitted[builder] if name == "omit" else state.excused[builder]
    return power(state, seat, name) - len(used)


def free_symbols(state: ForScience, seat: int) -> list[int]:
    """Return the blocks of the Design for which no exception was declared, by number."""
    builder = builder_of(state, seat)
    declared = state.omitted[builder] + state.excused[builder]
    symbols = range(len(plan_for(tuple(state.columns[state.bench[builder]])).kinds))
    return [symbol for symbol in symbols if symbol not in declared]
