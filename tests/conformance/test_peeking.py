"""A preview that simply tries the action in the true match is a peek, and is found out in every game."""

import pytest

import serendip
from serendip.conformance import BrokenPromise, Case, cases
from serendip.conformance.previews import previews_never_peek
from serendip.core.action import Action
from serendip.core.match import Match
from serendip.core.preview import Preview

CASES = [case for name in serendip.games() for case in cases(serendip.game(name))]


def peeking(match: Match, seat: int, action: Action) -> Preview:
    played = match.copy()
    played.play(seat, action)
    return Preview(played.view(seat), tuple(played.log(seat)[len(match.log(seat)) :]), None)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_preview_that_peeks_is_found_out(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "preview", peeking)
    with pytest.raises(BrokenPromise, match=r"tells seat \d of what it can't know"):
        previews_never_peek(case)
