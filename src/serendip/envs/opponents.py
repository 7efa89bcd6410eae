"""Who plays the other seats: a bot by its spec, a bot of one's own, or a policy that sees what a learner sees."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias, get_args

from serendip.bots import Bot, ask, check_bot, make_bot
from serendip.core.errors import SerendipError, brief
from serendip.envs.episode import SEED_BITS, Episode, Mask, Row

Policy: TypeAlias = Callable[[Row, Mask], Any]
"""Gets what its seat sees and the mask, and returns a number."""

Opponent: TypeAlias = str | Bot | Policy

Draw: TypeAlias = Literal["evenly", "latest", "hardest"]


class Member:
    """An opponent of the pool, and how the learner did against it."""

    def __init__(self, player: Opponent, name: str) -> None:
        self.player = player
        self.name = name
        self.matches = 0
        self.won = 0.0
        """Wins of the learner; a shared one counts in parts."""

    @property
    def hardness(self) -> float:
        """How seldom the learner wins against it, at first as if half of two matches were won."""
        return 1.0 - (self.won + 1.0) / (self.matches + 2.0)


class Opponents:
    """A pool of opponents, one of which is drawn for each other seat when a match begins; more may join at any time."""

    def __init__(self, episode: Episode, opponents: Sequence[Opponent], draw: Draw = "evenly") -> None:
        """Raises UnknownBot, SerendipError."""
        if draw not in get_args(Draw):
            raise SerendipError(f"a pool draws {', '.join(get_args(Draw))}, not {brief(draw)}")
        self._episode = episode
        self._draw = draw
        self.members: list[Member] = []
        self._drawn: dict[int, Member] = {}
        self._sitting: dict[int, Bot | Policy] = {}
        for opponent in opponents:
            self.add(opponent)
        if not self.members and episode.seats > 1:
            raise SerendipError("somebody must play the other seats: name at least one opponent")

    def __len__(self) -> int:
        """Return how many are in it."""
        return len(self.members)

    def add(self, opponent: Opponent, name: str | None = None, most: int | None = None) -> None:
        """Let one more join, as a frozen copy of the policy that learns. Raises UnknownBot, SerendipError.

        If there are more than `most` policies then, the oldest of them leaves; bots stay.
        """
        if isinstance(opponent, str):
            check_bot(opponent)
        elif isinstance(opponent, type) and issubclass(opponent, Bot):
            opponent = check_bot(opponent)
        elif not isinstance(opponent, Bot) and not callable(opponent):
            raise SerendipError(f"an opponent is a bot, its spec, or a policy, not {brief(opponent)}")
        usual = opponent if isinstance(opponent, str) else f"{type(opponent).__name__} {len(self.members)}"
        self.members.append(Member(opponent, name or usual))
        policies = [member for member in self.members if not isinstance(member.player, (str, Bot))]
        if most is not None and len(policies) > most:
            self.members.remove(policies[0])

    def sit_down(self, learner: int) -> None:
        """Draw who plays each seat but the learner's."""
        rng = self._episode.rng
        self._sitting = {}
        self._drawn = {}
        for seat in range(self._episode.seats):
            if seat != learner:
                member = self._one()
                self._drawn[seat] = member
                player = member.player
                seed = rng.getrandbits(SEED_BITS)
                self._sitting[seat] = make_bot(player, self._episode.game, seed) if isinstance(player, str) else player

    def _one(self) -> Member:
        if self._draw == "latest":
            return self.members[-1]
        if self._draw == "hardest":
            hardness = [member.hardness**2 for member in self.members]
            return self._episode.rng.choices(self.members, hardness)[0]
        return self._episode.rng.choice(self.members)

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

    def remember(self, learner: int) -> None:
        """Note how a match that is over came out for the learner against each of those who sat there."""
        outcome = self._episode.match.outcome
        if outcome is None:
            return
        share = 1 / len(outcome.winners) if learner in outcome.winners else 0.0
        for member in dict.fromkeys(self._drawn.values()):
            member.matches += 1
            member.won += share
