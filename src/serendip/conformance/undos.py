"""Promise: undo gives back exactly the earlier position, and never lets anybody peek."""

import random
from typing import Any, NamedTuple

from serendip.conformance.broken import difference, require, require_same
from serendip.conformance.case import Case
from serendip.conformance.causes import blame
from serendip.conformance.seen import everything, seen_by
from serendip.conformance.walk import WalkStep, any_number, positions, some, walk
from serendip.core.errors import NoUndo
from serendip.core.match import Match

POSITIONS = 40
LONGEST_ROW = 6
WORLDS = 5


def undone(match: Match, seat: int) -> bool:
    """Take back the last action if that is allowed; say whether it was."""
    try:
        match.undo(seat)
    except NoUndo as refusal:
        require(refusal.reason, "undo was refused without a reason")
        return False
    return True


def undo_gives_the_earlier_position_back(case: Case) -> None:
    """After an undo everything is as before, choices, log and save included, and the match goes on as it would have.

    From some positions on, what a seat does in a row is taken back step by step, as far as that is allowed.
    """
    walked = walk(case, 8)
    for number in some(case, len(walked), POSITIONS, 8):
        where = f"{case}, decision {number}"
        match = walked[number][0]
        row: list[Taken] = []
        for _, move in walked[number : number + LONGEST_ROW]:
            if move is None or move.action is None or (row and move.seat != row[-1].move.seat):
                break
            earlier, taken = match.copy(), Taken(move, everything(match))
            move.on(match)
            if not undone(match.copy(), move.seat):
                match = earlier
                break
            row.append(taken)
        if row:
            _take_all_back(match, row, where)


class Taken(NamedTuple):
    """A move, and all that was to be seen before it."""

    move: WalkStep
    before: dict[str, Any]


def _take_all_back(match: Match, row: list[Taken], where: str) -> None:
    now = everything(match)
    for move, before in reversed(row):
        for other in range(match.seats):
            if other != move.seat:
                require(not undone(match, other), f"{where}: seat {other} took back what was not its own: {move}")
        require(undone(match, move.seat), f"{where}: {move} can't be taken back, though it could be a moment ago")
        require_same(before, everything(match), f"{where}: after taking back “{move}” something differs")
    for move, _ in row:
        move.on(match)
    require_same(now, everything(match), f"{where}: played again after an undo, something differs")


def undo_never_crosses_another_seat(case: Case) -> None:
    """Once another seat or the table has acted, undo is refused, and nothing changes."""
    walked = walk(case, 9)
    checked = 0
    for (_, first), (match, second), (after, _) in zip(walked, walked[1:], walked[2:], strict=False):
        if first is None or second is None or first.action is None or first.seat == second.seat:
            continue
        if len(after.steps()) == len(match.steps()) or checked == POSITIONS:
            continue
        checked += 1
        now = everything(after)
        require(
            not undone(after, first.seat),
            f"{case}: seat {first.seat} took “{first.action}” back though seat {second.seat} had acted",
        )
        require_same(now, everything(after), f"{case}: a refused undo changed something")


def undo_never_hides_what_was_shown(case: Case) -> None:
    """An action that can be taken back shows its seat nothing new.

    Played in every world that the seat can imagine, it leads to the same view and log: or else something hidden was
    shown, and the state must be `sealed`.
    """
    rng = random.Random(10)
    for match, _ in positions(case, 10, POSITIONS):
        for seat in match.to_act:
            offer = any_number(rng.choice(match.actions(seat)), rng)
            played = match.copy()
            played.play(seat, offer)
            if played.steps()[-1].sealed:
                require(not undone(played, seat), f"{case}: “{offer}” is sealed, and could be taken back")
                continue
            known = seen_by(played, seat)
            for _ in range(WORLDS):
                world = match.imagine(seat, rng)
                if offer not in world.actions(seat) and world.why_not(seat, offer) is not None:
                    words = f"{case}: “{offer}” is refused where its own seat imagines it"
                    raise blame(case, seat, [match], words, str(world.why_not(seat, offer)))
                world.play(seat, offer)
                imagined = seen_by(world, seat)
                if known != imagined:
                    words = f"{case}: “{offer}” shows seat {seat} something hidden and could still be taken back: "
                    raise blame(case, seat, [match, played], f"{words}set `sealed`", difference(known, imagined))
