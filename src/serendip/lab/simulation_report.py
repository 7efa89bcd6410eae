"""What a simulation found: endings, wins by seat, lengths, and whatever else the game reports of a match."""

from collections import Counter
from collections.abc import Sequence

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.lab.figures import Mean, Share, counted, heading, table
from serendip.lab.games import Result


class SimulationReport:
    """Figures with 95 % intervals; `words()` is for people, `to_json()` for programs."""

    def __init__(
        self,
        game: Game,
        bots: tuple[str, ...],
        options: dict[str, Plain],
        seed: int,
        asked: int,
        results: Sequence[Result],
    ) -> None:
        self.game = game.name
        self.bots = bots
        self.options = options
        self.seed = seed
        self.asked = asked
        self.games = len(results)
        played = f"{counted(self.games, 'game')} of {counted(len(bots), 'player')}"
        self.heading = heading(game, played, asked if self.stopped else None, options, seed)
        endings = Counter(result.ending for result in results)
        self.endings = {ending: Share(count, self.games) for ending, count in endings.most_common()}
        self.wins = [Share(sum(seat in r.winners for r in results), self.games) for seat in range(len(bots))]
        self.scores = [Mean([result.scores[seat] for result in results]) for seat in range(len(bots))]
        self.choices = Mean([result.choices for result in results])
        self.means: dict[str, Mean] = {}
        self.shares: dict[str, dict[str, Share]] = {}
        for fact in sorted({fact for result in results for fact in result.facts}):
            self._sum_up(fact, [result.facts[fact] for result in results if fact in result.facts])

    def _sum_up(self, fact: str, values: list[float | str]) -> None:
        """Average a fact that is a number, over the matches that have it; count a fact that is a word."""
        numbers = [value for value in values if not isinstance(value, str)]
        if numbers:
            self.means[fact] = Mean(numbers)
        words = Counter(value for value in values if isinstance(value, str))
        if words:
            self.shares[fact] = {word: Share(count, len(values)) for word, count in words.most_common()}

    @property
    def stopped(self) -> bool:
        """Whether it was interrupted before all games were played."""
        return self.games < self.asked

    def to_json(self) -> dict[str, Plain]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "seats": len(self.bots),
            "bots": list(self.bots),
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "asked": self.asked,
            "endings": {ending: share.to_json() for ending, share in self.endings.items()},
            "wins": [share.to_json() for share in self.wins],
            "scores": [mean.to_json() for mean in self.scores],
            "choices": self.choices.to_json(),
            "means": {fact: mean.to_json() for fact, mean in self.means.items()},
            "shares": {
                fact: {word: share.to_json() for word, share in shares.items()} for fact, shares in self.shares.items()
            },
        }

    def words(self) -> str:
        """Return the report as tables for people."""
        parts = [self.heading]
        if not self.games:
            return parts[0]
        parts.append(table(["ending", "games", "95 %"], [_row(e, share) for e, share in self.endings.items()]))
        seats = [_row(f"Player {n + 1}, {self.bots[n]}", share) for n, share in enumerate(self.wins)]
        parts.append(table(["wins", "games", "95 %"], seats))
        means = [("choices", self.choices), *self.means.items()]
        rows = [(name, f"{mean.value:.2f}", mean.uncertainty, mean.of) for name, mean in means]
        parts.append(table(["mean", "", "95 %", "games"], rows))
        for fact, shares in self.shares.items():
            parts.append(table([fact, "games", "95 %"], [_row(word, share) for word, share in shares.items()]))
        return "\n\n".join(parts)


def _row(name: str, share: Share) -> tuple[str, str, str]:
    return name, f"{100 * share.value:.1f} %", f"{100 * share.low:.1f}–{100 * share.high:.1f}"
