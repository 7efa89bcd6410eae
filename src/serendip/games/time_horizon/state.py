"""The state of Time Horizon: the continuum, the players, the decks. `position` binds the rules to it.

Lists by node have 61 places, lists by border 366 (see `continuum`); cards and artifacts are numbers (see
`components`); -1 stands for "none".
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.state import State
from serendip.games.time_horizon.terms import Terms

NONE: Final = -1

# What the game waits for.
SWAPPING: Final = 0
TURN: Final = 1
FLEEING: Final = 2
BETTING: Final = 3
ANNIHILATING: Final = 4
SHORTAGE: Final = 5
ENDED: Final = 6

# What the player at turn has begun. Nothing of it is done before its last step, and nobody else can see it.
NO_PLAN: Final = 0
PLACING: Final = 1
LINKING: Final = 2
NAMING: Final = 3
JUMPING: Final = 4
SEWING: Final = 5

# How an event came out, or is expected to.
FAILED: Final = 0
HAPPENED: Final = 1
EMPTY: Final = 2

OUT: Final = -1
"""Where the pawn of a player is who is out, or who was in the last node."""


class TimeHorizon(State):
    """All that is on the board, in the hands and in the decks."""

    round: int
    stage: int
    order: tuple[int, ...]
    """Who plays in which order in this round."""
    turn: int
    """How many of them have played."""
    at_turn: int
    colours: list[tuple[int, ...]]
    """The colours of each seat: one, or two of two players (TH-81)."""
    seat_of: list[int]
    """Whose each colour is."""

    # The continuum.
    event: list[int]
    turned: list[int]
    organiser: list[int]
    token: list[int]
    """On which side the tie-breaker lies."""
    happens_arc: list[int]
    fails_arc: list[int]
    """The colours on the arcs of each node's event."""
    result: list[int]
    """How each node came out; NONE: the Now has not passed it."""
    now: int
    """The next node to be realised."""
    impacts_for: list[int]
    impacts_against: list[int]
    border: list[int]
    """The kind of link on each border: cause, hindrance or 0."""
    strength: list[int]
    needles: list[tuple[int, int, int, int]]
    """Long links: from, to, kind, strength."""
    sums: list[int]
    expected: list[int]
    """What each node's sum would be if all were realised as it stands, and how it would come out."""
    wormholes: list[int]
    tangle_tokens: list[tuple[int, int, int]]
    """Bets that were revealed: node, seat, side."""

    # The players.
    energy: list[int]
    points: list[int]
    pawn: list[int]
    alive: list[bool]
    items: list[list[int]]
    """By item and seat: the level; of the Kinetic Storage 1; of the Link Amplifier the charges left."""
    stored: list[int]
    hands: list[list[int]]
    pending: list[list[int]]
    """The cards from which each seat still has to choose one (TH-31)."""
    points_after: list[tuple[int, ...]]
    """Everybody's points after each phase."""

    # Artifacts.
    held_artifacts: list[list[int]]
    cast_artifacts: list[list[int]]
    charges: list[int]
    debt: list[int]
    tension: list[int]
    borrowed: int
    may_hold: list[list[int]]
    """For each seat and artifact a bit for each other seat that may hold it; 0: not known to be in a hand at all."""

    # Stacks; the top is at the end.
    deck: list[int]
    discard: list[int]
    fresh: int
    """A bit for each event that was in the last shuffle."""
    open_cards: int
    """A bit for each event of the deck that everybody saw go into a hand (TH-13)."""
    gone: list[int]
    """Starting events out of the game."""
    artifact_deck: list[int]
    artifact_discard: list[int]
    artifact_fresh: int
    artifacts_gone: list[int]

    # This turn.
    activity: int
    moves: int
    bought: bool
    attacked: bool
    discharged: bool
    switched: bool
    amplified: int
    groups: int
    """A bit for each group of artifacts that was used."""
    energy_artifact: int
    """The Energy artifact that was used in this turn."""

    # What is begun.
    fuss: list[int]
    """How often each seat began something in vain in its last turn; rules don't care, but who judges a position may."""
    plan: int
    plan_card: int
    plan_happens: int
    plan_fails: int
    plan_links: tuple[int, ...]
    """For each side kind × strength, or 0."""
    held: list[Action | None]
    """For each seat an action that would spend its last energy, until it is confirmed (TH-25)."""

    # Setup, flight, bets, annihilation, shortage.
    swaps: list[int]
    """For each seat what it chose: 0 nothing, 1 + give × 3 + take; NONE: not yet."""
    offered: list[list[int]]
    """The three events that each seat was shown before the first round."""
    fleeing: list[int]
    tangle_node: int
    tangle_owner: int
    bets: list[list[tuple[int, int]]]
    """For each seat its tokens: side and impacts added."""
    annihilator: int
    uncovered: int
    victims: list[int]
    owed: int
    """Who still has to draw, when cards are short."""

    # Exchange.
    takes_offers: list[bool]
    let_be: int
    """A bit for each seat that has nothing to offer in this turn of another."""
    vain: int
    """How many offers of the player at turn have come to nothing in this turn."""
    drafts: list[Terms | None]
    offer: Terms | None
    left_standing: bool
    handing_over: list[int] | None
    """The artifacts that the receiver has chosen to hand over so far, once it has accepted."""

    def copy_fields(self, other: "TimeHorizon") -> None:
        """Give a fresh copy all that a state of this game has."""
        other.round = self.round
        other.stage = self.stage
        other.order = self.order
        other.turn = self.turn
        other.at_turn = self.at_turn
        other.colours = self.colours[:]
        other.seat_of = self.seat_of[:]
        other.event = self.event[:]
        other.turned = self.turned[:]
        other.organiser = self.organiser[:]
        other.token = self.token[:]
        other.happens_arc = self.happens_arc[:]
        other.fails_arc = self.fails_arc[:]
        other.result = self.result[:]
        other.now = self.now
        other.impacts_for = self.impacts_for[:]
        other.impacts_against = self.impacts_against[:]
        other.border = self.border[:]
        other.strength = self.strength[:]
        other.needles = self.needles[:]
        other.sums = self.sums[:]
        other.expected = self.expected[:]
        other.wormholes = self.wormholes[:]
        other.tangle_tokens = self.tangle_tokens[:]
        other.energy = self.energy[:]
        other.points = self.points[:]
        other.pawn = self.pawn[:]
        other.alive = self.alive[:]
        other.items = [row[:] for row in self.items]
        other.stored = self.stored[:]
        other.hands = [cards[:] for cards in self.hands]
        other.pending = [cards[:] for cards in self.pending]
        other.points_after = self.points_after[:]
        other.held_artifacts = [cards[:] for cards in self.held_artifacts]
        other.cast_artifacts = [cards[:] for cards in self.cast_artifacts]
        other.charges = self.charges[:]
        other.debt = self.debt[:]
        other.tension = self.tension[:]
        other.borrowed = self.borrowed
        other.may_hold = [row[:] for row in self.may_hold]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.fresh = self.fresh
        other.open_cards = self.open_cards
        other.gone = self.gone[:]
        other.artifact_deck = self.artifact_deck[:]
        other.artifact_discard = self.artifact_discard[:]
        other.artifact_fresh = self.artifact_fresh
        other.artifacts_gone = self.artifacts_gone[:]
        other.activity = self.activity
        other.moves = self.moves
        other.bought = self.bought
        other.attacked = self.attacked
        other.discharged = self.discharged
        other.switched = self.switched
        other.amplified = self.amplified
        other.groups = self.groups
        other.energy_artifact = self.energy_artifact
        other.fuss = self.fuss[:]
        other.plan = self.plan
        other.plan_card = self.plan_card
        other.plan_happens = self.plan_happens
        other.plan_fails = self.plan_fails
        other.plan_links = self.plan_links
        other.held = self.held[:]
        other.swaps = self.swaps[:]
        other.offered = [cards[:] for cards in self.offered]
        other.fleeing = self.fleeing[:]
        other.tangle_node = self.tangle_node
        other.tangle_owner = self.tangle_owner
        other.bets = [row[:] for row in self.bets]
        other.annihilator = self.annihilator
        other.uncovered = self.uncovered
        other.victims = self.victims[:]
        other.owed = self.owed
        other.takes_offers = self.takes_offers[:]
        other.let_be = self.let_be
        other.vain = self.vain
        other.drafts = self.drafts[:]
        other.offer = self.offer
        other.left_standing = self.left_standing
        other.handing_over = None if self.handing_over is None else self.handing_over[:]
