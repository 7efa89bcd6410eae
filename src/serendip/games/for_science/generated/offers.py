"""Which sections of For Science! are asked at which stage: the rules' own list, as plain calls.

Made from rules/__init__.py by tools/generate_games.py.
"""

from serendip.core.action import Action
from serendip.games.for_science.cards.alternating import offer as alternating_offer
from serendip.games.for_science.cards.cheering import offer as cheering_offer
from serendip.games.for_science.cards.coffee import offer as coffee_offer
from serendip.games.for_science.cards.exceptions import offer as exceptions_offer
from serendip.games.for_science.cards.half_circles import offer as half_circles_offer
from serendip.games.for_science.cards.helping_hands import offer as helping_hands_offer
from serendip.games.for_science.cards.librarian import offer as librarian_offer
from serendip.games.for_science.cards.speeches import offer as speeches_offer
from serendip.games.for_science.rules.absence import offer as absence_offer
from serendip.games.for_science.rules.building import offer as building_offer
from serendip.games.for_science.rules.buying import offer as buying_offer
from serendip.games.for_science.rules.checking import offer as checking_offer
from serendip.games.for_science.rules.design import offer as design_offer
from serendip.games.for_science.rules.events import offer as events_offer
from serendip.games.for_science.rules.giving_up import offer as giving_up_offer
from serendip.games.for_science.rules.meetings import offer as meetings_offer
from serendip.games.for_science.rules.moments import moment
from serendip.games.for_science.rules.pauses import offer as pauses_offer
from serendip.games.for_science.rules.readiness import offer as readiness_offer
from serendip.games.for_science.rules.setup import offer as setup_offer
from serendip.games.for_science.rules.thinking import offer as thinking_offer
from serendip.games.for_science.rules.vaccine import offer as vaccine_offer
from serendip.games.for_science.rules.variants import offer as variants_offer
from serendip.games.for_science.rules.verifying_build import offer as verifying_build_offer
from serendip.games.for_science.rules.verifying_design import offer as verifying_design_offer
from serendip.games.for_science.rules.waste import offer as waste_offer
from serendip.games.for_science.state import ForScience


def legal(state: ForScience, seat: int) -> list[Action]:
    """Return every legal action of a seat that is asked, in the order of the sections."""
    offers: list[Action] = []
    now = moment(state, seat)
    if now == 1:
        buying_offer(state, seat, offers)
        waste_offer(state, seat, offers)
        coffee_offer(state, seat, offers)
        design_offer(state, seat, offers)
        verifying_design_offer(state, seat, offers)
        building_offer(state, seat, offers)
        alternating_offer(state, seat, offers)
        exceptions_offer(state, seat, offers)
        checking_offer(state, seat, offers)
        speeches_offer(state, seat, offers)
        verifying_build_offer(state, seat, offers)
        helping_hands_offer(state, seat, offers)
        cheering_offer(state, seat, offers)
        vaccine_offer(state, seat, offers)
        half_circles_offer(state, seat, offers)
        meetings_offer(state, seat, offers)
        thinking_offer(state, seat, offers)
        pauses_offer(state, seat, offers)
    elif now == 0:
        setup_offer(state, seat, offers)
        readiness_offer(state, seat, offers)
        variants_offer(state, seat, offers)
    elif now == 3:
        readiness_offer(state, seat, offers)
        speeches_offer(state, seat, offers)
    elif now == 2:
        events_offer(state, seat, offers)
    elif now == 5:
        meetings_offer(state, seat, offers)
    elif now == 6:
        readiness_offer(state, seat, offers)
    elif now == 10:
        absence_offer(state, seat, offers)
    elif now == 11:
        giving_up_offer(state, seat, offers)
    elif now == 12:
        librarian_offer(state, seat, offers)
    elif now == 13:
        vaccine_offer(state, seat, offers)
    return offers
