"""Build (FS-50, FS-51, FS-52, FS-53): who builds what, and with which of the 36 blocks."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.cards import ongoing
from serendip.games.for_science.cards.alternating import is_in_turn
from serendip.games.for_science.components import KIND_NUMBER, LABS, PLACE_NUMBER
from serendip.games.for_science.rules.bench import HALF_CIRCLE, builder_of, in_pool, stop_building, void_check
from serendip.games.for_science.rules.moments import moment, not_now
from serendip.games.for_science.rules.places import owner_of, place_called, places
from serendip.games.for_science.state import NEVER, NONE, PLAYING, ForScience

ACTIONS: Final = (do.StartBuild, do.TakeBlock, do.ReturnBlock, do.TearDown)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Begin a build, or take blocks, give them back and tear down what one builds."""
    builder = builder_of(state, seat)
    if builder == NONE:
        offers += [offered.START_BUILD[place] for place in places(state) if can_build(state, seat, place)]
        return
    for kind in range(len(KINDS)):
        if can_take(state, seat, kind):
            offers.append(offered.TAKE_BLOCK[kind])
        if state.blocks[builder][kind]:
            offers.append(offered.RETURN_BLOCK[kind])
    offers.append(offered.TEAR_DOWN)


def why_not(state: ForScience, seat: int, action: Action) -> Said | None:
    """Say whose build it is, or which block is not there."""
    builder = builder_of(state, seat)
    if isinstance(action, do.StartBuild):
        return _why_not_start(state, seat, action)
    if isinstance(action, do.ReturnBlock):  # it may fall off at any moment
        kind = KIND_NUMBER.get(action.block, NONE)
        if builder == NONE:
            return Said(words.NO_BUILD)
        return None if kind != NONE and state.blocks[builder][kind] else Said(words.NO_SUCH_BLOCK, (action.block,))
    if moment(state, seat) != PLAYING:
        return not_now(state, seat, action)
    if builder == NONE:
        return Said(words.NO_BUILD)
    if isinstance(action, do.TakeBlock):
        kind = KIND_NUMBER.get(action.block, NONE)
        if kind == NONE:
            return Said(words.NO_SUCH_BLOCK, (action.block,))
        if can_take(state, seat, kind):
            return None
        in_turn = is_in_turn(state, seat, builder, kind)
        return Said(words.NO_BLOCK, (action.block,)) if in_turn else Said(words.NOT_YOUR_TURN)
    return None


def _why_not_start(state: ForScience, seat: int, action: do.StartBuild) -> Said | None:
    place = place_called(state, action.place)
    if place == NONE:
        return Said(words.NO_PLACE, (action.place,))
    if builder_of(state, seat) != NONE:
        return Said(words.ONE_BUILD)
    if can_build(state, seat, place):
        return None
    if place >= LABS and owner_of(state, place) != seat:
        return Said(words.NOT_YOUR_WORKSHOP, (action.place,))
    return Said(words.WORKSHOPS_CLOSED) if state.columns[place] else Said(words.NOTHING_TO_BUILD, (action.place,))


def play(state: ForScience, seat: int, action: Action) -> None:
    """Begin, take, give back or tear down."""
    if isinstance(action, do.TakeBlock):
        take(state, seat, KIND_NUMBER[action.block])
    elif isinstance(action, do.ReturnBlock):
        give_back(state, seat, KIND_NUMBER[action.block])
    elif isinstance(action, do.StartBuild):
        state.bench[seat] = PLACE_NUMBER[action.place]
        state.tell(words.BEGINS, (seat, action.place))
    else:
        stop_building(state, seat)


def can_build(state: ForScience, seat: int, place: int) -> bool:
    """Say whether a player without a build (FS-R7) may begin one there: a Cure, or one's own research (FS-52)."""
    if not state.columns[place]:
        return False
    return place < LABS or (owner_of(state, place) == seat and not ongoing.closes_workshops(state))


def can_take(state: ForScience, seat: int, kind: int) -> bool:
    """Say whether a block can be taken: there is one, and with Alternating it is this player's turn (FS-51, FS-81)."""
    builder = builder_of(state, seat)
    if builder == NONE or not is_in_turn(state, seat, builder, kind):
        return False
    return in_pool(state, kind) > 0 or (kind == HALF_CIRCLE and len(state.caps) > 0)


def take(state: ForScience, seat: int, kind: int) -> None:
    """Take a block; the Theoretician's half circles are taken when no other is left (FS-72)."""
    builder = builder_of(state, seat)
    if kind == HALF_CIRCLE and in_pool(state, kind) <= 0:
        cap = state.caps.pop()
        state.tell(words.TAKES_CAP_BLOCK, (seat, cap.tile))
    else:
        state.tell(words.TAKES_BLOCK, (seat, KINDS[kind]))
    if not sum(state.blocks[builder]):
        state.begun_at[builder] = state.clock
    state.blocks[builder][kind] += 1
    state.last_hand[builder] = seat
    state.last_kind[builder] = kind
    void_check(state, builder)


def give_back(state: ForScience, seat: int, kind: int) -> None:
    """Give a block back to the pool."""
    builder = builder_of(state, seat)
    state.blocks[builder][kind] -= 1
    if not sum(state.blocks[builder]):
        state.begun_at[builder] = NEVER
        state.last_hand[builder] = NONE
        state.last_kind[builder] = NONE
    state.tell(words.RETURNS_BLOCK, (seat, KINDS[kind]))
    void_check(state, builder)
