"""What the environments of one match have in common: how they are made, their spaces, and what an agent is shown."""

from collections.abc import Mapping
from typing import Any, TypedDict

from gymnasium import spaces

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.envs.drawing import RENDER_MODES, checked_mode, render
from serendip.envs.episode import Episode, Illegal, Mask, agents, environment_name
from serendip.envs.rewards import Reward
from serendip.envs.spaces import shown


class EnvSettings(TypedDict, total=False):
    """What can be said of any environment besides its game and its seats."""

    options: Mapping[str, Plain] | None
    """Options of the game; the usual ones where nothing is said."""
    reward: str | Reward
    """The name of a reward ("win", "margin", "near"), or a function of the Outcome."""
    illegal: Illegal
    """What becomes of a number that is not legal: an error ("raise"), or a legal one in its place ("random")."""
    masked: bool
    """Whether the mask is in what is seen, which then is a dict; else it is in the info alone."""
    memory: int
    """So many pairs of what was heard last are in what is seen, as `heard`; 0 for none. See `game.encoding.log`."""
    render_mode: str | None
    """How it is drawn: "human", "ansi" or "rgb_array"; None: not at all."""


class MatchEnv:
    """One match after the other, what of it an agent is shown, and how it is drawn."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        more: int = 0,
        *,
        options: Mapping[str, Plain] | None = None,
        reward: str | Reward = "win",
        illegal: Illegal = "raise",
        masked: bool = True,
        memory: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Make ready; there may be `more` numbers than those of the actions.

        Raises UnknownGame, WrongSeats, UnknownOption, SerendipError.
        """
        self.episode = Episode(game, seats, options, reward, illegal, memory)
        self.masked = masked
        self.memory = memory
        self.render_mode = checked_mode(render_mode)
        self.render_modes = list(RENDER_MODES)
        self.name = environment_name(self.episode.game)
        self.agents = agents(self.episode.seats)
        self.numbers = spaces.Discrete(self.episode.numbers + more)
        self.space = shown(self.episode.encoding, masked, memory, more)

    def shown(self, seat: int, mask: Mask) -> Any:
        """Return what the agent of a seat sees. Nobody else's secret is in it."""
        row = self.episode.seen(seat)
        if not self.masked and not self.memory:
            return row
        seen: dict[str, Any] = {"observation": row}
        if self.masked:
            seen["action_mask"] = mask
        if self.memory:
            seen["heard"] = self.episode.heard(seat)
        return seen

    def render(self, seat: int | None) -> Any:
        """Return the table as a seat (None: a spectator) sees it, or print it in the mode "human"."""
        return render(self.episode.match, seat, self.render_mode)
