"""Time Horizon as the core knows it: its names, its seats, its options, its actions and its opening position."""

from collections.abc import Sequence
from typing import Any

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Plain, Said
from serendip.core.match import Match
from serendip.core.options import Option
from serendip.core.outlook import Signs
from serendip.core.state import State
from serendip.games.time_horizon.actions import KINDS
from serendip.games.time_horizon.bot.estimate import estimate
from serendip.games.time_horizon.bot.reasons import purpose
from serendip.games.time_horizon.bot.signs import SIGNS, signs
from serendip.games.time_horizon.bot.thumb import appeal, choose
from serendip.games.time_horizon.components import NUMBERED, ROUNDS
from serendip.games.time_horizon.position import Position
from serendip.games.time_horizon.report import report
from serendip.games.time_horizon.rules.setup import set_up
from serendip.games.time_horizon.seen.domains import DOMAINS
from serendip.games.time_horizon.seen.tensor import LAYOUT
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.words import LINES, UNPRINTED


class TimeHorizonGame(Game):
    """The board game of causes, hindrances and the passing Now."""

    name = "time-horizon"
    title = "Time Horizon"
    tagline = "Organise events in a net of causes and hindrances, and be right about them when the Now comes by."
    minutes = "90–150"
    seats = range(2, 7)
    lookahead = 1
    doubt = 2.0
    choices = (
        Option(
            "first_game",
            "First game",
            "Everybody begins with the five events of the colour. Otherwise each player first sees three events "
            "and may swap one.",
            (False, True),
        ),
    )
    actions = KINDS
    numbered = NUMBERED
    domains = DOMAINS
    layout = LAYOUT
    lines = LINES
    spoken = UNPRINTED
    encoding_version = 0
    outlooks_up_to = 4
    signs_told = SIGNS

    def migrate(self, fields: Any, numbering: str) -> Any:
        """Where there are fewer rounds now, one that is not played any more is the last one (TH-5)."""
        fields = super().migrate(fields, numbering)
        return {**fields, "round": min(fields["round"], ROUNDS)}

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        """Return the opening position."""
        state = Position(seats, chance)
        set_up(state, swap=not options["first_game"])
        return state

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose by the rules of thumb of this game."""
        return choose(view, actions, rng)

    def evaluate(self, state: State, seat: int) -> float | None:
        """Estimate a seat's share of the win."""
        assert isinstance(state, TimeHorizon)
        return estimate(state, seat)

    def signs(self, state: State) -> Signs | None:
        """Tell what everybody sees that speaks for whom."""
        assert isinstance(state, TimeHorizon)
        return signs(state)

    def moment(self, state: State) -> int | None:
        """Count the turns."""
        assert isinstance(state, TimeHorizon)
        return (state.round - 1) * state.seats + state.turn

    def appeal(self, state: State, seat: int, actions: Sequence[Action]) -> list[float] | None:
        """Say how good each action looks at first sight."""
        assert isinstance(state, TimeHorizon)
        return appeal(state, seat, actions)

    def purpose(self, state: State, seat: int, action: Action) -> Said | None:
        """Say what an action is good for by the rules of thumb."""
        assert isinstance(state, TimeHorizon)
        return purpose(state, seat, action)

    def report(self, match: Match) -> dict[str, float | str]:
        """Return what a simulation sums up: points by seat and colour, tokens proved wrong, artifacts' worth."""
        return report(match)


GAME = TimeHorizonGame()
