"""Carrying out what somebody chose: from each action to the rule that knows it."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from serendip.core.action import Action, TimeOut
from serendip.games.for_science import actions as do
from serendip.games.for_science import words
from serendip.games.for_science.columns import read_cards
from serendip.games.for_science.components import (
    DESIGN_NUMBER,
    KIND_NUMBER,
    MUTATION_NUMBER,
    PLACE_NUMBER,
    ROLE_NUMBER,
    SHAPE_NUMBER,
)
from serendip.games.for_science.rules import (
    building,
    clock,
    designing,
    events,
    giving_up,
    meetings,
    paying,
    setup,
    vaccine,
    verifying,
    waste,
)
from serendip.games.for_science.state import CHOOSING, OBEYING, ForScience
from serendip.games.for_science.vaccine.placing import Block, Placement

Rule: TypeAlias = Callable[[ForScience, int, Any], None]


def carry_out(state: ForScience, seat: int, action: Action) -> None:
    """Carry out a legal action, and settle who is asked next."""
    if isinstance(action, TimeOut):
        clock.time_out(state)
    else:
        kind = type(action)
        if kind in LOSES_PAY:
            paying.forfeit(state, seat)
        RULES[kind](state, seat, action)
        if kind is not do.Think:
            state.acted_at[seat] = state.clock
        clock.catch_up(state)
    clock.ask(state)


def choose_role(state: ForScience, seat: int, action: do.ChooseRole) -> None:
    """FS-6."""
    setup.choose_role(state, seat, ROLE_NUMBER[action.role])


def pick_universal(state: ForScience, seat: int, action: do.PickUniversal) -> None:
    """FS-95."""
    setup.pick_universal(state, MUTATION_NUMBER[action.mutation])


def build_flat(state: ForScience, seat: int, action: do.BuildFlat) -> None:
    """FS-92."""
    state.flat[seat] = True
    state.tell(words.LIES_FLAT, (seat,))


def build_upright(state: ForScience, seat: int, action: do.BuildUpright) -> None:
    """FS-92."""
    state.flat[seat] = False
    state.tell(words.STANDS_UP, (seat,))


def say_ready(state: ForScience, seat: int, action: do.SayReady) -> None:
    """Begin, go on after a pause, or report at a drill (FS-9, FS-R2, FS-82)."""
    if state.stage == OBEYING:
        events.report(state, seat)
        return
    state.ready[seat] = True
    state.tell(words.IS_READY, (seat,))
    if state.stage == CHOOSING:
        if all(state.ready):
            setup.begin(state)
    else:
        clock.go_on(state)


def draw_design(state: ForScience, seat: int, action: do.DrawDesign) -> None:
    """FS-21."""
    designing.draw(state, seat)


def keep_design(state: ForScience, seat: int, action: do.KeepDesign) -> None:
    """FS-72."""
    designing.keep(state, seat, DESIGN_NUMBER[action.card])


def play_design(state: ForScience, seat: int, action: do.PlayDesign) -> None:
    """FS-22."""
    designing.play(state, seat, DESIGN_NUMBER[action.card], PLACE_NUMBER[action.place])


def arrange(state: ForScience, seat: int, action: do.Arrange) -> None:
    """FS-24."""
    column = read_cards(action.column)
    assert column is not None
    designing.arrange(state, seat, PLACE_NUMBER[action.place], column)


def waste_hand(state: ForScience, seat: int, action: do.WasteHand) -> None:
    """FS-30."""
    designing.waste_hand(state, seat, DESIGN_NUMBER[action.card])


def waste_design(state: ForScience, seat: int, action: do.WasteDesign) -> None:
    """FS-30."""
    designing.waste_design(state, seat, DESIGN_NUMBER[action.card], PLACE_NUMBER[action.place])


def verify_design(state: ForScience, seat: int, action: do.VerifyDesign) -> None:
    """FS-40."""
    lab = PLACE_NUMBER[action.place]
    if not events.comes_first(state, seat, events.BEFORE_DESIGN, lab):
        verifying.verify_design(state, seat, lab)


def start_build(state: ForScience, seat: int, action: do.StartBuild) -> None:
    """FS-52."""
    building.start(state, seat, PLACE_NUMBER[action.place])


def join_build(state: ForScience, seat: int, action: do.JoinBuild) -> None:
    """FS-81."""
    building.join(state, seat, action.builder)


def take_block(state: ForScience, seat: int, action: do.TakeBlock) -> None:
    """FS-51."""
    building.take(state, seat, KIND_NUMBER[action.block])


def return_block(state: ForScience, seat: int, action: do.ReturnBlock) -> None:
    """FS-51."""
    building.give_back(state, seat, KIND_NUMBER[action.block])


def tear_down(state: ForScience, seat: int, action: do.TearDown) -> None:
    """FS-51."""
    building.stop_building(state, seat)


def omit_block(state: ForScience, seat: int, action: do.OmitBlock) -> None:
    """FS-72."""
    building.omit(state, seat, action.symbol)


def excuse_block(state: ForScience, seat: int, action: do.ExcuseBlock) -> None:
    """FS-72."""
    building.excuse(state, seat, action.symbol)


def recite(state: ForScience, seat: int, action: do.Recite) -> None:
    """Type what an Event, a build or a verification asks for (FS-80, FS-82)."""
    state.tell(words.RECITES, (seat, action.phrase))
    if state.stage == OBEYING:
        events.report(state, seat)
    elif paying.must_hail(state, seat) == action.phrase:
        for builder in range(state.seats):
            if state.passed[builder]:
                state.hailed[builder] |= 1 << seat
    else:
        state.recited[seat] = True


def check_build(state: ForScience, seat: int, action: do.CheckBuild) -> None:
    """FS-D2a."""
    building.check(state, seat, action.poses, action.rest)


def verify_build(state: ForScience, seat: int, action: do.VerifyBuild) -> None:
    """FS-54."""
    place = state.bench[action.builder]
    occasion = events.BEFORE_CURE if place < 3 else events.BEFORE_RESEARCH
    if not events.comes_first(state, seat, occasion, place):
        paying.verify_build(state, seat, action.builder)


def buy_tile(state: ForScience, seat: int, action: do.BuyTile) -> None:
    """FS-60."""
    paying.buy(state, seat, SHAPE_NUMBER[action.shape])


def clear_wasted(state: ForScience, seat: int, action: do.ClearWasted) -> None:
    """FS-31."""
    waste.clear(state, seat)


def serve_coffee(state: ForScience, seat: int, action: do.ServeCoffee) -> None:
    """FS-72."""
    paying.serve_coffee(state, seat)


def give_up_tile(state: ForScience, seat: int, action: do.GiveUpTile) -> None:
    """FS-59."""
    giving_up.give_up(state, seat, action.tile)


def take_tile(state: ForScience, seat: int, action: do.TakeTile) -> None:
    """FS-60."""
    vaccine.take_tile(state, seat, action.tile)


def put_tile(state: ForScience, seat: int, action: do.PutTile) -> None:
    """FS-61."""
    vaccine.put_tile(state, seat, Placement(state.held[seat], action.x, action.y, action.turn))


def lay_aside(state: ForScience, seat: int, action: do.LayAside) -> None:
    """FS-60."""
    vaccine.lay_aside(state, seat)


def put_cap(state: ForScience, seat: int, action: do.PutCap) -> None:
    """FS-72."""
    vaccine.put_cap(state, seat, Block(action.tile, action.side))


def take_cap(state: ForScience, seat: int, action: do.TakeCap) -> None:
    """FS-72."""
    vaccine.take_cap(state, seat, Block(action.tile, action.side))


def call_meeting(state: ForScience, seat: int, action: do.CallMeeting) -> None:
    """FS-63."""
    if not events.comes_first(state, seat, events.BEFORE_MEETING, 0):
        meetings.call(state, seat, action.tile)


def confirm_count(state: ForScience, seat: int, action: do.ConfirmCount) -> None:
    """FS-63."""
    meetings.confirm(state, seat)


def draw_event(state: ForScience, seat: int, action: do.DrawEvent) -> None:
    """FS-82."""
    events.draw(state, seat)


def lend_hand(state: ForScience, seat: int, action: do.LendHand) -> None:
    """FS-72."""
    state.helper[action.builder] = seat
    state.tell(words.LENDS, (seat, action.builder))


def take_hand_back(state: ForScience, seat: int, action: do.TakeHandBack) -> None:
    """FS-72."""
    state.helper[action.builder] = -1
    state.tell(words.LETS_GO, (seat, action.builder))


def cheer(state: ForScience, seat: int, action: do.Cheer) -> None:
    """FS-72."""
    state.cheered[action.builder] = True
    state.tell(words.CHEERS, (seat, action.builder))


def think(state: ForScience, seat: int, action: do.Think) -> None:
    """FS-D5."""
    clock.think(state, seat, action.number)


def ask_pause(state: ForScience, seat: int, action: do.AskPause) -> None:
    """FS-R2."""
    clock.ask_pause(state, seat, True)


def drop_pause(state: ForScience, seat: int, action: do.DropPause) -> None:
    """FS-R2."""
    clock.ask_pause(state, seat, False)


def leave(state: ForScience, seat: int, action: do.Leave) -> None:
    """FS-R3."""
    clock.leave(state, seat)


def come_back(state: ForScience, seat: int, action: do.ComeBack) -> None:
    """FS-R3."""
    clock.come_back(state, seat)


RULES: Final[dict[type[Action], Rule]] = {
    do.ChooseRole: choose_role,
    do.PickUniversal: pick_universal,
    do.BuildFlat: build_flat,
    do.BuildUpright: build_upright,
    do.SayReady: say_ready,
    do.DrawDesign: draw_design,
    do.KeepDesign: keep_design,
    do.PlayDesign: play_design,
    do.Arrange: arrange,
    do.WasteHand: waste_hand,
    do.WasteDesign: waste_design,
    do.VerifyDesign: verify_design,
    do.StartBuild: start_build,
    do.JoinBuild: join_build,
    do.TakeBlock: take_block,
    do.ReturnBlock: return_block,
    do.TearDown: tear_down,
    do.OmitBlock: omit_block,
    do.ExcuseBlock: excuse_block,
    do.Recite: recite,
    do.CheckBuild: check_build,
    do.VerifyBuild: verify_build,
    do.BuyTile: buy_tile,
    do.ClearWasted: clear_wasted,
    do.ServeCoffee: serve_coffee,
    do.GiveUpTile: give_up_tile,
    do.TakeTile: take_tile,
    do.PutTile: put_tile,
    do.LayAside: lay_aside,
    do.PutCap: put_cap,
    do.TakeCap: take_cap,
    do.CallMeeting: call_meeting,
    do.ConfirmCount: confirm_count,
    do.DrawEvent: draw_event,
    do.LendHand: lend_hand,
    do.TakeHandBack: take_hand_back,
    do.Cheer: cheer,
    do.Think: think,
    do.AskPause: ask_pause,
    do.DropPause: drop_pause,
    do.Leave: leave,
    do.ComeBack: come_back,
}

LOSES_PAY: Final[tuple[type[Action], ...]] = (
    do.DrawDesign,
    do.PlayDesign,
    do.Arrange,
    do.WasteHand,
    do.WasteDesign,
    do.StartBuild,
    do.JoinBuild,
    do.TakeBlock,
    do.TakeTile,
    do.PutCap,
    do.TakeCap,
)
"""Designing, building and touching the vaccine: whoever does that has spent what was earned (FS-56)."""
