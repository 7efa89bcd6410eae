"""Setup: TH-4, TH-10 to TH-15, TH-80, TH-81."""

from serendip.core.chance import Chance
from serendip.games.time_horizon.components import (
    AMOUNT,
    ARTIFACT_COUNT,
    CENTRE,
    COLOURS,
    DECK_SIZE,
    FAILS_ARC,
    HAPPENS_ARC,
    ITEMS,
    NOBODY,
    START_ENERGY,
    START_POINTS,
    SUPPORTING,
    TITLES,
    TWO_PLAYERS,
    starting_event,
)
from serendip.games.time_horizon.continuum import NODES
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.asking import ask
from serendip.games.time_horizon.rules.drawing import shuffle_deck
from serendip.games.time_horizon.rules.forecast import reckon
from serendip.games.time_horizon.rules.rounds import clear_turn
from serendip.games.time_horizon.rules.swapping import begin_game, show_three
from serendip.games.time_horizon.state import EMPTY, NONE, TURN, TimeHorizon
from serendip.games.time_horizon.words import CENTRE_TOSS, COLOUR, DIGS

_STARTING_KINDS = 5


def deal_colours(seats: int, chance: Chance) -> list[tuple[int, ...]]:
    """Return the colours of each seat: at random, even and odd in turn, so that Attacking links alternate (TH-80)."""
    if seats == 2:
        pairs = [tuple(pair) for pair in TWO_PLAYERS]
        chance.shuffle(pairs)
        return pairs
    even = [colour for colour in range(len(COLOURS)) if colour % 2 == 0]
    odd = [colour for colour in range(len(COLOURS)) if colour % 2 == 1]
    chance.shuffle(even)
    chance.shuffle(odd)
    first = chance.below(2)
    return [((odd if (seat + first) % 2 else even).pop(),) for seat in range(seats)]


def cards_in_play(colours: list[tuple[int, ...]]) -> list[int]:
    """Return the deck: all, but of two players without what is one player's alone or nobody's (TH-81)."""
    cards = list(range(DECK_SIZE))
    if len(colours) > 2:
        return cards
    owner = {colour: seat for seat, pair in enumerate(colours) for colour in pair}
    return [card for card in cards if owner.get(HAPPENS_ARC[card], NOBODY) != owner.get(FAILS_ARC[card], NOBODY)]


def set_up(state: TimeHorizon, swap: bool) -> None:
    """Lay out the opening position."""
    seats = state.seats
    chance = state.chance
    lay_out(state, deal_colours(seats, chance))
    state.token[0] = chance.below(2)
    reckon(state)
    for seat in range(seats):
        state.tell(COLOUR, (seat, tuple([COLOURS[colour] for colour in state.colours[seat]])))
    state.tell(CENTRE_TOSS, (SIDES[state.token[0]],))
    shuffle_deck(state)
    chance.shuffle(state.artifact_deck)
    if seats == 3:
        for seat in range(seats):
            dig(state, seat)
        shuffle_deck(state)
    if swap:
        show_three(state)
    else:
        begin_game(state)
    ask(state)


def dig(state: TimeHorizon, seat: int) -> None:
    """Three players: the first event that gives points to this one alone replaces the Supporting event (TH-13)."""
    mine = state.colours[seat][0]
    for card in reversed(state.deck):
        arcs = (HAPPENS_ARC[card], FAILS_ARC[card])
        other = arcs[1] if arcs[0] == mine else arcs[0]
        if AMOUNT[card] > 0 and mine in arcs and state.seat_of[other] == NONE:
            break
    state.deck.remove(card)
    supporting = starting_event(mine, SUPPORTING)
    state.hands[seat].remove(supporting)
    state.gone.append(supporting)
    state.hands[seat].append(card)
    state.open_cards |= 1 << card
    state.tell(DIGS, (seat, TITLES[card]))


def lay_out(state: TimeHorizon, colours: list[tuple[int, ...]]) -> None:
    """Lay everything ready, with nothing shuffled."""
    seats = state.seats
    state.round = 0
    state.stage = TURN
    state.order = ()
    state.turn = 0
    state.at_turn = NONE
    state.colours = colours
    state.seat_of = [NONE] * len(COLOURS)
    for seat, own in enumerate(colours):
        for colour in own:
            state.seat_of[colour] = seat
    _lay_out_continuum(state)
    _seat_players(state)
    _prepare_artifacts(state)
    state.deck = cards_in_play(colours)
    state.discard = []
    state.fresh = 0
    state.open_cards = 0
    state.gone = []
    state.activity = 0
    clear_turn(state)
    state.held = [None] * seats
    state.swaps = [NONE] * seats
    state.offered = [[] for _ in range(seats)]
    state.fleeing = []
    state.tangle_node = NONE
    state.tangle_owner = NONE
    state.bets = [[] for _ in range(seats)]
    state.annihilator = NONE
    state.uncovered = 0
    state.victims = []
    state.owed = NONE
    state.takes_offers = [True] * seats
    state.fuss = [0] * seats
    state.drafts = [None] * seats
    state.offer = None
    state.left_standing = False
    state.handing_over = None


def _lay_out_continuum(state: TimeHorizon) -> None:
    state.event = [NONE] * NODES
    state.turned = [0] * NODES
    state.organiser = [NONE] * NODES
    state.token = [0] * NODES
    state.happens_arc = [NOBODY] * NODES
    state.fails_arc = [NOBODY] * NODES
    state.result = [NONE] * NODES
    state.now = 0
    state.impacts_for = [0] * NODES
    state.impacts_against = [0] * NODES
    state.border = [0] * (6 * NODES)
    state.strength = [0] * (6 * NODES)
    state.needles = []
    state.sums = [0] * NODES
    state.expected = [EMPTY] * NODES
    state.wormholes = []
    state.tangle_tokens = []
    state.event[0] = CENTRE


def _seat_players(state: TimeHorizon) -> None:
    seats = state.seats
    state.energy = [START_ENERGY] * seats
    state.points = [START_POINTS] * seats
    state.pawn = [0] * seats
    state.alive = [True] * seats
    state.items = [[0] * seats for _ in ITEMS]
    state.stored = [0] * seats
    state.hands = [[starting_event(own[0], kind) for kind in range(_STARTING_KINDS)] for own in state.colours]
    state.pending = [[] for _ in range(seats)]
    state.points_after = []


def _prepare_artifacts(state: TimeHorizon) -> None:
    state.held_artifacts = [[] for _ in range(state.seats)]
    state.cast_artifacts = [[] for _ in range(state.seats)]
    state.charges = [0] * ARTIFACT_COUNT
    state.debt = [0] * ARTIFACT_COUNT
    state.tension = [0] * ARTIFACT_COUNT
    state.may_hold = [[0] * ARTIFACT_COUNT for _ in range(state.seats)]
    state.artifact_deck = list(range(ARTIFACT_COUNT))
    state.artifact_discard = []
    state.artifact_fresh = (1 << ARTIFACT_COUNT) - 1
    state.artifacts_gone = []
