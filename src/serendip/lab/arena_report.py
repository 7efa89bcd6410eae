"""What an arena found: win shares against an even share, who beats whom, and ratings."""

from collections.abc import Sequence

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.variant import Variant
from serendip.lab.figures import Share, counted, heading, table
from serendip.lab.games import Result
from serendip.lab.ratings import Duel, Rating, duels, rate


class Standing:
    """How a bot did at tables of one size.

    `share` is its part of the wins for each seat that it had: a win that several share counts in parts, a game that
    nobody wins counts for nobody. `even` is what any seat would have had if all bots were alike. `won` counts shared
    wins in full. Where a bot had several seats of a table they are averaged, so that a game counts once.
    """

    def __init__(self, bot: str, results: Sequence[Result]) -> None:
        self.bot = bot
        games = [result for result in results if bot in result.bots]
        share = won = even = 0.0
        for result in games:
            winners = len(result.winners)
            lucky = sum(result.bots[seat] == bot for seat in result.winners) / result.bots.count(bot)
            won += lucky
            if winners:
                share += lucky / winners
                even += 1 / len(result.bots)
        self.share = Share(share, len(games))
        self.won = Share(won, len(games))
        self.even = even / len(games) if games else 0.0

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {"share": self.share.to_json(), "even": self.even, "won": self.won.to_json()}


class Ladder:
    """All the figures for tables of one size, or of all sizes together."""

    def __init__(self, bots: Sequence[str], results: Sequence[Result], seed: int) -> None:
        self.games = len(results)
        self.standings = [Standing(bot, results) for bot in bots]
        self.duels: list[Duel] = duels(bots, results)
        self.ratings: list[Rating] = rate(bots, results, seed)

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "games": self.games,
            "bots": {standing.bot: standing.to_json() for standing in self.standings},
            "duels": [duel.to_json() for duel in self.duels],
            "ratings": {rating.bot: rating.to_json() for rating in self.ratings},
        }

    def tables(self, where: str) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return the tables by what they are about: a head, and rows."""
        ratings = {rating.bot: rating for rating in self.ratings}
        rows: list[tuple[object, ...]] = [
            (s.bot, s.share.of, s.share, f"{100 * s.even:.1f} %", s.won, ratings[s.bot])
            for s in sorted(self.standings, key=lambda s: -ratings[s.bot].value)
        ]
        duels: list[tuple[object, ...]] = [
            (f"{d.first} – {d.second}", d.games, f"{d.ahead:.1f}", f"{d.behind:.1f}", f"{d.level:.1f}", d.share)
            for d in self.duels
        ]
        return {
            f"{where}, bots": (["bot", "games", "share of wins", "even", "won, alone or shared", "rating"], rows),
            f"{where}, duels": (
                ["between", "games", "first won", "second won", "both or none", "first, if one won"],
                duels,
            ),
        }

    def words(self, where: str) -> str:
        """Return the tables for people."""
        rows = [table(*one) for one in self.tables(where).values()]
        return "\n\n".join([f"{where}, {counted(self.games, 'game')}", *rows])


class ArenaReport:
    """Figures with 95 % intervals; `words()` is for people, `to_json()` for programs."""

    def __init__(
        self,
        game: Game,
        bots: tuple[str, ...],
        sizes: Sequence[int],
        options: dict[str, Plain],
        seed: int,
        asked: int,
        results: Sequence[Result],
        variant: Variant | None = None,
    ) -> None:
        self.game = game.name
        self.bots = bots
        self.options = options
        self.seed = seed
        self.asked = asked
        self.games = len(results)
        self.heading = heading(
            game, counted(self.games, "game"), asked if self.stopped else None, options, seed, variant
        )
        self.ladders = {size: Ladder(bots, [r for r in results if len(r.bots) == size], seed) for size in sizes}
        self.overall = Ladder(bots, results, seed)

    @property
    def stopped(self) -> bool:
        """Whether it was interrupted before all games were played."""
        return self.games < self.asked

    def sentences(self) -> list[str]:
        """Return what one would say of it."""
        if not self.games:
            return []
        best, *others = sorted(self.overall.ratings, key=lambda rating: -rating.value)
        sure = all(best.low > other.high for other in others)
        return [f"{best.bot} is {'the best' if sure else 'ahead, but that may be luck'}: a rating of {best}."]

    def to_json(self) -> dict[str, Plain]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "asked": self.asked,
            "tables": {str(size): ladder.to_json() for size, ladder in self.ladders.items()},
            "overall": self.overall.to_json(),
        }

    def tables(self) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return the tables by what they are about: a head, and rows."""
        found: dict[str, tuple[list[str], list[tuple[object, ...]]]] = {}
        for size, ladder in self.ladders.items():
            if ladder.games:
                found |= ladder.tables(f"{size} players")
        return {**found, **(self.overall.tables("all tables") if len(found) > 2 else {})}

    def words(self) -> str:
        """Return the report as tables for people."""
        parts = [self.heading]
        parts += [ladder.words(f"{size} players") for size, ladder in self.ladders.items() if ladder.games]
        if sum(bool(ladder.games) for ladder in self.ladders.values()) > 1:
            parts.append(self.overall.words("All tables"))
        return "\n\n".join(parts)
