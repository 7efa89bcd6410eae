"""A tiny game with live builds: everybody builds the same tower; the first that passes wins."""

from typing import Any, ClassVar

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.game import Game
from serendip.core.line import Line, Plain, Said
from serendip.core.live import Bench, Live, SeatAction, Site, truth
from serendip.core.match import Match
from serendip.core.outcome import Outcome
from serendip.core.rulebook import Rulebook
from serendip.core.state import State
from serendip.games.for_science.building.bench import BuildingBench
from serendip.games.for_science.building.plain_plan import plain_column
from serendip.games.for_science.building.practice import practice_verdict
from serendip.games.for_science.building.proofs import proof_of, proofs

PROOF = next(proof for proof in proofs() if len(proof.column) == 1 and len(proof.poses) == 2)
OTHER = next(proof for proof in proofs() if len(proof.column) == 1 and len(proof.poses) == 3)

BUILT = Line("built", "{seat:player} has built it.")
FAILED = Line("failed", "{seat:player} has not built it.")
TOOK = Line("took", "{seat:player} takes a {block}.")
RETURNED = Line("returned", "A {block} is back.")
MEETS = Line("meets", "{seat:player} calls a meeting.")
CHANGES = Line("changes", "{seat:player} changes the Design.")
ASK = Line("ask", "Build.")


class Meet(Action, frozen=True, tag="meet"):
    """Stop all hands, or let them go on."""

    words = "call or end a meeting"


class Change(Action, frozen=True, tag="change"):
    """Let it become another tower."""

    words = "change the Design"


class Take(Action, frozen=True, tag="take"):
    """Take a block."""

    words = "take a {block}"
    brought_by_server: ClassVar[bool] = True
    block: str


class Return(Action, frozen=True, tag="return"):
    """Give a block back."""

    words = "give a {block} back"
    brought_by_server: ClassVar[bool] = True
    block: str


class Check(Action, frozen=True, tag="check"):
    """Have a build checked."""

    words = "check {passed}"
    brought_by_server: ClassVar[bool] = True
    passed: bool


class Towers(State):
    """Whether there is a meeting, what is to be built, and how many blocks are in builds.

    Only the last seat is asked anything: a bot in another one has nothing but its hands.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.meeting: bool = False
        self.changed: bool = False
        self.taken: int = 0
        self.to_act = (seats - 1,)

    def actions(self, seat: int) -> list[Action]:
        return [Meet(), Change()]

    def admits(self, seat: int, action: Action) -> bool:
        if isinstance(action, Take):
            return self.taken < 4
        return isinstance(action, (Return, Check))

    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Meet):
            self.meeting = not self.meeting
            self.tell(MEETS, (seat,))
        elif isinstance(action, Change):
            self.changed = not self.changed
            self.tell(CHANGES, (seat,))
        elif isinstance(action, Take):
            self.taken += 1
            self.tell(TOOK, (seat, action.block))
        elif isinstance(action, Return):
            self.taken -= 1
            self.tell(RETURNED, (action.block,))
        elif isinstance(action, Check) and action.passed:
            self.tell(BUILT, (seat,))
            self.to_act = ()
            self.outcome = Outcome((seat,), tuple([0.0] * self.seats), Said(BUILT, (seat,)))
        else:
            self.tell(FAILED, (seat,))

    def redeal(self, seat: int | None) -> None:
        """Nothing is dealt."""

    def view(self, seat: int | None) -> dict[str, Plain]:
        return {"meeting": self.meeting, "taken": self.taken}

    def prompt(self, seat: int | None) -> Said:
        return Said(ASK)


class TowersLive(Live):
    """Everybody builds at "here"; seat 1 lends seat 0 a hand. Only four blocks may be taken at a time."""

    def sites(self, match: Match) -> list[Site]:
        state = truth(match)
        assert isinstance(state, Towers)
        column = (OTHER if state.changed else PROOF).column
        plan: dict[str, Any] = {**plain_column(column)}
        halted = "Everybody is in a meeting." if state.meeting else ""
        return [Site("here", seat, plan, (1,) if seat == 0 else (), halted) for seat in range(match.seats)]

    def before(self, match: Match, seat: int, site: Site, wish: Any) -> list[SeatAction]:
        return [(seat, Take(str(wish.get("kind"))))] if wish.get("do") == "take" else []

    def happened(self, match: Match, site: Site, event: Any) -> list[SeatAction]:
        what = event["happened"]
        if what == "returned":
            return [(site.builder, Return(event["kind"]))]
        if what == "refused":
            return [(site.builder, Return(str(event["wish"].get("kind"))))]
        return []

    def check(self, match: Match, seat: int, site: Site, frozen: dict[str, Any]) -> SeatAction:
        plan: dict[str, Any] = site.plan
        return site.builder, Check(practice_verdict(plan, frozen)["passed"])

    def bot_goal(self, match: Match, seat: int) -> dict[str, Any] | None:
        return {"column": [list(card) for card in PROOF.column]}

    def work_out(self, goal: dict[str, Any]) -> dict[str, Any] | None:
        proof = proof_of([(number, turned) for number, turned in goal["column"]])
        assert proof is not None
        return {"poses": [list(pose) for pose in proof.poses], "seconds": 0.7}

    def bench(self) -> Bench:
        return BuildingBench()


class TowersGame(Game):
    """Towers."""

    name = "towers"
    title = "Towers"
    tagline = "Build."
    minutes = "1"
    seats = range(1, 4)
    actions = (Meet, Change, Take, Return, Check)
    live = TowersLive()

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        return Towers(seats, chance)

    def read_rulebook(self) -> Rulebook:
        return Rulebook("# Towers\n")


GAME = TowersGame()
