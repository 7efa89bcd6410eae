"""For Science! as the core knows it: its names, its seats, its options, its actions and its opening position."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.ruleset import Option
from serendip.core.state import State
from serendip.core.subclassing import mypyc_attr
from serendip.games.for_science.actions import KINDS
from serendip.games.for_science.bot.estimate import estimate
from serendip.games.for_science.bot.thumb import choose
from serendip.games.for_science.components import NUMBERED
from serendip.games.for_science.live import LIVE
from serendip.games.for_science.position import Position
from serendip.games.for_science.report import report
from serendip.games.for_science.rules.setup import set_up
from serendip.games.for_science.state import ForScience


@mypyc_attr(allow_interpreted_subclasses=True)
class ForScienceGame(Game):
    """Cooperative, in real time: design cures, build them as towers, find the Universal Vaccine."""

    name = "for-science"
    title = "For Science!"
    tagline = "Fifteen minutes, thirty-six blocks, one vaccine: design, build and puzzle together, all at once."
    minutes = "15"
    seats = range(1, 7)
    real_time = True
    choices = (
        Option(
            "timer",
            "Clock",
            "How long there is (FS-97), or no clock at all (FS-91).",
            ("15:00", "20:00", "12:00", "10:00", "8:30", "7:30", "untimed"),
        ),
        Option("labs", "Lab level", "How much the Labs ask for (FS-97).", ("1", "0", "2", "3", "4", "5")),
        Option(
            "goal",
            "Insight goal",
            "How much Insight wins, in per cent of the usual (FS-97).",
            ("100", "75", "125", "150", "175", "200"),
        ),
        Option(
            "events",
            "Events",
            "How often a red alert sounds (FS-82, FS-84).",
            ("none", "a few", "more", "many", "loads"),
        ),
        Option(
            "cards",
            "Mutations and Events",
            "Which kinds are in the decks (FS-80): with voice and body, hands, or rules only.",
            ("voice", "hands", "rules"),
        ),
        Option("first_game", "First game", "Starred Roles and Mutations only, no Events (FS-10).", (False, True)),
        Option("powers", "Role powers", "Without them only the Workshops of the Roles count (FS-71).", (True, False)),
        Option("roles", "Roles each", "How many Roles each player has (FS-94).", ("1", "2")),
        Option("universal", "Universal Mutation", "One Mutation is on every Disease, all game (FS-95).", (False, True)),
        Option("impenetrable", "Impenetrable Data", "Data buys less (FS-93).", (False, True)),
        Option("penalties", "Penalties", "How many cards a wrong check Wastes (FS-96).", ("0", "1", "2", "3")),
        Option("horizontal", "Horizontal stacking", "Players may build lying flat (FS-92).", (False, True)),
        Option("expert", "Expert builds", "No overlay shows what touches (FS-D4).", (False, True)),
    )
    actions = KINDS
    numbered = NUMBERED
    live = LIVE
    quick_thumb = False  # it works out how towers can be built

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        """Return the opening position."""
        state = Position(seats, chance)
        set_up(state, options)
        return state

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose by the rules of thumb of this game."""
        return choose(view, actions, rng)

    def evaluate(self, state: State, seat: int) -> float | None:
        """Estimate everybody's share of the win."""
        assert isinstance(state, ForScience)
        return estimate(state)

    def report(self, match: Match) -> dict[str, float | str]:
        """Return what a simulation sums up: cures, research, Insight, time."""
        return report(match)


GAME = ForScienceGame()
