"""The state of Time Horizon: the continuum, the players, the decks. `position` binds the rules to it.

Lists by node have 61 places, lists by border 366 (see `continuum`); cards and artifacts are numbers (see
`components`); -1 stands for "none".
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.state import State
from serendip.games.time_horizon.components import (
    ARTIFACT_COUNT,
    COLOURS,
    ITEMS,
    NOBODY,
    START_ENERGY,
    START_POINTS,
)
from serendip.games.time_horizon.continuum import NODES
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

    def __init__(self, seats: int, chance: Chance) -> None:
        """Lay out what is the same at every table; the rest is for the setup."""
        super().__init__(seats, chance)
        self.round: int = 0
        self.stage: int = TURN
        self.order: tuple[int, ...] = ()
        """Who plays in which order in this round."""
        self.turn: int = 0
        """How many of them have played."""
        self.at_turn: int = NONE
        self.colours: list[tuple[int, ...]] = []
        """The colours of each seat: one, or two of two players (TH-81)."""
        self.seat_of: list[int] = [NONE] * len(COLOURS)
        """Whose each colour is."""

        # The continuum.
        self.event: list[int] = [NONE] * NODES
        self.turned: list[int] = [0] * NODES
        self.organiser: list[int] = [NONE] * NODES
        self.token: list[int] = [0] * NODES
        """On which side the tie-breaker lies."""
        self.happens_arc: list[int] = [NOBODY] * NODES
        self.fails_arc: list[int] = [NOBODY] * NODES
        """The colours on the arcs of each node's event."""
        self.result: list[int] = [NONE] * NODES
        """How each node came out; NONE: the Now has not passed it."""
        self.now: int = 0
        """The next node to be realised."""
        self.impacts_for: list[int] = [0] * NODES
        self.impacts_against: list[int] = [0] * NODES
        self.border: list[int] = [0] * (6 * NODES)
        """The kind of link on each border: cause, hindrance or 0."""
        self.strength: list[int] = [0] * (6 * NODES)
        self.needles: list[tuple[int, int, int, int]] = []
        """Long links: from, to, kind, strength."""
        self.sums: list[int] = [0] * NODES
        self.expected: list[int] = [EMPTY] * NODES
        """What each node's sum would be if all were realised as it stands, and how it would come out."""
        self.wormholes: list[int] = []
        self.tangle_tokens: list[tuple[int, int, int]] = []
        """Bets that were revealed: node, seat, side."""

        # The players.
        self.energy: list[int] = [START_ENERGY] * seats
        self.points: list[int] = [START_POINTS] * seats
        self.pawn: list[int] = [0] * seats
        self.alive: list[bool] = [True] * seats
        self.items: list[list[int]] = [[0] * seats for _ in ITEMS]
        """By item and seat: the level; of the Kinetic Storage 1; of the Link Amplifier the charges left."""
        self.stored: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pending: list[list[int]] = [[] for _ in range(seats)]
        """The cards from which each seat still has to choose one (TH-31)."""
        self.points_after: list[tuple[int, ...]] = []
        """Everybody's points after each phase."""

        # Artifacts.
        self.held_artifacts: list[list[int]] = [[] for _ in range(seats)]
        self.cast_artifacts: list[list[int]] = [[] for _ in range(seats)]
        self.charges: list[int] = [0] * ARTIFACT_COUNT
        self.debt: list[int] = [0] * ARTIFACT_COUNT
        self.tension: list[int] = [0] * ARTIFACT_COUNT
        self.borrowed: int = 0
        self.may_hold: list[list[int]] = [[0] * ARTIFACT_COUNT for _ in range(seats)]
        """For each seat and artifact a bit for each other seat that may hold it; 0: perhaps nobody."""

        # Stacks; the top is at the end.
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.own_discards: list[int] = [0] * seats
        """For each seat a bit for each discarded event that it has seen, having discarded it itself (TH-31)."""
        self.fresh: int = 0
        """A bit for each event that was in the last shuffle."""
        self.open_cards: int = 0
        """A bit for each event of the deck that everybody saw go into a hand (TH-13)."""
        self.gone: list[int] = []
        """Starting events out of the game."""
        self.artifact_deck: list[int] = list(range(ARTIFACT_COUNT))
        self.artifact_discard: list[int] = []
        self.artifact_fresh: int = (1 << ARTIFACT_COUNT) - 1
        self.artifacts_gone: list[int] = []

        # This turn.
        self.activity: int = 0
        self.moves: int = 0
        self.bought: bool = False
        self.attacked: bool = False
        self.discharged: bool = False
        self.switched: bool = False
        self.amplified: int = 0
        self.groups: int = 0
        """A bit for each group of artifacts that was used."""
        self.energy_artifact: int = NONE
        """The Energy artifact that was used in this turn."""

        # What is begun.
        self.fuss: list[int] = [0] * seats
        """How often each seat began something in vain in its last turn: no rule asks, but bots do."""
        self.plan: int = NO_PLAN
        self.plan_card: int = NONE
        self.plan_happens: int = NOBODY
        self.plan_fails: int = NOBODY
        self.plan_links: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
        """For each side kind × strength, or 0."""
        self.held: list[Action | None] = [None] * seats
        """For each seat an action that would spend its last energy, until it is confirmed (TH-25)."""

        # Setup, flight, bets, annihilation, shortage.
        self.swaps: list[int] = [NONE] * seats
        """For each seat what it chose: 0 nothing, 1 + give × 3 + take; NONE: not yet."""
        self.given_up: list[int] = [NONE] * seats
        """The event that each seat gave up for another before the first round, which all have seen."""
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        """The three events that each seat was shown before the first round."""
        self.fleeing: list[int] = []
        self.tangle_node: int = NONE
        self.tangle_owner: int = NONE
        self.bets: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """For each seat its tokens: side and impacts added."""
        self.annihilator: int = NONE
        self.uncovered: int = 0
        self.victims: list[int] = []
        self.owed: int = NONE
        """Who still has to draw, when cards are short."""

        # Exchange.
        self.takes_offers: list[bool] = [True] * seats
        self.let_be: int = 0
        """A bit for each seat that has nothing to offer before its own next turn."""
        self.rebuffed: int = 0
        """A bit for each seat that offered something in vain in this turn of another."""
        self.vain: int = 0
        """How many offers of the player at turn have come to nothing in this turn."""
        self.drafts: list[Terms | None] = [None] * seats
        self.offer: Terms | None = None
        self.left_standing: bool = False
        self.handing_over: list[int] | None = None
        """The artifacts that the receiver has chosen to hand over so far, once it has accepted."""
