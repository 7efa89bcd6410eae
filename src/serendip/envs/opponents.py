"""Who plays the other seats: a bot by its spec, a bot of one's own, or a policy that sees what a learner sees."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from serendip.bots import Bot, ask, check_bot, make_bot
from serendip.core.errors import SerendipError, brief
from serendip.envs.episode import SEED_BITS, Episode, Mask, Row

Policy: TypeAlias = Callable[[Row, Mask], Any]
"""Gets what its seat sees and the mask, and returns a number."""

Opponent: TypeAlias = str | Bot | Policy


class Opponents:
    """Opponents, one of which is drawn for each other seat when a match begins; more may join at any time."""

    def __init__(self, episode: Episode, opponents: Sequence[Opponent]) -> None:
        """Raises UnknownBot, SerendipError."""
        self._episode = episode
        self._members: list[Opponent] = []
        self._sitting: dict[int, Bot | Policy] = {}
        for opponent in opponents:
            self.add(opponent)
        if not self._members and episode.seats > 1:
            raise SerendipError("somebody must play the other seats: name at least one opponent")

    def __len__(self) -> int:
        """Return how many are in it."""
        return len(self._members)

    def add(self, opponent: Opponent) -> None:
        """Let one more join, as a frozen copy of the policy that learns. Raises UnknownBot, SerendipError."""
        if isinstance(opponent, str):
            check_bot(opponent)
        elif isinstance(opponent, type) and issubclass(opponent, Bot):
            opponent = check_bot(opponent)
        elif not isinstance(opponent, Bot) and not callable(opponent):
            raise SerendipError(f"an opponent is a bot, its spec, or a policy, not {brief(opponent)}")
        self._members.append(opponent)

    def sit_down(self, learner: int) -> None:
        """Draw who plays each seat but the learner's."""
        rng = self._episode.rng
        self._sitting = {}
        for seat in range(self._episode.seats):
            if seat != learner:
                drawn = rng.choice(self._members)
                seed = rng.getrandbits(SEED_BITS)
                self._sitting[seat] = make_bot(drawn, self._episode.game, seed) if isinstance(drawn, str) else drawn

    def play_until(self, learner: int) -> None:
        """Let the others play until the learner is asked or the match is over."""
        episode = self._episode
        while episode.asked >= 0 and episode.asked != learner:
            seat = episode.asked
            player = self._sitting[seat]
            if isinstance(player, Bot):
                episode.match.play(seat, ask(player, episode.match, seat, episode.rng))
                episode.asked = seat
                episode.ask()
            else:
                episode.step(seat, player(episode.seen(seat), episode.mask(seat)))
