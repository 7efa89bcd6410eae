"""Promise: where a game declares domains, a layout and lines, offers, what is seen and what is heard have numbers."""

import random

from serendip.conformance.broken import BrokenPromise, require, require_same
from serendip.conformance.case import Case
from serendip.conformance.seen import tensor
from serendip.conformance.walk import positions
from serendip.core.action import Ranged
from serendip.core.domains import Offered
from serendip.core.encoding import Encoding
from serendip.core.errors import SerendipError
from serendip.core.layout import PLAYERS
from serendip.core.log_encoding import LogEncoding
from serendip.core.match import Match

POSITIONS = 40
LOGS = 4


def numbers_stand_for_actions(case: Case) -> None:
    """Every offer has a number of its own and comes back from it, as any seat counts; the mask says just that."""
    if not case.game.domains:
        return
    encoding = case.game.encoding
    rng = random.Random(25)
    for match, _ in positions(case, 25, POSITIONS):
        for seat in match.to_act:
            try:
                _check_offers(case, encoding, match, seat, rng)
            except SerendipError as error:
                raise BrokenPromise(f"{case}: {error}") from error


def _check_offers(case: Case, encoding: Encoding, match: Match, seat: int, rng: random.Random) -> None:
    numbers = encoding.numbers(match, seat)
    require_same(len(set(numbers)), len(numbers), f"{case}: two actions of seat {seat} have one number")
    legal = encoding.legal(match, seat)
    lost = [action for action in match.actions(seat) if action not in legal.values()]
    roomy = [block for block in encoding.blocks if isinstance(block.whole, Offered)]
    lost = [action for action in lost if not any(type(action) is block.kind for block in roomy)]
    require(not lost, f"{case}: “{lost and lost[0]}” has no number")
    mask = encoding.mask(match, seat)
    require_same([number for number in range(encoding.size) if mask[number]], sorted(numbers), f"{case}: the mask")
    number = rng.choice(numbers)
    action = encoding.action(match, seat, number)
    if isinstance(action, Ranged):
        require(action.fits(), f"{case}: {number} stands for “{action}”, which is out of its range")
    if not isinstance(encoding.block(number).whole, Offered):
        require_same(encoding.number(action, seat, match.seats), number, f"{case}: “{action}” comes back as another")
    match.copy().play(seat, action)


def tensors_fit_their_slices(case: Case) -> None:
    """What a seat sees as numbers is within what the slices say, and a row is written the same again."""
    layout = case.game.layout
    if layout is None:
        return
    for match, _ in positions(case, 26, POSITIONS):
        for seat in range(match.seats):
            row = tensor(match, seat)
            require_same(row, tensor(match, seat), f"{case}: a row is written otherwise the second time")
            for part in layout.slices:
                values = row[part.start : part.stop]
                require(
                    part.least <= min(values) and max(values) <= part.most,
                    f"{case}: “{part.name}” has {min(values)} to {max(values)}, not {part.least} to {part.most}",
                )


def logs_come_back_from_numbers(case: Case) -> None:
    """What a seat heard is told by numbers that give its log back word for word, all at once or piece by piece."""
    if not case.game.lines:
        return
    recall = LogEncoding(case.game)
    rng = random.Random(27)
    for match, _ in positions(case, 27, LOGS):
        seat = rng.randrange(match.seats)
        names = [PLAYERS[(other - seat) % match.seats] for other in range(match.seats)]
        told = [entry.words(names) for entry in match.log(seat)]
        steps = match.steps()
        pairs = recall.heard(match, seat)
        require_same(recall.explain(pairs), told, f"{case}: the log of seat {seat}, read back from numbers")
        if steps:
            since = recall.heard(match, seat, rng.choice(steps))
            require_same(pairs[len(pairs) - len(since) :], since, f"{case}: what seat {seat} heard since a step")
