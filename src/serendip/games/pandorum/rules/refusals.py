"""Why not? The reason, with its rule, why a seat that is asked can't do something now."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import (
    Build,
    Cross,
    EndTurn,
    Finish,
    FreeCross,
    FreeMove,
    GrappleMaximus,
    Move,
    Pay,
    PutBack,
    Rebuild,
    TakeCards,
    UseCard,
    UseForepart,
    UseGrapple,
    UseMonolith,
)
from serendip.games.pandorum.board import HEXES
from serendip.games.pandorum.cards import card_of
from serendip.games.pandorum.components import (
    BASE,
    FOREPARTS,
    HAND_LIMIT,
    KINDS,
    LEAST_CARDS,
    MODULE,
    MONOLITH_NUMBER,
    MOST_CARDS,
    PROJECT_NUMBER,
    STEPS,
)
from serendip.games.pandorum.rules.moving import home_price, steps_of, way_price, ways_of
from serendip.games.pandorum.state import (
    ACTING,
    BUILDING,
    CITY,
    NOTHING,
    PAYING,
    PUTTING_BACK,
    SUPPLY,
    VOLCANO,
    Pandorum,
)
from serendip.games.pandorum.words import (
    ABILITY_USED,
    ANSWER_FIRST,
    BUILT_ALREADY,
    BUILT_BEFORE_MOVE,
    CITY_THERE,
    FINISH_FIRST,
    HAND_FITS,
    HERE_ALREADY,
    HEX_HOLDS,
    MOVED_ALREADY,
    NO_BUILDING_HERE,
    NO_CITY_WAY,
    NO_ENGINE,
    NO_MONOLITH,
    NO_MONOLITH_USE,
    NO_REBUILDING,
    NO_STRUCTURE_LEFT,
    NO_SUCH_HEX,
    NOT_ASKED_FOR,
    NOT_BUILDING,
    NOT_EMPTY_HEX,
    NOT_IN_HAND,
    NOT_IN_MARKET,
    NOT_IN_SLOT,
    NOT_NOW,
    NOTHING_TO_PAY,
    ONLY_ACROSS,
    OTHER_FOREPART,
    OTHER_PRICE,
    OUT_OF_REACH,
    PAY_FIRST,
    PUT_BACK_FIRST,
    SUPPLY_DONE,
    SUPPLY_FIRST,
    TOO_DEAR,
    TOO_FEW_CARDS,
    TOO_MANY_CARDS,
    VOLCANO_THERE,
)

ANY_TIME = (UseForepart, UseGrapple, GrappleMaximus, UseMonolith, FreeMove, FreeCross)


def refuse(state: Pandorum, seat: int, action: Action) -> Said | None:
    """Return why the seat can't do this now; None if no special reason is known."""
    if state.asks:
        card = card_of(state.asks[0][1])
        offers: list[Action] = []
        card.offer(state, seat, state.asks[0][2], offers)
        return None if any(type(offer) is type(action) for offer in offers) else Said(ANSWER_FIRST, (card.name,))
    wrong_moment = refuse_moment(state, action)
    if wrong_moment is not None:
        return wrong_moment
    if isinstance(action, TakeCards):
        return Said(NOT_IN_MARKET, (action.card,))
    if isinstance(action, (PutBack, Pay)):
        return Said(NOT_IN_HAND, (action.card,))
    if isinstance(action, (Move, Cross)):
        return refuse_move(state, seat, action)
    if isinstance(action, (Build, Rebuild)):
        return refuse_build(state, seat, action)
    if isinstance(action, UseCard):
        return refuse_card(state, seat, action)
    if isinstance(action, Finish):
        return Said(TOO_FEW_CARDS, (KINDS[state.building], LEAST_CARDS[state.building]))
    if isinstance(action, (UseForepart, UseGrapple, GrappleMaximus)):
        return refuse_forepart(state, seat, action)
    if isinstance(action, UseMonolith):
        held = MONOLITH_NUMBER.get(action.monolith, -1) in state.monoliths[seat]
        return Said(NO_MONOLITH_USE if held else NO_MONOLITH, (action.monolith,))
    if isinstance(action, (FreeMove, FreeCross)):
        return refuse_free_move(state, seat, action)
    return None


def refuse_moment(state: Pandorum, action: Action) -> Said | None:
    """Return why this kind of action does not belong to this part of the turn."""
    stage = state.stage
    if isinstance(action, TakeCards):
        return None if stage == SUPPLY else Said(SUPPLY_DONE)
    if stage == SUPPLY:
        return None if isinstance(action, ANY_TIME) else Said(SUPPLY_FIRST)
    if isinstance(action, PutBack):
        return None if stage == PUTTING_BACK else Said(HAND_FITS, (HAND_LIMIT,))
    if stage == PUTTING_BACK:
        return Said(PUT_BACK_FIRST, (HAND_LIMIT,))
    if isinstance(action, Pay):
        return None if stage == PAYING else Said(NOTHING_TO_PAY)
    if stage == PAYING:
        return Said(PAY_FIRST)
    if isinstance(action, (UseCard, Finish)):
        return None if stage == BUILDING else Said(NOT_BUILDING)
    if stage == BUILDING:
        return None if isinstance(action, (UseForepart, UseGrapple, GrappleMaximus)) else Said(FINISH_FIRST)
    if isinstance(action, (Move, Cross, Build, Rebuild, EndTurn, *ANY_TIME)):
        return None
    return Said(NOT_ASKED_FOR)


def refuse_hex(state: Pandorum, seat: int, hex: int) -> Said | None:
    """Return why nobody could stop on a hex, or need not go there."""
    if not 0 <= hex < HEXES:
        return Said(NO_SUCH_HEX, (hex,))
    if state.harvester[seat] == hex:
        return Said(HERE_ALREADY, (hex,))
    if state.on[hex] == VOLCANO:
        return Said(VOLCANO_THERE, (hex,))
    return Said(CITY_THERE) if state.on[hex] == CITY else None


def refuse_move(state: Pandorum, seat: int, action: Move | Cross) -> Said | None:
    """Return why a Harvester can't go there, or not at that price."""
    if state.moved:
        return Said(MOVED_ALREADY)
    if state.built:
        return Said(BUILT_BEFORE_MOVE)
    wrong = refuse_hex(state, seat, action.hex)
    if wrong is not None:
        return wrong
    steps = steps_of(state, seat)
    for hex, plain, across in ways_of(state, seat, steps):
        if hex == action.hex:
            price = way_price(state, seat, min(plain, across))
            cards = sum(state.hands[seat])
            if price > cards:
                return Said(TOO_DEAR, (hex, price, cards))
            if price != action.price:
                return Said(OTHER_PRICE, (hex, price))
            return Said(NO_CITY_WAY if isinstance(action, Cross) else ONLY_ACROSS, (hex,))
    home = home_price(state, seat)
    if home and home == action.price:
        return Said(TOO_DEAR, (action.hex, home, sum(state.hands[seat])))
    return Said(OUT_OF_REACH, (action.hex, steps))


def refuse_free_move(state: Pandorum, seat: int, action: FreeMove | FreeCross) -> Said | None:
    """Return why an engine token does not help."""
    if not state.engines[seat]:
        return Said(NO_ENGINE)
    wrong = refuse_hex(state, seat, action.hex)
    if wrong is not None:
        return wrong
    if action.hex not in [hex for hex, _, _ in ways_of(state, seat, STEPS)]:
        return Said(OUT_OF_REACH, (action.hex, STEPS))
    if state.on[action.hex] == NOTHING:
        return Said(NOT_EMPTY_HEX)
    return Said(NO_CITY_WAY, (action.hex,)) if isinstance(action, FreeCross) else None


def refuse_build(state: Pandorum, seat: int, action: Build | Rebuild) -> Said | None:
    """Return why nothing, or not this, can be built here."""
    if state.built:
        return Said(BUILT_ALREADY)
    kind = KINDS.index(action.structure) if isinstance(action, Build) and action.structure in KINDS else BASE
    if isinstance(action, Rebuild) and not state.stopped_on_own:
        return Said(NO_REBUILDING)
    if isinstance(action, Build):
        if action.structure not in KINDS:
            return None
        if state.on[state.harvester[seat]] != NOTHING:
            return Said(HEX_HOLDS, (state.harvester[seat],))
        if state.engine_moved:
            return Said(NO_BUILDING_HERE)
    if not (state.modules if kind == MODULE else state.bases)[seat]:
        return Said(NO_STRUCTURE_LEFT, (KINDS[kind],))
    return Said(TOO_FEW_CARDS, (KINDS[kind], LEAST_CARDS[kind]))


def refuse_card(state: Pandorum, seat: int, action: UseCard) -> Said | None:
    """Return why a card can't be used in this construction."""
    if state.cards_used >= MOST_CARDS[state.building]:
        return Said(TOO_MANY_CARDS, (KINDS[state.building], MOST_CARDS[state.building]))
    card = PROJECT_NUMBER.get(action.card, -1)
    if card < 0 or not state.hands[seat][card]:
        return Said(NOT_IN_HAND, (action.card,))
    return None


def refuse_forepart(state: Pandorum, seat: int, action: UseForepart | UseGrapple | GrappleMaximus) -> Said | None:
    """Return why the active ability can't be used so."""
    if state.ability_used:
        return Said(ABILITY_USED)
    own = FOREPARTS[state.forepart[seat]]
    if action.forepart != own:
        return Said(OTHER_FOREPART, (own,))
    card = PROJECT_NUMBER.get(action.card, -1)
    if card < 0 or not state.slots[seat][card]:
        return Said(NOT_IN_SLOT, (action.card, 1))
    return Said(NOT_NOW, (own,)) if state.stage in (SUPPLY, ACTING, BUILDING) else None
