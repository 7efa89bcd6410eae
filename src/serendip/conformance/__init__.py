"""The promises that every game keeps, and that run for any game through the public face of Match and Game::

    from serendip.conformance import PROMISES, cases

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    @pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
    def test_promise(promise: Promise, case: Case) -> None:
        promise(case)

A promise is a function that takes a Case and raises BrokenPromise, in words that say what to look for.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from serendip.conformance.broken import BrokenPromise
from serendip.conformance.case import Case, all_cases, cases
from serendip.conformance.choices import whoever_is_asked_can_act
from serendip.conformance.copies import copies_go_their_own_way, copies_share_nothing_that_changes
from serendip.conformance.endings import every_match_ends
from serendip.conformance.imagination import (
    imagined_matches_can_be_played,
    imagined_matches_keep_secrets,
    imagined_matches_look_the_same,
)
from serendip.conformance.numbers import (
    logs_come_back_from_numbers,
    numbers_stand_for_actions,
    tensors_fit_their_slices,
)
from serendip.conformance.offers import offers_are_accepted, offers_survive_json_and_words, ranges_hold
from serendip.conformance.plainness import views_are_plain_data, words_and_rules
from serendip.conformance.players import thumb_and_estimate_play_along
from serendip.conformance.previews import previews_come_true, previews_never_peek
from serendip.conformance.reasons import every_refusal_has_a_reason
from serendip.conformance.refusals import (
    no_such_seat,
    nothing_can_be_done_after_the_end,
    other_actions_are_refused,
)
from serendip.conformance.saves import saves_give_the_match_back
from serendip.conformance.secrets import secrets_change_nothing
from serendip.conformance.seeds import (
    another_seed_another_match,
    global_random_is_left_alone,
    same_seed_same_match,
)
from serendip.conformance.snapshots import every_field_is_declared, snapshots_go_on, twins_are_equal
from serendip.conformance.undos import (
    undo_gives_the_earlier_position_back,
    undo_never_crosses_another_seat,
    undo_never_hides_what_was_shown,
)
from serendip.conformance.variety import hidden_things_vary, the_future_is_open

Promise: TypeAlias = Callable[[Case], None]

PROMISES: Final[tuple[Promise, ...]] = (
    every_match_ends,
    whoever_is_asked_can_act,
    global_random_is_left_alone,
    same_seed_same_match,
    another_seed_another_match,
    copies_go_their_own_way,
    copies_share_nothing_that_changes,
    saves_give_the_match_back,
    views_are_plain_data,
    words_and_rules,
    snapshots_go_on,
    every_field_is_declared,
    twins_are_equal,
    offers_are_accepted,
    offers_survive_json_and_words,
    ranges_hold,
    numbers_stand_for_actions,
    tensors_fit_their_slices,
    logs_come_back_from_numbers,
    other_actions_are_refused,
    every_refusal_has_a_reason,
    nothing_can_be_done_after_the_end,
    no_such_seat,
    imagined_matches_look_the_same,
    imagined_matches_can_be_played,
    imagined_matches_keep_secrets,
    hidden_things_vary,
    the_future_is_open,
    secrets_change_nothing,
    undo_gives_the_earlier_position_back,
    undo_never_crosses_another_seat,
    undo_never_hides_what_was_shown,
    previews_come_true,
    previews_never_peek,
    thumb_and_estimate_play_along,
)
"""In the order in which one mistake is best looked for: a view that leaks before an undo that shows too much."""

__all__ = ["PROMISES", "BrokenPromise", "Case", "Promise", "all_cases", "cases", "every_match_ends"]
