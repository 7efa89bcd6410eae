"""The event cards, one module each: when it can be played and on what (`offer`, `why_not`), what it does (`play`)."""

from typing import Final

from serendip.games.dark_matter.cards.brilliant_postdoc import BrilliantPostdocCard
from serendip.games.dark_matter.cards.covid_lockout import CovidLockoutCard
from serendip.games.dark_matter.cards.deja_vu import DejaVuCard
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.cards.fake_news import FakeNewsCard
from serendip.games.dark_matter.cards.friendly_agency_head import FriendlyAgencyHeadCard
from serendip.games.dark_matter.cards.new_lab_director import NewLabDirectorCard
from serendip.games.dark_matter.cards.new_principal_investigator import NewPrincipalInvestigatorCard
from serendip.games.dark_matter.cards.new_theoretical_insight import NewTheoreticalInsightCard
from serendip.games.dark_matter.cards.no_more_funds import NoMoreFundsCard
from serendip.games.dark_matter.cards.revolution import RevolutionCard
from serendip.games.dark_matter.cards.science_ministry_dissolved import ScienceMinistryDissolvedCard
from serendip.games.dark_matter.cards.student_protest import StudentProtestCard
from serendip.games.dark_matter.components import EVENTS

CARDS: Final[list[Event]] = [
    NewLabDirectorCard(),
    StudentProtestCard(),
    NoMoreFundsCard(),
    NewTheoreticalInsightCard(),
    BrilliantPostdocCard(),
    CovidLockoutCard(),
    ScienceMinistryDissolvedCard(),
    DejaVuCard(),
    FakeNewsCard(),
    RevolutionCard(),
    NewPrincipalInvestigatorCard(),
    FriendlyAgencyHeadCard(),
]
"""Every event, in the rulebook's order."""

CARD_OF: Final[list[Event]] = [next(card for card in CARDS if card.action.event == title) for title in EVENTS]
"""The event of each event card, in the order of the cards: "No more funds" is there twice (DM-6)."""
