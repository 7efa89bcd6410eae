"""OpenSpiel's games: importing this registers every game as `serendip_dark_matter` and so on.

    game = pyspiel.load_game("serendip_dark_matter(seats=2)")

All luck of a match, from the deal on, follows from one chance node at its beginning with `deals` outcomes that are
equally likely. Of several players that are asked at once one chooses after the other, unseen by the rest. What a player
knows is a sentence for each line of its log and its view (`information_state_string`), or the view as a tensor.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

import serendip
from serendip.core.encoding import UNTOLD
from serendip.core.game import Game
from serendip.core.match import Match
from serendip.core.options import Option
from serendip.core.played_state import PAUSE
from serendip.envs.rewards import win

DEALS: Final = 1000
LONGEST: Final = 100_000
"""No match has so many choices."""


def game_type(game: Game) -> Any:
    """Return what OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=f"serendip_{game.name.replace('-', '_')}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "deals": DEALS, **{o.name: _plain(o) for o in game.choices}},
    )


def _plain(option: Option) -> Any:
    return option.default


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Serendip as OpenSpiel knows games. Subclasses say which."""

    table: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Raises WrongSeats, UnknownOption."""
        given = dict(params or {})
        self.seats = int(given.get("seats", self.table.seats[0]))
        self.deals = int(given.get("deals", DEALS))
        self.chosen = {option.name: given[option.name] for option in self.table.choices if option.name in given}
        self.table.new(self.seats, 0, self.chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.encoding.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, state: Any = None) -> "TableState":
        """Return a match that is not dealt yet."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "TableObserver":
        """Return who tells what players know."""
        return TableObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel knows states."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.match: Match | None = None
        self._asked: int = -1

    def current_player(self) -> int:
        """Return who is asked, that chance is, or that it is over."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._asked < 0 else self._asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None or player not in self.match.to_act:
            return []
        return sorted(set(self.get_game().table.encoding.numbers(self.match, player)))

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.match is None:
            self.match = game.table.new(game.seats, action, game.chosen)
        else:
            self.match.play(self._asked, game.table.encoding.action(self.match, self._asked, action))
        self._ask()

    def _ask(self) -> None:
        """Find who is asked next: the next one to the left of who chose last."""
        match = self.match
        assert match is not None
        to_act = match.to_act
        if match.game.real_time or not to_act:
            to_act = match.wait(PAUSE / max(1, len(to_act)))
        after = [seat for seat in to_act if seat > self._asked]
        self._asked = (after or list(to_act) or [-1])[0]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        words: str = self.get_game().table.encoding.words(action)
        return f"{words} ({action})" if UNTOLD in words else words

    def is_terminal(self) -> bool:
        """Say whether the match is over."""
        return self.match is not None and self.match.outcome is not None

    def returns(self) -> list[float]:
        """Return what the match has brought each player."""
        outcome = None if self.match is None else self.match.outcome
        return [0.0] * self.get_game().seats if outcome is None else win(outcome)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """Return a state that looks the same to a player, with all that it can't know dealt anew."""
        other: TableState = self.clone()
        if self.match is not None:
            other.match = self.match.imagine(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        """Return what a spectator knows."""
        return "not dealt yet" if self.match is None else _told(self.match, None)


class TableObserver:
    """Tells what a player knows: its view, and with perfect recall its log."""

    def __init__(self, game: TableGame, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        layout = game.table.encoding.seen()
        self.tensor = np.zeros(layout.size if self._private else 1, np.float32)
        self.dict: dict[str, Any] = {"unseen": self.tensor}
        if self._private:
            self.dict = {
                part.name: self.tensor[part.start : part.stop].reshape(part.shape or (1,)) for part in layout.slices
            }

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor.fill(0)
        if self._private and state.match is not None:
            state.match.observe(player, self.tensor.data)

    def string_from(self, state: TableState, player: int) -> str:
        """Return what a player knows in words."""
        if state.match is None:
            return "not dealt yet"
        viewer = player if self._private else None
        told = _told(state.match, viewer)
        if self._recalls:
            told = "\n".join([*[entry.words() for entry in state.match.log(viewer)], told])
        return told


def _told(match: Match, seat: int | None) -> str:
    return "\n".join(f"{name}: {part}" for name, part in match.view(seat).items())


def register() -> None:
    """Let OpenSpiel know every game that has numbers."""
    known = set(pyspiel.registered_names())
    for name in serendip.games():
        game = serendip.game(name)
        if game.layout is not None:
            kind = game_type(game)
            made = type(f"{type(game).__name__}Table", (TableGame,), {"table": game, "kind": kind})
            if kind.short_name not in known:
                pyspiel.register_game(kind, made)


register()
