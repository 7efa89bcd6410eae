"""OpenSpiel's games: importing this registers every game as `serendip_dark_matter` and so on.

    game = pyspiel.load_game("serendip_dark_matter(seats=2)")

All luck of a match, from the deal on, follows from one chance node at its beginning with `deals` outcomes that are
equally likely. Of several players that are asked at once one chooses after the other, unseen by the rest. What a player
knows is a sentence for each line of its log and its view (`information_state_string`), and as a tensor the row of what
it sees and after it the log as `game.encoding.log` has it: `memory` pairs, those of padding first. Options are
parameters; where one is a text that OpenSpiel would read as a number, it is written with an underscore: `goal=_75`.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

import serendip
from serendip.core.encoding import UNTOLD
from serendip.core.errors import SerendipError
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.played_state import PAUSE
from serendip.envs.rewards import win

DEALS: Final = 1000
LONGEST: Final = 100_000
"""No match has so many choices."""
MEMORY: Final = 10_000
"""So many pairs hold the log of every match that was seen so far three times."""


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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seats[0],
            "deals": DEALS,
            "memory": MEMORY,
            **{option.name: _written(option.default) for option in game.choices},
        },
    )


def _written(value: Plain) -> Plain:
    """Return the value of an option as a parameter that OpenSpiel reads as it was written."""
    return f"_{value}" if isinstance(value, str) and value[:1].isdigit() else value


def _read(value: Plain) -> Plain:
    return value[1:] if isinstance(value, str) and value.startswith("_") else value


class TableGame(pyspiel.Game):
    """A game of Serendip as OpenSpiel knows games. Subclasses say which."""

    table: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Raises WrongSeats, UnknownOption."""
        given = dict(params or {})
        self.seats = int(given.get("seats", self.table.seats[0]))
        self.deals = int(given.get("deals", DEALS))
        self.memory = int(given.get("memory", MEMORY))
        self.chosen = {option.name: _read(given[option.name]) for option in self.table.choices if option.name in given}
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


class TableState(pyspiel.State):
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
        return "not dealt yet" if self.match is None else _told(self.match.view(None))


class TableObserver:
    """Tells what a player knows: its view, which has a public part and one of its own; with perfect recall its log.

    The tensor is all that a player sees, so there is none (None) of one part alone.
    """

    def __init__(self, game: TableGame, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._encoding = game.table.encoding
        self._memory = game.memory if self._recalls else 0
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._private and self._public:
            layout = self._encoding.seen()
            self._size = layout.size
            self.tensor = np.zeros(layout.size + 2 * self._memory, np.float32)
            for part in layout.slices:
                self.dict[part.name] = self.tensor[part.start : part.stop].reshape(part.shape or (1,))
            if self._recalls:
                self.dict["heard"] = self.tensor[layout.size :].reshape(self._memory, 2)

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player knows into the tensor. Raises SerendipError where its log is longer than `memory`."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        match = state.match
        if match is None:
            return
        match.observe(player, self.tensor[: self._size].data)
        if self._recalls:
            pairs = self._encoding.log.heard(match, player)
            if len(pairs) > 2 * self._memory:
                raise SerendipError(
                    f"this log has {len(pairs) // 2} pairs, and {self._memory} are remembered: load the game with more"
                    f" `memory`, as in {state.get_game().get_type().short_name}(memory={len(pairs)})"
                )
            self.tensor[self.tensor.size - len(pairs) :] = pairs

    def string_from(self, state: TableState, player: int) -> str:
        """Return what a player knows in words."""
        match = state.match
        if match is None:
            return "not dealt yet"
        viewer = player if self._private else None
        heard = match.log(viewer) if self._recalls else []
        log = [entry.words() for entry in heard if self._public or not entry.seen_by(None)]
        if self._public and self._private:
            return "\n".join([*log, _told(match.view(player))])
        return "\n".join([*log, _told(match.private(player) if self._private else match.public())])


def _told(view: dict[str, Any]) -> str:
    return "\n".join(f"{name}: {part}" for name, part in view.items())


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
