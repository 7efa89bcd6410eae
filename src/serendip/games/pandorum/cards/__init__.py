"""The cards of the expansion: one module for each Event and each monolith, and lists of them by number."""

from typing import Final

from serendip.games.pandorum.cards.ancient_civilization import AncientCivilization
from serendip.games.pandorum.cards.cache_of_plans import CacheOfPlans
from serendip.games.pandorum.cards.card import Card
from serendip.games.pandorum.cards.contamination import Contamination
from serendip.games.pandorum.cards.dead_city import DeadCity
from serendip.games.pandorum.cards.earthquake import Earthquake
from serendip.games.pandorum.cards.eruption import Eruption
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.cards.expansion import Expansion
from serendip.games.pandorum.cards.government_support import GovernmentSupport
from serendip.games.pandorum.cards.great_silence import GreatSilence
from serendip.games.pandorum.cards.insurance_benefits import InsuranceBenefits
from serendip.games.pandorum.cards.investment_returns import InvestmentReturns
from serendip.games.pandorum.cards.living_cargo import LivingCargo
from serendip.games.pandorum.cards.meteor_shower import MeteorShower
from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.cards.more_colonists import MoreColonists
from serendip.games.pandorum.cards.new_engines import NewEngines
from serendip.games.pandorum.cards.recall import Recall
from serendip.games.pandorum.cards.sabotage import Sabotage
from serendip.games.pandorum.cards.sandstorm import Sandstorm
from serendip.games.pandorum.cards.second_dawn import SecondDawn
from serendip.games.pandorum.cards.training import Training
from serendip.games.pandorum.cards.tribute import Tribute
from serendip.games.pandorum.cards.twin_orbit import TwinOrbit
from serendip.games.pandorum.cards.unmaking import Unmaking
from serendip.games.pandorum.components import EVENTS, MONOLITHS
from serendip.games.pandorum.state import FIRST_MONOLITH

_EVENTS: Final[list[Event]] = [
    Eruption(),
    MeteorShower(),
    Earthquake(),
    MoreColonists(),
    InvestmentReturns(),
    GovernmentSupport(),
    AncientCivilization(),
    Contamination(),
    DeadCity(),
    Expansion(),
    InsuranceBenefits(),
    Sabotage(),
    Sandstorm(),
    NewEngines(),
    Training(),
]
_MONOLITHS: Final[list[Monolith]] = [
    Tribute(),
    SecondDawn(),
    CacheOfPlans(),
    LivingCargo(),
    TwinOrbit(),
    Unmaking(),
    GreatSilence(),
    Recall(),
]

EVENT_OF: Final[list[Event]] = [next(card for card in _EVENTS if card.name == name) for name in EVENTS]
MONOLITH_OF: Final[list[Monolith]] = [next(card for card in _MONOLITHS if card.name == name) for name in MONOLITHS]


def card_of(source: int) -> Card:
    """Return the card that asks."""
    return MONOLITH_OF[source - FIRST_MONOLITH] if source >= FIRST_MONOLITH else EVENT_OF[source]
