"""What a position of For Science! is made of: where every card, block and tile is. `position` makes it move.

Cards are numbers (see `components`); a card in a column is twice its number, plus one if it is turned; decks have
their top at the end; -1 stands for "none". How the blocks of a build stand is never here: only which blocks it has.
"""

from typing import Final

from serendip.core.state import State
from serendip.games.for_science.vaccine.placing import Block, Placement

NONE: Final = -1
NEVER: Final = -1.0

# What the table is doing.
CHOOSING: Final = 0
PLAYING: Final = 1
ALERT: Final = 2
OBEYING: Final = 3
FROZEN: Final = 4
MEETING: Final = 5
PAUSED: Final = 6
ENDED: Final = 7


class ForScience(State):
    """All that is on the table and in the hands."""

    # What was agreed on (FS-90 to FS-97).
    level: int
    goal: int
    limit: int
    """Seconds on the clock, 0 for untimed play."""
    pace: str
    """How often there are Events, "" for never."""
    powers: bool
    impenetrable: bool
    picks_universal: bool
    penalty: int
    flat_allowed: bool
    expert: bool
    roles_each: int
    first_game: bool

    stage: int
    ends_at: float
    """When the time is over on the table's clock, NEVER in untimed play and before the start."""
    stopped_at: float
    """Since when there is a pause."""
    bell_at: float
    alert_at: float
    frozen_until: float
    meeting_until: float

    owner: list[int]
    """Who plays each Role."""
    universal: int
    """The Mutation that is on every Disease."""
    flat: list[bool]
    ready: list[bool]
    wishes_pause: list[bool]
    busy_until: list[float]
    acted_at: list[float]
    """When each player last did something."""
    away_since: list[float]
    gone: list[bool]
    """Whose grace time is over."""

    design_deck: list[int]
    design_under: int
    """How many cards at the bottom of the deck are known."""
    design_discard: list[int]
    wasted: list[int]
    disease_deck: list[int]
    disease_discard: list[int]
    mutation_deck: list[int]
    mutation_discard: list[int]
    event_deck: list[int]
    event_discard: list[int]

    hands: list[list[int]]
    looked: list[list[int]]
    """Cards that somebody drew and must choose from."""
    coffees: list[int]
    """How many cards each may draw past the hand limit."""

    columns: list[list[int]]
    """The Design in each place, from the bottom up."""
    diseases: list[list[int]]
    mutations: list[int]
    verified: list[bool]

    bench: list[int]
    """The place that each player builds for."""
    blocks: list[list[int]]
    """How many blocks of each kind a player's build has."""
    begun_at: list[float]
    """When the first block of a build was taken."""
    partner: list[int]
    """Who takes turns with a builder, and the builder for the second one."""
    second: list[bool]
    """Whether a player is the second one of two builders."""
    last_hand: list[int]
    last_kind: list[int]
    omitted: list[list[int]]
    excused: list[list[int]]
    recited: list[bool]
    hailed: list[int]
    """A bit for each player who typed what a verifier of this build must."""
    helper: list[int]
    cheered: list[bool]
    passed: list[bool]
    """Whether the last check of a build found nothing wrong."""
    fronts: list[int]
    """A bit for each block of the Design that showed its front in that check."""
    approvals: list[int]
    approved_by: list[int]

    data: list[int]
    knowledge: list[int]
    served: list[bool]
    """Whether a power that costs Data was used for this build."""
    owes: list[list[int]]
    """Shapes of which a player must give up a tile."""

    stacks: list[list[int]]
    stack_under: list[int]
    """How many tiles at the bottom of each stack are known."""
    loose: list[int]
    lying: list[Placement]
    held: list[int]
    caps: list[Block]
    tracks: list[int]
    caller: int
    counted: list[int]
    """The tiles of the group that a Team Meeting counts."""

    event: int
    """The Event that is being obeyed, or was drawn last."""
    ongoing: int
    ongoing_cures: int
    obeyed: list[bool]
    alerted: int
    """In untimed play: what the last Event was drawn for, so that it is not drawn twice."""

    rounds: list[int]
    """How many builds of each player are over."""
    tries: list[int]
    """How many checks of a build have failed."""
    cured: int
    researched: int
    checks: int
