"""Gymnasium's environment of one learner among opponents, of any game; importing it registers all games.

    env = gymnasium.make("serendip/dark_matter_v0", seats=3, opponents=["thumb", "random"])

For self-play, opponents may be policies, and `env.unwrapped.pool.add(policy)` lets one more join.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

import gymnasium

import serendip
from serendip.core.errors import SerendipError, brief
from serendip.core.game import Game
from serendip.envs.episode import Ended, Mask, environment_name
from serendip.envs.match_env import EnvSettings, MatchEnv
from serendip.envs.opponents import Draw, Opponent, Opponents


class OneSeat(gymnasium.Env[Any, Any]):
    """A match of one learner, at a seat or at any (`seat=None`: another one each time), among opponents from a pool.

    The pool draws `evenly`, the `latest` who joined, or mostly who is `hardest` to beat.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        opponents: Sequence[Opponent] = ("thumb",),
        seat: int | None = 0,
        draw: Draw = "evenly",
        **settings: Unpack[EnvSettings],
    ) -> None:
        """Raises UnknownGame, WrongSeats, UnknownOption, UnknownBot, SerendipError."""
        self.match_env = MatchEnv(game, seats, **settings)
        self.episode = self.match_env.episode
        if seat is not None and seat not in range(self.episode.seats):
            raise SerendipError(f"the seats are 0 to {self.episode.seats - 1}, or None for any, not {brief(seat)}")
        self.metadata = {"render_modes": self.match_env.render_modes, "render_fps": 1}
        self.pool = Opponents(self.episode, opponents, draw)
        self.render_mode = self.match_env.render_mode
        self.observation_space = self.match_env.space
        self.action_space = self.match_env.numbers
        self._wanted = seat
        self.seat: int = seat or 0
        """Where the learner sits now."""

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a match and let the others play until the learner is asked."""
        super().reset(seed=seed)
        while True:
            self.episode.begin(seed, options)
            seed = None
            self.seat = self.episode.rng.randrange(self.episode.seats) if self._wanted is None else self._wanted
            self.pool.sit_down(self.seat)
            self.pool.play_until(self.seat)
            if self.episode.asked >= 0:  # else the learner was never asked
                return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a number, and let the others play on. Raises IllegalNumber with what is legal, Ended."""
        if self.episode.asked < 0:
            raise Ended("the match is over or not begun: call reset() first")
        self.episode.step(self.seat, action)
        self.pool.play_until(self.seat)
        seen, info = self._seen()
        over = self.episode.asked < 0
        if over:
            self.pool.remember(self.seat)
        return seen, self.episode.rewards()[self.seat], over, False, info

    def action_masks(self) -> Mask:
        """Return the mask, by the name under which Stable-Baselines3's MaskablePPO asks for it."""
        return self.episode.mask(self.seat)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        mask = self.episode.mask(self.seat)
        return self.match_env.shown(self.seat, mask), {"action_mask": mask}

    def render(self) -> Any:
        """Return the table as the learner sees it, as text or as pixels; in the mode "human" it is printed."""
        return self.match_env.render(self.seat)

    def close(self) -> None:
        """Let go of the match."""
        self.episode.close()


def register() -> None:
    """Let `gymnasium.make` know every game by its name."""
    for name in serendip.games():
        game = serendip.game(name)
        spec = environment_name(game)
        if game.layout is not None and spec not in gymnasium.registry:
            gymnasium.register(
                spec, entry_point="serendip.envs.single:OneSeat", kwargs={"game": name}, disable_env_checker=True
            )


register()
