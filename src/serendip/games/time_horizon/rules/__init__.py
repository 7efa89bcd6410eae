"""The rules of Time Horizon: the list of its rulebook's sections, from which all that can be done is built.

They stand in the order in which a turn offers what they govern, which is nearly that of the rulebook: choosing a new
event comes first, for it may be done beside everything else; ending the turn comes last. What is no section is used by
several: energy, links, the forecast, the deck, who is asked, the passing of the Now.
"""

from typing import Final

from serendip.core.sections import Sections
from serendip.games.time_horizon.cards import annihilation, bets
from serendip.games.time_horizon.rules import (
    activity,
    amplifying,
    answering,
    artifacts,
    attacking,
    decisions,
    drafting,
    exchange,
    fleeing,
    items,
    last_energy,
    laying,
    moving,
    new_events,
    organising,
    plans,
    rounds,
    swapping,
    taking_offers,
    waiting_for_answer,
)
from serendip.games.time_horizon.rules.moments import moment, not_now

RULES: Final = Sections(
    (
        new_events,
        # Setting up
        swapping,
        # Your turn
        last_energy,
        moving,
        activity,
        organising,
        decisions,
        laying,
        # Items
        items,
        amplifying,
        attacking,
        # Exchange, which is part of a turn, too
        exchange,
        drafting,
        waiting_for_answer,
        answering,
        # Artifacts
        artifacts,
        annihilation,
        bets,
        # The Now
        fleeing,
        # What ends something
        taking_offers,
        plans,
        rounds,
    ),
    moment,
    not_now,
)
