"""For Science! as the core knows it: its names, its seats, its options, its actions and its opening position."""

from collections.abc import Sequence
from typing import Any

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Plain, Said
from serendip.core.match import Match
from serendip.core.state import State
from serendip.core.subclassing import mypyc_attr
from serendip.games.for_science.actions import KINDS, CheckBuild
from serendip.games.for_science.bot.building import known_check
from serendip.games.for_science.bot.estimate import estimate
from serendip.games.for_science.bot.patient import choose_patiently
from serendip.games.for_science.bot.reasons import purpose
from serendip.games.for_science.bot.thumb import choose
from serendip.games.for_science.calls import CALLS
from serendip.games.for_science.columns import TURNED
from serendip.games.for_science.components import DESIGN_NAMES, EVENTS, NUMBERED
from serendip.games.for_science.live import LIVE
from serendip.games.for_science.options import CHOICES, PRESETS
from serendip.games.for_science.position import Position
from serendip.games.for_science.report import report
from serendip.games.for_science.rules.setup import set_up
from serendip.games.for_science.seen.domains import DOMAINS
from serendip.games.for_science.seen.tensor import LAYOUT
from serendip.games.for_science.state import ForScience
from serendip.games.for_science.words import LINES, UNPRINTED


@mypyc_attr(allow_interpreted_subclasses=True)
class ForScienceGame(Game):
    """Cooperative, in real time: design cures, build them as towers, find the Universal Vaccine."""

    name = "for-science"
    title = "For Science!"
    tagline = "Fifteen minutes, thirty-six blocks, one vaccine: design, build and puzzle together, all at once."
    minutes = "15"
    seats = range(1, 7)
    real_time = True
    bots = ("thumb",)
    choices = CHOICES
    presets = PRESETS
    calls = CALLS
    actions = KINDS
    numbered = NUMBERED
    domains = DOMAINS
    layout = LAYOUT
    lines = LINES
    spoken = (*UNPRINTED, *[f"{name}{TURNED}" for name in DESIGN_NAMES], *[card.text for card in EVENTS])
    encoding_version = 0
    live = LIVE
    quick_thumb = False  # it works out how towers can be built

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        """Return the opening position."""
        state = Position(seats, chance)
        set_up(state, options)
        return state

    def migrate(self, fields: Any, numbering: str) -> Any:
        """Return the fields of a position of other rules; once all Labs had one level."""
        known = super().migrate(fields, numbering)
        return {name: value for name, value in known.items() if name != "level"}

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose by the rules of thumb of this game."""
        return choose(view, actions, rng)

    def patient(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose what others wait for, and leave the rest to them."""
        return choose_patiently(view, actions, rng)

    def brought(self, view: dict[str, Plain], action: Action) -> Action:
        """Let a check be one of the tower that bots know for the Design."""
        return (known_check(view) if isinstance(action, CheckBuild) else None) or action

    def evaluate(self, state: State, seat: int) -> float | None:
        """Estimate everybody's share of the win."""
        assert isinstance(state, ForScience)
        return estimate(state)

    def purpose(self, state: State, seat: int, action: Action) -> Said | None:
        """Say what an action is good for."""
        assert isinstance(state, ForScience)
        return purpose(state, seat, action)

    def report(self, match: Match) -> dict[str, float | str]:
        """Return what a simulation sums up: cures, research, Insight, time."""
        return report(match)


GAME = ForScienceGame()
