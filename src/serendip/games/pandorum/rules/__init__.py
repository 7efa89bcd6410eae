"""The rules, a module for each part of the rulebook. The sections below are in its order.

"Your turn" is `supply`, `hand_limit`, `moving`, `paying` and `construction`; "Income" is `income` and `foreparts`;
then come `monoliths`, and of the Events `engines`, whose free moves are part of a turn. The turn is ended when all else
has been offered, and what a card asks goes before a turn. Sections that ask nobody anything have no place in the list:
`setup` ("What is in the box"), `ending` ("The end"), `events` and `maximus`.
"""

from typing import Final

from serendip.core.sections import Sections
from serendip.games.pandorum.rules import (
    construction,
    end_of_turn,
    engines,
    foreparts,
    hand_limit,
    income,
    monoliths,
    moving,
    paying,
    questions,
    supply,
)
from serendip.games.pandorum.rules.moments import moment, not_now

RULES: Final = Sections(
    (
        supply,
        hand_limit,
        moving,
        paying,
        construction,
        income,
        foreparts,
        monoliths,
        engines,
        end_of_turn,
        questions,
    ),
    moment,
    not_now,
)
