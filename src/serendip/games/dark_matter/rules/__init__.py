"""The rules of Dark Matter in the order of the rulebook. Whoever asks what may be done, or why not, asks `RULES`.

- Setting up: `setup`, `stacks`
- First, the grants: `grants`
- Then, one action each: `take_laboratory`, `take_research`, `take_resource`, `discarding`, `assigning`, `turns`
- Research and laboratories: `research_and_laboratories`, what fits where, for all that place a card
- Last, the end of the round: `end_of_round`
- Events: `events`, and a module for each card in `cards`
"""

from typing import Final

from serendip.core.sections import Sections
from serendip.games.dark_matter.rules import (
    assigning,
    discarding,
    events,
    grants,
    take_laboratory,
    take_research,
    take_resource,
)
from serendip.games.dark_matter.rules.moments import moment, not_now

RULES: Final = Sections(
    (grants, take_laboratory, take_research, take_resource, discarding, assigning, events), moment, not_now
)
