"""What a simulation found: endings, wins by seat, lengths, and whatever else the game reports of a match."""

from collections import Counter
from collections.abc import Sequence

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.variant import Variant
from serendip.lab.deeds import Corners, corners
from serendip.lab.figures import Mean, Share, counted, heading, table
from serendip.lab.games import Result
from serendip.lab.significance import Evenness, holm, normal_beyond

DEALT = ("won with ", "won by ")
"""What a seat was dealt, whoever plays there: its share of wins may be held against an even one."""

DONE = ("won after ",)
"""What a seat has done: whoever could do it was ahead or behind already, so it is no worth."""

ENOUGH = 30
"""How many games a sentence about a share needs."""


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
        variant: Variant | None = None,
    ) -> None:
        self.title = game.title
        self.game = game.name
        self.bots = bots
        self.options = options
        self.seed = seed
        self.asked = asked
        self.variant = variant
        self.results = results
        self.games = len(results)
        played = f"{counted(self.games, 'game')} of {counted(len(bots), 'player')}"
        self.heading = heading(game, played, asked if self.stopped else None, options, seed, variant)
        endings = Counter(result.ending for result in results)
        self.endings = {ending: Share(count, self.games) for ending, count in endings.most_common()}
        self.wins = [Share(sum(seat in r.winners for r in results), self.games) for seat in range(len(bots))]
        winners = sum(len(result.winners) for result in results)
        self.even = winners / (self.games * len(bots)) if self.games else 0.0
        self.evenness = Evenness([[float(seat in r.winners) for seat in range(len(bots))] for r in results])
        self.scores = [Mean([result.scores[seat] for result in results]) for seat in range(len(bots))]
        self.choices = Mean([result.choices for result in results])
        self.means: dict[str, Mean] = {}
        self.shares: dict[str, dict[str, Share]] = {}
        self.dealt: dict[str, Share] = {}
        self.done: dict[str, Share] = {}
        for fact in sorted({fact for result in results for fact in result.facts}):
            self._sum_up(fact, [result.facts[fact] for result in results if fact in result.facts])
        drama = [result.drama.measures for result in results if result.drama is not None]
        names = dict.fromkeys(name for row in drama for name in row)
        self.drama = {name: Mean([row[name] for row in drama if name in row]) for name in names}
        self.corners: Corners = corners(game, {one for result in results for one in result.deeds.reached})

    def _sum_up(self, fact: str, values: list[float | str]) -> None:
        """Average a fact that is a number, over the matches that have it; count a fact that is a word."""
        numbers = [value for value in values if not isinstance(value, str)]
        if numbers and fact.startswith(DEALT):
            self.dealt[fact] = Share(sum(numbers), len(numbers))
        elif numbers and fact.startswith(DONE):
            self.done[fact] = Share(sum(numbers), len(numbers))
        elif numbers:
            self.means[fact] = Mean(numbers)
        words = Counter(value for value in values if isinstance(value, str))
        if words:
            self.shares[fact] = {word: Share(count, len(values)) for word, count in words.most_common()}

    @property
    def stopped(self) -> bool:
        """Whether it was interrupted before all games were played."""
        return self.games < self.asked

    @property
    def alike(self) -> bool:
        """Whether the same bot has all the seats, so that the seats can be compared."""
        return len(set(self.bots)) == 1

    def uneven(self) -> dict[str, float]:
        """Return of what was dealt, how often luck alone would bring it so far from even, corrected for how many."""
        found: dict[str, float] = {}
        for name, share in self.dealt.items():
            error = (self.even * (1 - self.even) / share.of) ** 0.5 if share.of else 0.0
            found[name] = normal_beyond((share.value - self.even) / error) if error else 1.0
        return dict(zip(found, holm(list(found.values())), strict=True))

    def sentences(self) -> list[str]:
        """Return what a designer would say of it."""
        if self.games < ENOUGH:
            return [f"{counted(self.games, 'game')} tell too little for a claim: play some hundreds."]
        said: list[str] = []
        if len(self.bots) > 1 and self.alike and self.evenness.of:
            far = max(range(len(self.bots)), key=lambda seat: abs(self.wins[seat].value - self.even))
            points = 100 * (self.wins[far].value - self.even)
            more = "more" if points > 0 else "fewer"
            said.append(
                f"Seat {far + 1} wins {100 * self.wins[far].value:.1f} % of the games, {abs(points):.1f} points {more} "
                f"than even ({100 * self.even:.1f} %). {self.evenness.words('the seats')}"
            )
        elif len(self.bots) > 1 and not self.alike:
            said.append("Seats and bots can't be told apart here: `serendip arena` changes the seats of the bots.")
        for name, p in self.uneven().items():
            if self.alike and p < 0.05:
                share = self.dealt[name]
                said.append(f"{name[0].upper()}{name[1:]}: {share}, where {100 * self.even:.1f} % would be even.")
        never = self.corners
        if never.rules or never.kinds:
            said.append(
                f"{counted(len(never.rules), 'rule')} that the log can name and {counted(len(never.kinds), 'kind')} of "
                "action never came up."
            )
        return said

    def to_json(self) -> dict[str, Plain]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "variant": None if self.variant is None else self.variant.name,
            "seats": len(self.bots),
            "bots": list(self.bots),
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "asked": self.asked,
            "summary": list(self.sentences()),
            "endings": {ending: share.to_json() for ending, share in self.endings.items()},
            "wins": [share.to_json() for share in self.wins],
            "even": self.even,
            "evenness": self.evenness.to_json(),
            "scores": [mean.to_json() for mean in self.scores],
            "choices": self.choices.to_json(),
            "means": {fact: mean.to_json() for fact, mean in self.means.items()},
            "shares": {
                fact: {word: share.to_json() for word, share in shares.items()} for fact, shares in self.shares.items()
            },
            "dealt": {fact: share.to_json() for fact, share in self.dealt.items()},
            "done": {fact: share.to_json() for fact, share in self.done.items()},
            "drama": {name: mean.to_json() for name, mean in self.drama.items()},
            "never": {
                "rules": list(self.corners.rules),
                "kinds": list(self.corners.kinds),
                "lines": list(self.corners.lines),
            },
        }

    def tables(self) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return the tables by what they are about: a head, and rows."""
        if not self.games:
            return {}
        even = f"{100 * self.even:.1f} %"
        found: dict[str, tuple[list[str], list[tuple[object, ...]]]] = {
            "endings": (["ending", "games", "95 %"], [_row(e, share) for e, share in self.endings.items()]),
            "wins": (
                ["wins", "games", "95 %", "even"],
                [(*_row(f"Player {n + 1}, {self.bots[n]}", share), even) for n, share in enumerate(self.wins)],
            ),
        }
        means = [("choices", self.choices), *self.means.items()]
        found["means"] = (
            ["mean", "", "95 %", "games"],
            [(name, f"{mean.value:.2f}", mean.uncertainty, mean.of) for name, mean in means],
        )
        for fact, shares in self.shares.items():
            found[fact] = ([fact, "games", "95 %"], [_row(word, share) for word, share in shares.items()])
        uneven = self.uneven()
        found["dealt"] = (
            ["what a seat was dealt", "won", "95 %", "even", "luck alone", "games"],
            [(*_row(name, share), even, f"{uneven[name]:.3f}", f"{share.of:g}") for name, share in self.dealt.items()],
        )
        found["done"] = (
            ["what a seat did (no worth: see `serendip worth`)", "won", "95 %", "games"],
            [(*_row(name, share), f"{share.of:g}") for name, share in self.done.items()],
        )
        found["drama"] = (
            ["how it felt (docs/lab.md)", "mean", "95 %", "games"],
            [(name, f"{mean.value:.3f}", mean.uncertainty, mean.of) for name, mean in self.drama.items()],
        )
        return {name: rows for name, rows in found.items() if rows[1]}

    def words(self) -> str:
        """Return the report as tables for people."""
        parts = [self.heading]
        if not self.games:
            return parts[0]
        parts.append("\n".join(self.sentences()))
        parts += [table(head, rows) for head, rows in self.tables().values()]
        never = self.corners
        for what, names in (
            ("rules", never.rules),
            ("kinds of action", never.kinds),
            ("lines of the log", never.lines),
        ):
            if names:
                parts.append(f"Never came up, {what}: {', '.join(names)}")
        return "\n\n".join(part for part in parts if part)

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        from serendip.lab.html import tables_as_html

        return tables_as_html(self.heading, self.sentences(), self.tables())


def _row(name: str, share: Share) -> tuple[str, str, str]:
    return name, f"{100 * share.value:.1f} %", f"{100 * share.low:.1f}–{100 * share.high:.1f}"
