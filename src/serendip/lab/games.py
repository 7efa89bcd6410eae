"""One match between bots: what is to be played, and what came of it."""

from random import Random
from typing import NamedTuple

import serendip
from serendip.bots import make_bot, play_bots
from serendip.core.line import Plain
from serendip.core.streams import ONE
from serendip.core.variant import BadVariant, Variant
from serendip.games.variants import asked_for
from serendip.lab.deeds import Deeds, deeds_of
from serendip.lab.drama import Drama, drama_of
from serendip.lab.restricted import Never, restricted


class MatchJob(NamedTuple):
    """One match to be played: which game, who sits where, and the seed of everything.

    `never` names what some seats do not do if they can help it; `streams` is how luck is drawn; with `drama` the match
    is played a second time, to see how everybody's chances moved. Whatever `again` is, the deal is the same: only the
    luck of the bots and the table is another. If it is to `save`, the result has the saved match.
    """

    game: str
    bots: tuple[str, ...]
    options: dict[str, Plain]
    seed: str
    variant: Variant | None = None
    streams: str = ONE
    never: tuple[Never, ...] = ()
    drama: bool = False
    again: int = 0
    save: bool = False


class Result(NamedTuple):
    """What came of a match: how it ended, the facts that the game reports, and what was done in it."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    ending: str
    choices: int
    facts: dict[str, float | str]
    deeds: Deeds = Deeds((), ())
    drama: Drama | None = None
    save: str = ""

    def part(self, seat: int) -> float:
        """Return a seat's part of the win: one that several share counts in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(job: MatchJob) -> Result:
    """Play one match. Deal, bots and table draw from sources of their own, so that none can tell of another.

    Raises BadVariant if this process does not play the variant, or the bots can't.
    """
    here = asked_for()
    if (here and here.key) != (job.variant and job.variant.key):
        raise BadVariant(f"this process plays {here.name if here else 'no variant'}: play the others in workers")
    try:
        return _played(job)
    except Exception as error:
        if job.variant is None:
            raise
        raise BadVariant(
            f"the bots {', '.join(job.bots)} can't play the variant {job.variant.name!r} to its end "
            f"(game {job.seed!r}): {type(error).__name__}: {error}"
        ) from error


def _played(job: MatchJob) -> Result:
    game = serendip.game(job.game)
    match = deal(job)
    luck = f"{job.seed} again {job.again}" if job.again else job.seed
    bots = [make_bot(spec, game, Random(f"{luck} bot {seat}").getrandbits(62)) for seat, spec in enumerate(job.bots)]
    choices = play_bots(match, restricted(bots, job.never), Random(f"{luck} table"))
    outcome = match.outcome
    assert outcome is not None
    return Result(
        job.bots,
        outcome.winners,
        outcome.scores,
        outcome.said.line.key,
        choices,
        game.report(match),
        deeds_of(match),
        drama_of(match) if job.drama else None,
        match.save() if job.save else "",
    )


def deal(job: MatchJob) -> serendip.Match:
    """Return the match before its first choice."""
    seed = Random(f"{job.seed} deal").getrandbits(62)
    return serendip.game(job.game).new(len(job.bots), seed, job.options, job.streams)
