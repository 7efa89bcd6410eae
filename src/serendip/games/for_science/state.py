"""What a position of For Science! is made of: where every card, block and tile is. `position` makes it move.

Cards are numbers (see `components`); a card in a column is twice its number, plus one if it is turned; decks have
their top at the end; -1 stands for "none". How the blocks of a build stand is never here: only which blocks it has.
"""

from typing import Final, NamedTuple

from serendip.core.chance import Chance
from serendip.core.state import State
from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.components import LABS, PLACES, ROLES
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.placing import Cap, Placement

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


class Finding(NamedTuple):
    """Something that a check found wrong: the key of its sentence, and the blocks that it speaks of."""

    what: str
    kinds: tuple[str, ...]


class ForScience(State):
    """All that is on the table and in the hands."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)

        # What was agreed on (FS-90, FS-91, FS-92, FS-93, FS-94, FS-95, FS-96, FS-97).
        self.levels: list[int] = [1] * LABS
        """Of each Lab."""
        self.goal: int = 0
        self.limit: int = 0
        """Seconds on the clock, 0 for untimed play."""
        self.event_rate: str = ""
        """How often there are Events, "" for never."""
        self.powers: bool = True
        self.impenetrable: bool = False
        self.picks_universal: bool = False
        self.penalty: int = 0
        self.flat_allowed: bool = False
        self.expert: bool = False
        self.roles_each: int = 1
        self.first_game: bool = False
        self.pace: str = "even"
        """How quickly bots work."""

        self.stage: int = CHOOSING
        self.ends_at: float = NEVER
        """When the time is over on the table's clock, NEVER in untimed play and before the start."""
        self.stopped_at: float = NEVER
        """Since when there is a pause."""
        self.bell_at: float = NEVER
        self.alert_at: float = NEVER
        self.frozen_until: float = NEVER
        self.meeting_until: float = NEVER

        self.owner: list[int] = [NONE] * len(ROLES)
        """Who plays each Role."""
        self.universal: int = NONE
        """The Mutation that is on every Disease."""
        self.flat: list[bool] = [False] * seats
        self.ready: list[bool] = [False] * seats
        self.wishes_pause: list[bool] = [False] * seats
        self.busy_until: list[float] = [NEVER] * seats
        self.acted_at: list[float] = [0.0] * seats
        """When each player last did something."""
        self.away_since: list[float] = [NEVER] * seats
        self.gone: list[bool] = [False] * seats
        """Whose grace time is over."""

        self.design_deck: list[int] = []
        self.design_under: int = 0
        """How many cards at the bottom of the deck are known."""
        self.design_discard: list[int] = []
        self.wasted: list[int] = []
        self.disease_deck: list[int] = []
        self.disease_discard: list[int] = []
        self.mutation_deck: list[int] = []
        self.mutation_discard: list[int] = []
        self.event_deck: list[int] = []
        self.event_discard: list[int] = []

        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.looked: list[list[int]] = [[] for _ in range(seats)]
        """Cards that somebody drew and must choose from."""
        self.coffees: list[int] = [0] * seats
        """How many cards each may draw past the hand limit."""

        self.columns: list[list[int]] = [[] for _ in PLACES]
        """The Design in each place, from the bottom up."""
        self.diseases: list[list[int]] = [[] for _ in range(LABS)]
        self.mutations: list[int] = [NONE] * LABS
        self.verified: list[bool] = [False] * LABS

        self.bench: list[int] = [NONE] * seats
        """The place that each player builds for."""
        self.blocks: list[list[int]] = [[0] * len(KINDS) for _ in range(seats)]
        """How many blocks of each kind a player's build has."""
        self.begun_at: list[float] = [NEVER] * seats
        """When the first block of a build was taken."""
        self.partner: list[int] = [NONE] * seats
        """Who takes turns with a builder, and the builder for the second one."""
        self.second: list[bool] = [False] * seats
        """Whether a player is the second one of two builders."""
        self.last_hand: list[int] = [NONE] * seats
        self.last_kind: list[int] = [NONE] * seats
        self.omitted: list[list[int]] = [[] for _ in range(seats)]
        self.excused: list[list[int]] = [[] for _ in range(seats)]
        self.recited: list[bool] = [False] * seats
        self.hailed: list[int] = [0] * seats
        """A bit for each player who typed what a verifier of this build must."""
        self.helper: list[int] = [NONE] * seats
        self.cheered: list[bool] = [False] * seats
        self.passed: list[bool] = [False] * seats
        """Whether the last check of a build found nothing wrong."""
        self.findings: list[list[Finding]] = [[] for _ in range(seats)]
        """What it found, if it found something."""
        self.fronts: list[int] = [0] * seats
        """A bit for each block of the Design that showed its front in that check."""
        self.approvals: list[int] = [0] * seats
        self.approved_by: list[int] = [0] * seats

        self.data: list[int] = [0] * seats
        self.knowledge: list[int] = [0] * seats
        self.served: list[bool] = [False] * seats
        """Whether a power that costs Data was used for this build."""
        self.owes: list[list[int]] = [[] for _ in range(seats)]
        """Shapes of which a player must give up a tile."""

        self.stacks: list[list[int]] = [[] for _ in SHAPES]
        self.stack_under: list[int] = [0] * len(SHAPES)
        """How many tiles at the bottom of each stack are known."""
        self.loose: list[int] = []
        self.lying: list[Placement] = []
        self.held: list[int] = [NONE] * seats
        self.caps: list[Cap] = []
        self.tracks: list[int] = [0, 0, 0]
        self.caller: int = NONE
        self.counted: list[int] = []
        """The tiles of the group that a Team Meeting counts."""

        self.event: int = NONE
        """The Event that is being obeyed, or was drawn last."""
        self.ongoing: int = NONE
        self.ongoing_cures: int = 0
        self.obeyed: list[bool] = [False] * seats
        self.alerted: int = NONE
        """In untimed play: what the last Event was drawn for, so that it is not drawn twice."""

        self.rounds: list[int] = [0] * seats
        """How many builds of each player are over."""
        self.tries: list[int] = [0] * seats
        """How many checks of a build have failed."""
        self.cured: int = 0
        self.researched: int = 0
        self.checks: int = 0
