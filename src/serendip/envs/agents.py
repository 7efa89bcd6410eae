"""What PettingZoo asks of an environment, one by one or all at once: agents by name, each with its spaces."""

from typing import Any, Unpack

from gymnasium import spaces

from serendip.core.game import Game
from serendip.envs.match_env import EnvSettings, MatchEnv


class Agents:
    """Agents at the seats of a table. A space is the same object at every call."""

    def __init__(self, game: str | Game, seats: int | None, more: int = 0, **settings: Unpack[EnvSettings]) -> None:
        """Raises UnknownGame, WrongSeats, UnknownOption, SerendipError."""
        self.match_env = MatchEnv(game, seats, more, **settings)
        self.episode = self.match_env.episode
        self.render_mode = self.match_env.render_mode
        self.metadata: dict[str, Any] = {"render_modes": self.match_env.render_modes, "name": self.match_env.name}
        self.possible_agents = self.match_env.agents
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.match_env.space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.match_env.numbers)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's numbers."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """Return the table as a spectator sees it, as text or as pixels; in the mode "human" it is printed."""
        return self.match_env.render(None)

    def close(self) -> None:
        """Let go of the match."""
        self.episode.close()
        self.agents = []
