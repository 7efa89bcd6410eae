"""Pandorum as the core knows it: its names, its seats, its options, its actions and its opening position."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Plain, Said
from serendip.core.match import Match
from serendip.core.options import Option
from serendip.core.outlook import Signs
from serendip.core.state import State
from serendip.games.pandorum.actions import KINDS
from serendip.games.pandorum.bot.appeal import appeal
from serendip.games.pandorum.bot.estimate import estimate
from serendip.games.pandorum.bot.reasons import purpose
from serendip.games.pandorum.bot.signs import SIGNS, signs
from serendip.games.pandorum.bot.thumb import choose
from serendip.games.pandorum.components import NUMBERED
from serendip.games.pandorum.position import Position
from serendip.games.pandorum.report import report
from serendip.games.pandorum.rules.setup import set_up
from serendip.games.pandorum.seen.domains import DOMAINS
from serendip.games.pandorum.seen.tensor import LAYOUT
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import LINES


class PandorumGame(Game):
    """Harvesters, modules and bases on a far planet, with monoliths and Events."""

    name = "pandorum"
    title = "Pandorum"
    tagline = "Move your Harvester over a far planet and build where it pays. Reconstructed base rules."
    minutes = "30–60"
    seats = range(1, 5)
    lookahead = 12
    choices = (
        Option(
            "monoliths",
            "Monoliths",
            "Six monoliths lie far out on the planet; whoever stops at one first gets its card (Discovery expansion).",
            (True, False),
        ),
        Option(
            "events",
            "Events",
            "Two Events change the planet and pay for what you do, until their Quids are taken (Discovery expansion).",
            (True, False),
        ),
    )
    actions = KINDS
    numbered = NUMBERED
    domains = DOMAINS
    layout = LAYOUT
    lines = LINES
    encoding_version = 0
    signs_told = SIGNS

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        """Return the opening position."""
        state = Position(seats, chance)
        set_up(state, bool(options["monoliths"]), bool(options["events"]))
        return state

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose by the rules of thumb of this game."""
        return choose(view, actions, rng)

    def evaluate(self, state: State, seat: int) -> float | None:
        """Estimate a seat's share of the win."""
        assert isinstance(state, Pandorum)
        return estimate(state, seat)

    def signs(self, state: State) -> Signs | None:
        """Tell what everybody sees that speaks for whom."""
        assert isinstance(state, Pandorum)
        return signs(state)

    def appeal(self, state: State, seat: int, actions: Sequence[Action]) -> list[float] | None:
        """Say how good each action looks at first sight."""
        assert isinstance(state, Pandorum)
        return appeal(state, seat, actions)

    def purpose(self, state: State, seat: int, action: Action) -> Said | None:
        """Say what an action is good for by the rules of thumb."""
        assert isinstance(state, Pandorum)
        return purpose(state, seat, action)

    def report(self, match: Match) -> dict[str, float | str]:
        """Return what a simulation sums up: turns, the worth of parts, Satellites and card types, Events."""
        return report(match)


GAME = PandorumGame()
