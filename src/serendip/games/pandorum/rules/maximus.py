"""Maximus, the solo opponent, in six steps that the log tells one by one: PD-70."""

from serendip.games.pandorum.board import HEXES, LANDING_PAD
from serendip.games.pandorum.cards import MONOLITH_OF
from serendip.games.pandorum.components import BASE, KINDS, MAXIMUS, MODULE, MONOLITHS, PROJECTS
from serendip.games.pandorum.rules.construction import close_site, open_site
from serendip.games.pandorum.rules.drawing import CARGO
from serendip.games.pandorum.rules.income import let_pay
from serendip.games.pandorum.rules.money import claim_for_move, claim_for_payment, claim_for_stopping, dearer
from serendip.games.pandorum.rules.rates import card_pays
from serendip.games.pandorum.rules.reach import ways
from serendip.games.pandorum.state import MARKER, NOTHING, Pandorum
from serendip.games.pandorum.words import (
    MAXIMUS_BUILDS,
    MAXIMUS_GOES,
    MAXIMUS_MONOLITH,
    MAXIMUS_NO_BUILDING,
    MAXIMUS_NO_CARD,
    MAXIMUS_NO_SUPPLY,
    MAXIMUS_PAYS,
    MAXIMUS_QUIDS,
    MAXIMUS_STUCK,
    MAXIMUS_SUPPLY,
    MAXIMUS_TURNS_UP,
)


def take_turn(state: Pandorum) -> None:
    """Take his whole turn but for its end."""
    player = state.active
    stow(state, player)
    if not state.deck:
        state.tell(MAXIMUS_NO_CARD)
        return
    card = state.deck.pop()
    state.sealed = True
    state.tell(MAXIMUS_TURNS_UP, (PROJECTS[card],))
    go(state, player, card)
    pay(state, player, card)
    meet(state, player)
    build(state, player, card)


def stow(state: Pandorum, player: int) -> None:
    """(1) The biggest type of the Market goes to his cargo, whole."""
    most = max(state.market)
    if most == 0:
        state.tell(MAXIMUS_NO_SUPPLY)
        return
    card = state.market.index(most)
    state.market[card] = 0
    state.slots[player][CARGO + card] += most
    state.tell(MAXIMUS_SUPPLY, (most, PROJECTS[card]))


def best_hex(state: Pandorum, player: int, card: int) -> int:
    """Return where he goes: where one card pays most, then a marker, then company, then the lower number."""
    best = -1
    best_rank = (-1, -1, -1)
    for hex, _, _ in ways(state.volcanoes, state.city, state.harvester[player], MAXIMUS["steps"]):
        holds = state.on[hex]
        if holds not in (NOTHING, MARKER):
            continue
        company = state.volcanoes_near[hex]
        for other in range(state.players):
            company += state.structures_near[other * HEXES + hex]
        rank = (card_pays(state, player, hex, card), 1 if holds == MARKER else 0, company)
        if rank > best_rank:
            best = hex
            best_rank = rank
    return best


def go(state: Pandorum, player: int, card: int) -> None:
    """(3) He goes there, or home."""
    hex = best_hex(state, player, card)
    if hex < 0:
        state.harvester[player] = LANDING_PAD
        state.tell(MAXIMUS_STUCK)
        return
    state.harvester[player] = hex
    state.tell(MAXIMUS_GOES, (hex, PROJECTS[card], card_pays(state, player, hex, card)))


def pay(state: Pandorum, player: int, card: int) -> None:
    """(4) The card goes into the Market, and one more for everything that makes moves dearer."""
    paid = [card]
    for _ in range(dearer(state)):
        if state.deck:
            paid.append(state.deck.pop())
    state.tell(MAXIMUS_PAYS, (tuple([PROJECTS[one] for one in paid]),))
    for one in paid:
        claim_for_payment(state, player, one)
        state.market[one] += 1
    claim_for_move(state, player)
    claim_for_stopping(state, player)


def meet(state: Pandorum, player: int) -> None:
    """(5) He opens a monolith; what he can't use gives him Quids."""
    hex = state.harvester[player]
    if state.on[hex] != MARKER:
        return
    state.on[hex] = NOTHING
    number = state.monolith_deck.pop()
    state.monoliths_over.append(number)
    state.tell(MAXIMUS_MONOLITH, (MONOLITHS[number],))
    if not MONOLITH_OF[number].take_effect_for_maximus(state, player):
        state.quids[player] += MAXIMUS["monolith_quids"]
        state.tell(MAXIMUS_QUIDS, (MAXIMUS["monolith_quids"],))


def build(state: Pandorum, player: int, card: int) -> None:
    """(6) Every third construction is a base, else a module, as far as he has them."""
    hex = state.harvester[player]
    if state.on[hex] != NOTHING or state.modules[player] + state.bases[player] == 0:
        state.tell(MAXIMUS_NO_BUILDING)
        return
    number = state.constructions[player] + 1
    kind = BASE if number % MAXIMUS["base_every"] == 0 else MODULE
    if not (state.bases if kind == BASE else state.modules)[player]:
        kind = MODULE if kind == BASE else BASE
    copies = MAXIMUS["base_copies"] if kind == BASE else MAXIMUS["module_copies"]
    open_site(state, player, hex, kind)
    quids = let_pay(state, player, card, copies)
    state.tell(MAXIMUS_BUILDS, (KINDS[kind], hex, number, copies, PROJECTS[card], quids))
    close_site(state, player)
