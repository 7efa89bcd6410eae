"""For Science! at the bench: what may be built now, what the match is told of it, and how bots build (FS-D2, FS-D5)."""

from collections.abc import Mapping
from typing import Any, Final, cast

from serendip.core.action import Action
from serendip.core.line import Plain
from serendip.core.live import Bench, Live, SeatAction, Site, truth
from serendip.core.match import Match
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.asking import call_of
from serendip.games.for_science.bot.seconds import SLOWNESS
from serendip.games.for_science.bot.towers import tower
from serendip.games.for_science.building.bench import BuildingBench
from serendip.games.for_science.building.blocks import KINDS, Pose
from serendip.games.for_science.building.plain_plan import plain_plan, read_plan
from serendip.games.for_science.building.practice import practice_plan, practice_verdict, reference
from serendip.games.for_science.building.wishes import Clear, Take, read_wish
from serendip.games.for_science.cards import mutations
from serendip.games.for_science.columns import column_of
from serendip.games.for_science.components import KIND_NUMBER, PLACE_NUMBER, PLACES
from serendip.games.for_science.poses import write_poses
from serendip.games.for_science.rules.bench import builder_of
from serendip.games.for_science.rules.building import can_build, can_take
from serendip.games.for_science.rules.places import places
from serendip.games.for_science.rules.plans import handicaps, task, task_at
from serendip.games.for_science.rules.presence import is_present
from serendip.games.for_science.state import CHOOSING, ENDED, NONE, PLAYING, ForScience

ALL_STOP: Final = "Everybody stops for a moment: look at the table."

SECONDS_A_BLOCK: Final = 4.0
"""About how many seconds a practised hand takes for a block."""

SLOWER: Final = 1.0
"""How many more with each handicap."""

SLIP: Final = 0.012
"""How far off a bot puts its blocks down, in units, at most."""


def _state(match: Match) -> ForScience:
    state = truth(match)
    assert isinstance(state, ForScience)
    return state


class ForScienceLive(Live):
    """Builds begin with their first block; the pool is the match's own."""

    def sites(self, match: Match) -> list[Site]:
        """Return everybody's build, and for whoever has none all that could be begun."""
        state = _state(match)
        halted = "" if state.stage == PLAYING else ALL_STOP
        found: list[Site] = []
        for seat in range(state.seats):
            if state.bench[seat] != NONE:
                found.append(self._site(state, seat, state.bench[seat], halted))
            elif builder_of(state, seat) == NONE:
                sites = [place for place in places(state) if can_build(state, seat, place)]
                found += [self._site(state, seat, place, halted) for place in sites]
        return found

    def _site(self, state: ForScience, seat: int, place: int, halted: str) -> Site:
        begun = state.bench[seat] == place
        wanted = task(state, seat) if begun else task_at(state, seat, place)
        hard = handicaps(state, seat, place)
        two = mutations.is_alternating(state, place) and state.seats > 1
        column = column_of(state.columns[place])
        plan = plain_plan(wanted.plan, column, state.flat[seat], "no-overlay" in hard, two)
        plan["handicaps"] = [*hard]
        helpers = [other for other in (state.partner[seat], state.helper[seat]) if begun and other != NONE]
        by_keys = "keys-only" in hard
        return Site(
            PLACES[place], seat, cast("dict[str, Plain]", plan), tuple(helpers), halted, state.rounds[seat], by_keys
        )

    def before(self, match: Match, seat: int, site: Site, wish: Mapping[str, Any]) -> list[SeatAction]:
        """A block is granted by the match; the first one begins the build. Clearing the bench tears the build down."""
        state = _state(match)
        wanted = read_wish(wish)
        if isinstance(wanted, Take):
            begin: list[SeatAction] = []
            if seat == site.builder and state.bench[seat] == NONE:
                begin.append((seat, do.StartBuild(site.place)))
            elif builder_of(state, seat) != site.builder:
                return [(seat, do.JoinBuild(site.builder))]  # a helping hand holds, it does not bring blocks (FS-72)
            return [*begin, (seat, do.TakeBlock(wanted.kind))]
        if isinstance(wanted, Clear) and seat == site.builder and state.bench[seat] == PLACE_NUMBER[site.place]:
            return [(seat, do.TearDown())]
        return []

    def happened(self, match: Match, site: Site, event: Mapping[str, Any]) -> list[SeatAction]:
        """Tell the match which blocks came back."""
        state = _state(match)
        seat = site.builder
        what = event["happened"]
        if what == "returned":
            return self._back(state, seat, str(event["kind"]))
        if what == "refused":
            return self._back(state, seat, str(event["wish"].get("kind")))
        if what in ("left", "lost"):
            kinds = [kind for number, kind in enumerate(KINDS) for _ in range(state.blocks[seat][number])]
            actions: list[SeatAction] = [(seat, do.ReturnBlock(kind)) for kind in kinds]
            return [*actions, *self.left(match, seat)] if what == "left" else actions
        return []

    def left(self, match: Match, seat: int) -> list[SeatAction]:
        """The tile in hand is laid aside, and the others go on without whoever has gone (FS-R3)."""
        state = _state(match)
        if state.stage in (CHOOSING, ENDED) or not is_present(state, seat):
            return []
        aside: list[SeatAction] = [(seat, do.LayAside())] if do.LayAside() in match.actions(seat) else []
        return [*aside, (seat, do.Leave())]

    def _back(self, state: ForScience, seat: int, kind: str) -> list[SeatAction]:
        """A block comes back that the match has in that build."""
        number = KIND_NUMBER.get(kind, NONE)
        has = number != NONE and state.blocks[seat][number] > 0
        return [(seat, do.ReturnBlock(kind))] if has else []

    def check(self, match: Match, seat: int, site: Site, frozen: dict[str, Any]) -> SeatAction:
        """Freeze the poses into the builder's check, whoever asks for it (FS-D2a)."""
        poses = [Pose(str(kind), str(face), x, y, angle) for kind, face, x, y, angle in frozen["poses"]]
        action: Action = do.CheckBuild(write_poses(poses), round(1000 * min(3600.0, float(frozen["quiet"]))))
        return site.builder, action

    def bot_goal(self, match: Match, seat: int) -> dict[str, Any] | None:
        """A bot builds what it has begun, and again after a check that failed."""
        state = _state(match)
        place = state.bench[seat]
        if place == NONE or state.passed[seat] or state.stage != PLAYING or not state.columns[place]:
            return None
        if mutations.is_alternating(state, place) and state.seats > 1 and state.partner[seat] == NONE:
            return None
        wanted = task(state, seat)
        column = column_of(state.columns[place])
        return {
            "plan": plain_plan(wanted.plan, column, state.flat[seat]),
            "cards": [*state.columns[place]],
            "pace": state.pace,
            "handicaps": len([name for name in handicaps(state, seat, place) if name != "no-overlay"]),
            "second": state.partner[seat] if state.partner[seat] != NONE else None,
            "round": state.rounds[seat],
            "try": state.tries[seat],
        }

    def turn(self, match: Match, site: Site, hand: int) -> dict[str, Any] | None:
        """Of two who build by turns a bot brings a block after the other; it does not begin (FS-81)."""
        state = _state(match)
        other = state.partner[hand]
        if other == NONE or builder_of(state, hand) != site.builder or state.bench[site.builder] == NONE:
            return None
        turn = state.last_hand[site.builder] == other and state.stage == PLAYING
        kinds = [kind for number, kind in enumerate(KINDS) if turn and can_take(state, hand, number)]
        return {"turns": kinds, "seconds": SECONDS_A_BLOCK * SLOWNESS[state.pace], "slip": SLIP}

    def bot_call(self, match: Match, seat: int, people: list[int]) -> str | None:
        """A bot asks for what it waits for: that its build is Verified, or a block that somebody else has."""
        return call_of(match.view(seat), seat) if people else None

    def work_out(self, goal: dict[str, Any]) -> dict[str, Any] | None:
        """Find a tower, stored or solved."""
        poses = tower(read_plan(goal["plan"]), tuple(goal["cards"]))
        if not poses:
            return None
        return {
            "poses": [list(pose) for pose in poses],
            "seconds": (SECONDS_A_BLOCK + SLOWER * goal["handicaps"]) * SLOWNESS[goal["pace"]],
            "slip": SLIP / (1 + goal["try"]),
            "second": goal["second"],
            "luck": 31 * goal["round"] + goal["try"],
        }

    def bench(self) -> Bench:
        """Return an empty bench."""
        return BuildingBench()

    def reference(self) -> dict[str, Plain]:
        """Return what a page needs to draw builds."""
        return cast("dict[str, Plain]", reference())

    def practice(self, wish: Any, luck: int) -> dict[str, Plain]:
        """Return a plan to practise (FS-10)."""
        return cast("dict[str, Plain]", practice_plan(wish, luck))

    def verdict(self, plan: dict[str, Plain], frozen: dict[str, Plain]) -> dict[str, Plain]:
        """Judge a practice build."""
        return cast("dict[str, Plain]", practice_verdict(plan, frozen))


LIVE: Final = ForScienceLive()
