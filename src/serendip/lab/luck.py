"""Skill against luck: how far the deal decides, and how often the better bot wins whatever it is dealt.

Every deal is played with the bots in every rotation of the seats, as in duplicate bridge, and each of these several
times, with nothing another but the bots' own luck.
"""

from collections.abc import Mapping, Sequence
from math import log2
from typing import Any

import serendip
from serendip.bots import Bot, UnknownBot
from serendip.core.errors import SerendipError
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.variant import Variant
from serendip.lab.arena import rotations
from serendip.lab.figures import Mean, Share, counted, table
from serendip.lab.games import MatchJob, Result
from serendip.lab.players import Keeper, Progress, play_all
from serendip.lab.simulate import options_of, seating

FEWEST = 10
"""Of fewer deals nothing is claimed."""


def luck(
    game_name: str,
    bots: Sequence[str | type[Bot]],
    seats: int | None = None,
    deals: int = 100,
    replays: int = 2,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    variant: Variant | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    keeper: Keeper | None = None,
) -> "LuckReport":
    """Play deals with the bots in every rotation, each so many times. Two different bots at least.

    Raises UnknownGame, WrongSeats, UnknownOption, UnknownBot, BadVariant.
    """
    if deals < 1 or replays < 1:
        raise SerendipError(f"at least one deal must be played once, not {deals} deals {replays} times")
    game = serendip.game(game_name)
    first = game.new(seats, seed, options_of(variant, options))
    sitting = seating(first.seats, bots)
    if len(set(sitting)) < 2:
        raise UnknownBot("skill shows between different bots: name two, as in --bots thumb,random")
    jobs = [
        MatchJob(game_name, turned, first.options, f"{seed} deal {deal}", variant, again=again)
        for deal in range(deals)
        for turned in rotations(sitting)
        for again in range(replays)
    ]
    results = play_all(jobs, workers, progress, keeper)
    per_deal = len(rotations(sitting)) * replays
    whole = [results[start : start + per_deal] for start in range(0, len(results) // per_deal * per_deal, per_deal)]
    return LuckReport(game, sitting, seed, deals, replays, whole, variant)


class LuckReport:
    """How much of who wins is the deal's, the seat's and the bot's."""

    def __init__(
        self,
        game: Game,
        bots: tuple[str, ...],
        seed: int,
        asked: int,
        replays: int,
        deals: Sequence[Sequence[Result]],
        variant: Variant | None,
    ) -> None:
        self.game = game.name
        self.bots = bots
        self.seed = seed
        self.asked = asked
        self.games = len(deals)
        self.replays = replays
        other = "" if variant is None else f", variant {variant.name}"
        self.heading = (
            f"{game.title}: {counted(len(deals), 'deal')} of {counted(len(bots), 'player')}, every rotation of the "
            f"seats, each {replays} times{other}, seed {seed}"
        )
        names = list(dict.fromkeys(bots))
        self.wins = {bot: Mean([_share_of(bot, deal) for deal in deals]) for bot in names}
        self.by_bot = Share(sum(_same(deal, by_seat=False) for deal in deals), len(deals))
        self.by_seat = Share(sum(_same(deal, by_seat=True) for deal in deals), len(deals))
        self.open = Mean([_entropy(deal) for deal in deals])
        self.dealt = explained(deals, len(bots))

    @property
    def stopped(self) -> bool:
        """Whether it was interrupted before all deals were played."""
        return self.games < self.asked

    def sentences(self) -> list[str]:
        """Return what a designer would say of it."""
        if self.games < FEWEST:
            return [f"{counted(self.games, 'deal')} tell too little for a claim: play some dozens."]
        best = max(self.wins, key=lambda bot: self.wins[bot].value)
        return [
            f"{best} wins {100 * self.wins[best].value:.0f} % of what there is to win, whatever it is dealt.",
            f"In {self.by_bot} of the deals one bot won from every seat: skill decided.",
            f"In {self.by_seat} of the deals one seat won whoever sat there: the deal decided.",
            f"The deal and the seat together explain {100 * self.dealt:.0f} % of who wins.",
        ]

    def tables(self) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return the tables: a head, and rows."""
        even = f"{100 / len(self.bots):.1f} %"
        wins: list[tuple[object, ...]] = [
            (bot, f"{100 * mean.value:.1f} %", f"± {100 * (mean.margin or 0):.1f}", even)
            for bot, mean in self.wins.items()
        ]
        found: list[tuple[object, ...]] = [
            ("deals that one bot won from every seat", str(self.by_bot)),
            ("deals that one seat won whoever sat there", str(self.by_seat)),
            ("who wins, explained by deal and seat", f"{100 * self.dealt:.1f} %"),
            ("how open a deal is, in bits (0: decided)", str(self.open)),
        ]
        return {
            "skill": (["bot", "part of the wins", "95 %", "even"], wins),
            "luck": (["what decides", ""], found),
        }

    def words(self) -> str:
        """Return the report for people."""
        rows = [table(head, rows) for head, rows in self.tables().values()] if self.games else []
        return "\n\n".join([self.heading, "\n".join(self.sentences()), *rows])

    def to_json(self) -> dict[str, Plain]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "deals": self.games,
            "replays": self.replays,
            "summary": list(self.sentences()),
            "wins": {bot: mean.to_json() for bot, mean in self.wins.items()},
            "one bot from every seat": self.by_bot.to_json(),
            "one seat whoever sat there": self.by_seat.to_json(),
            "explained by deal and seat": self.dealt,
            "open": self.open.to_json(),
        }

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        from serendip.lab.html import tables_as_html

        return tables_as_html(self.heading, self.sentences(), self.tables())


def _share_of(bot: str, deal: Sequence[Result]) -> float:
    """Return a bot's part of the wins of a deal; where it has several seats, for each of them."""
    parts = [result.part(seat) for result in deal for seat, name in enumerate(result.bots) if name == bot]
    return sum(parts) / len(parts)


def _same(deal: Sequence[Result], by_seat: bool) -> bool:
    """Say whether in all games of a deal the same seat won alone, or the same bot."""
    winners = {
        (result.winners[0] if by_seat else result.bots[result.winners[0]]) if len(result.winners) == 1 else None
        for result in deal
    }
    return len(winners) == 1 and None not in winners


def _entropy(deal: Sequence[Result]) -> float:
    """Return how open it is which seat wins a deal, in bits: 0 if it is always the same."""
    counts: dict[tuple[int, ...], int] = {}
    for result in deal:
        counts[result.winners] = counts.get(result.winners, 0) + 1
    return -sum(count / len(deal) * log2(count / len(deal)) for count in counts.values())


def explained(deals: Sequence[Sequence[Result]], seats: int) -> float:
    """Return which share of the variance of the seats' wins lies between the deals (intraclass correlation, ANOVA)."""
    if len(deals) < 2 or len(deals[0]) < 2:
        return 0.0
    size = len(deals[0])
    between = within = 0.0
    for seat in range(seats):
        parts = [[result.part(seat) for result in deal] for deal in deals]
        means = [sum(row) / size for row in parts]
        mean = sum(means) / len(means)
        between += size * sum((one - mean) ** 2 for one in means) / (len(means) - 1)
        within += sum((part - one) ** 2 for row, one in zip(parts, means, strict=True) for part in row) / (
            len(means) * (size - 1)
        )
    total = between + (size - 1) * within
    return max(0.0, (between - within) / total) if total else 0.0
