"""Why not? Builds: beginning, blocks, checks, Verifying."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import refusal_words as no
from serendip.games.for_science.components import KIND_NUMBER, LABS, PLACE_NUMBER
from serendip.games.for_science.rules import building, designing, paying, plans
from serendip.games.for_science.state import NONE, ForScience


def refuse_build(state: ForScience, seat: int, action: Action) -> Said | None:
    """Return why this can't be done with builds; None if it is about something else."""
    if isinstance(action, do.StartBuild):
        return _refuse_start(state, seat, action)
    if isinstance(action, do.JoinBuild):
        return Said(no.ONE_BUILD) if building.builder_of(state, seat) != NONE else Said(no.NO_PARTNER)
    if isinstance(action, do.VerifyBuild):
        return _refuse_verifying(state, seat, action)
    if isinstance(action, (do.TakeBlock, do.ReturnBlock, do.TearDown)):
        return _refuse_block(state, seat, action)
    if isinstance(action, (do.OmitBlock, do.ExcuseBlock)):
        return Said(no.NO_BUILD) if building.builder_of(state, seat) == NONE else Said(no.NO_EXCEPTION)
    if isinstance(action, do.CheckBuild):
        if state.bench[seat] == NONE:
            return Said(no.NO_BUILD)
        phrase = plans.phrase(state, seat)
        return Said(no.SAY_FIRST, (phrase,)) if phrase and not state.recited[seat] else Said(no.FORGED)
    return None


def _refuse_start(state: ForScience, seat: int, action: do.StartBuild) -> Said:
    place = PLACE_NUMBER.get(action.place, NONE)
    if place == NONE or not designing.is_open(state, place):
        return Said(no.NO_PLACE, (action.place,))
    if building.builder_of(state, seat) != NONE:
        return Said(no.ONE_BUILD)
    if place >= LABS and designing.owner_of(state, place) != seat:
        return Said(no.NOT_YOUR_WORKSHOP, (action.place,))
    return Said(no.WORKSHOPS_CLOSED) if state.columns[place] else Said(no.NOTHING_TO_BUILD, (action.place,))


def _refuse_block(state: ForScience, seat: int, action: do.TakeBlock | do.ReturnBlock | do.TearDown) -> Said:
    builder = building.builder_of(state, seat)
    if builder == NONE or isinstance(action, do.TearDown):
        return Said(no.NO_BUILD)
    kind = KIND_NUMBER.get(action.block, NONE)
    if kind == NONE or isinstance(action, do.ReturnBlock):
        return Said(no.NO_SUCH_BLOCK, (action.block,))
    if not building.is_in_turn(state, seat, builder, kind):
        return Said(no.NOT_YOUR_TURN)
    return Said(no.NO_BLOCK, (action.block,))


def _refuse_verifying(state: ForScience, seat: int, action: do.VerifyBuild) -> Said:
    builder = action.builder
    if not 0 <= builder < state.seats or not state.passed[builder]:
        return Said(no.NOT_CHECKED)
    place = state.bench[builder]
    if place < LABS and not state.verified[place]:
        return Said(no.DESIGN_UNVERIFIED)
    phrase = paying.must_hail(state, seat)
    return Said(no.SAY_FIRST, (phrase,)) if phrase else Said(no.SECOND_PLAYER)
