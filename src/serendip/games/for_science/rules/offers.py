"""Every legal action in every situation, and what is legal without being listed."""

from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offer
from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.cards.roles import hands_lent, power
from serendip.games.for_science.columns import LONGEST, connects, next_arrangement, read_cards, write_cards
from serendip.games.for_science.components import EVENTS, KIND_NUMBER, LABS, PLACE_NUMBER, PLACES
from serendip.games.for_science.poses import BadPoses, read_poses
from serendip.games.for_science.rules import building, designing, paying, plans, setup, vaccine, verifying
from serendip.games.for_science.rules.giving_up import candidates
from serendip.games.for_science.rules.presence import is_present
from serendip.games.for_science.state import (
    ALERT,
    CHOOSING,
    ENDED,
    MEETING,
    NONE,
    OBEYING,
    PAUSED,
    PLAYING,
    ForScience,
)
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.placing import Placement, groups


def legal(state: ForScience, seat: int) -> list[Action]:
    """Return every legal action of a seat that is asked."""
    stage = state.stage
    if stage == CHOOSING:
        return choosing(state, seat)
    if not is_present(state, seat):
        return [offer.COME_BACK]
    if stage == PAUSED:
        return [offer.SAY_READY]
    if stage == ALERT:
        return [offer.DRAW_EVENT]
    if stage == MEETING:
        return [offer.CONFIRM_COUNT]
    if stage == OBEYING:
        phrase = EVENTS[state.event].phrase
        return [do.Recite(phrase)] if phrase else [offer.SAY_READY]
    if state.owes[seat]:
        return [offer.GIVE_UP_TILE[tile] for tile in candidates(state, state.owes[seat][0])]
    if state.looked[seat]:
        return [offer.KEEP_DESIGN[card] for card in state.looked[seat]]
    if state.held[seat] != NONE:
        found: list[Action] = [do.PutTile(x, y, turn) for _, x, y, turn in vaccine.spots(state, state.held[seat])]
        return [*found, offer.LAY_ASIDE]
    return anything(state, seat)


def choosing(state: ForScience, seat: int) -> list[Action]:
    """Before the start: Roles, the universal Mutation, lying flat, being ready."""
    if setup.chooses_universal(state, seat):
        return [offer.PICK_UNIVERSAL[mutation] for mutation in sorted(state.mutation_deck)]
    if setup.lacks_roles(state, seat):
        return [offer.CHOOSE_ROLE[role] for role in setup.roles_to_choose(state)]
    found = [offer.SAY_READY]
    if state.flat_allowed:
        found.append(offer.BUILD_UPRIGHT if state.flat[seat] else offer.BUILD_FLAT)
    return found


def anything(state: ForScience, seat: int) -> list[Action]:
    """All at once: design, verify, build, spend, arrange tiles, call a meeting (FS-1)."""
    found: list[Action] = []
    spending(state, seat, found)
    designs(state, seat, found)
    own_build(state, seat, found)
    other_builds(state, seat, found)
    tiles(state, seat, found)
    found.append(offer.THINK)
    found.append(offer.DROP_PAUSE if state.wishes_pause[seat] else offer.ASK_PAUSE)
    return found


def spending(state: ForScience, seat: int, found: list[Action]) -> None:
    """What Data and Knowledge can buy (FS-56)."""
    if not state.data[seat] and not state.knowledge[seat]:
        return
    for shape in range(len(SHAPES)):
        if paying.can_buy(state, seat, shape):
            found.append(offer.BUY_TILE[shape])
    if state.data[seat]:
        if state.wasted:
            found.append(offer.CLEAR_WASTED)
        if not state.served[seat] and power(state, seat, "coffee"):
            found.append(offer.SERVE_COFFEE)


def designs(state: ForScience, seat: int, found: list[Action]) -> None:
    """Cards: draw, play, Waste, arrange, Verify (FS-20 to FS-40)."""
    if designing.can_draw(state, seat):
        found.append(offer.DRAW_DESIGN)
    open_places = designing.places(state)
    for card in state.hands[seat]:
        row = offer.PLAY_DESIGN[card]
        found += [row[place] for place in open_places if designing.column_with(state, place, card)]
        found.append(offer.WASTE_HAND[card])
    for place in open_places:
        if not designing.may_arrange(state, seat, place):
            continue
        column = state.columns[place]
        for card in column:
            if designing.column_without(state, place, card // 2) is not None:
                found.append(offer.WASTE_DESIGN[card // 2][place])
        other = next_arrangement(column, designing.first_connections(state, place))
        if other != column:
            found.append(do.Arrange(PLACES[place], write_cards(other)))
    for lab in range(LABS):
        if not state.verified[lab] and verifying.is_complete(state, lab):
            found.append(offer.VERIFY_DESIGN[lab])


def own_build(state: ForScience, seat: int, found: list[Action]) -> None:
    """What a builder, or the second of two, can do (FS-50 to FS-53)."""
    builder = building.builder_of(state, seat)
    if builder == NONE:
        found += [
            offer.START_BUILD[place] for place in designing.places(state) if building.can_build(state, seat, place)
        ]
        found += [offer.JOIN_BUILD[other] for other in range(state.seats) if building.can_join(state, seat, other)]
        return
    for kind in range(len(KINDS)):
        if building.can_take(state, seat, kind):
            found.append(offer.TAKE_BLOCK[kind])
        if state.blocks[builder][kind]:
            found.append(offer.RETURN_BLOCK[kind])
    found.append(offer.TEAR_DOWN)
    if building.exceptions_left(state, seat, "omit") > 0:
        found += [do.OmitBlock(symbol) for symbol in building.free_symbols(state, seat)]
    if building.exceptions_left(state, seat, "excuse") > 0:
        found += [do.ExcuseBlock(symbol) for symbol in building.free_symbols(state, seat)]
    if builder != seat:
        return
    phrase = plans.phrase(state, seat)
    if phrase and not state.recited[seat]:
        found.append(do.Recite(phrase))
    else:
        found.append(offer.CHECK_BUILD)


def other_builds(state: ForScience, seat: int, found: list[Action]) -> None:
    """Verifying, supporting and cheering for others (FS-54, FS-72)."""
    hail = paying.must_hail(state, seat)
    if hail:
        recite = do.Recite(hail)
        if recite not in found:
            found.append(recite)
    lends = power(state, seat, "lend") - hands_lent(state, seat)
    cheers = power(state, seat, "cheer")
    for builder in range(state.seats):
        if state.bench[builder] == NONE:
            continue
        if paying.may_verify(state, seat, builder):
            found.append(offer.VERIFY_BUILD[builder])
        if builder == seat:
            continue
        if state.helper[builder] == seat:
            found.append(offer.TAKE_HAND_BACK[builder])
        elif lends > 0 and state.helper[builder] == NONE:
            found.append(offer.LEND_HAND[builder])
        if cheers and not state.cheered[builder]:
            found.append(offer.CHEER[builder])


def tiles(state: ForScience, seat: int, found: list[Action]) -> None:
    """The vaccine: take tiles, close sides, call a Team Meeting (FS-60 to FS-63)."""
    found += [offer.TAKE_TILE[tile] for tile in state.loose]
    found += [offer.TAKE_TILE[placement.tile] for placement in state.lying]
    if power(state, seat, "cap"):
        if vaccine.caps_left(state, seat) > 0:
            found += [do.PutCap(cap.tile, cap.side) for cap in vaccine.open_sides(state)]
        found += [do.TakeCap(cap.tile, cap.side) for cap in state.caps]
    found += [offer.CALL_MEETING[group[0]] for group in groups(state.lying)]


def is_free(state: ForScience, seat: int) -> bool:
    """Say whether a player may do anything now: no choice is pending."""
    return not (state.owes[seat] or state.looked[seat] or state.held[seat] != NONE)


def admits(state: ForScience, seat: int, action: Action) -> bool:
    """Say whether an action that is not listed is legal all the same."""
    if isinstance(action, do.Leave):
        return is_present(state, seat) and state.stage not in (CHOOSING, ENDED)
    if isinstance(action, do.ReturnBlock):
        builder = building.builder_of(state, seat)
        kind = KIND_NUMBER.get(action.block, NONE)
        return NONE not in (builder, kind) and state.blocks[builder][kind] > 0
    if state.stage != PLAYING or not is_present(state, seat):
        return False
    if isinstance(action, do.TakeBlock):
        kind = KIND_NUMBER.get(action.block, NONE)
        return kind != NONE and is_free(state, seat) and building.can_take(state, seat, kind)
    if isinstance(action, do.PutTile):
        held = state.held[seat]
        place = Placement(held, action.x, action.y, action.turn)
        return held != NONE and not state.owes[seat] and vaccine.fits(state, place)
    if not is_free(state, seat):
        return False
    if isinstance(action, do.CallMeeting):
        return any(placement.tile == action.tile for placement in state.lying)
    if isinstance(action, do.Arrange):
        return is_arrangement(state, seat, action)
    if isinstance(action, do.CheckBuild):
        return can_check(state, seat, action)
    return False


def is_arrangement(state: ForScience, seat: int, action: do.Arrange) -> bool:
    """Say whether a text names another way to lay the same cards, all connected (FS-24)."""
    place = PLACE_NUMBER.get(action.place, NONE)
    column = read_cards(action.column)
    if place == NONE or column is None or len(column) > LONGEST or not designing.is_open(state, place):
        return False
    if not designing.may_arrange(state, seat, place) or column == state.columns[place]:
        return False
    same = sorted([card // 2 for card in column]) == sorted([card // 2 for card in state.columns[place]])
    return same and connects(column, designing.first_connections(state, place))


def can_check(state: ForScience, seat: int, action: do.CheckBuild) -> bool:
    """Say whether poses are of the blocks that the build has; some may have fallen off while all stopped (FS-D2a)."""
    if state.bench[seat] == NONE or (plans.phrase(state, seat) and not state.recited[seat]) or action.rest < 0:
        return False
    try:
        poses = read_poses(action.poses)
    except BadPoses:
        return False
    if not poses:
        return True
    kinds = [pose.kind for pose in poses]
    return all(kinds.count(kind) <= held for kind, held in zip(KINDS, state.blocks[seat], strict=True))
