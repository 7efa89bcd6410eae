"""Which sections of Dark Matter: The Card Game are asked at which stage: the rules' own list, as plain calls.

Made from rules/__init__.py by tools/generate_games.py.
"""

from serendip.core.action import Action
from serendip.games.dark_matter.rules.assigning import offer as assigning_offer
from serendip.games.dark_matter.rules.discarding import offer as discarding_offer
from serendip.games.dark_matter.rules.events import offer as events_offer
from serendip.games.dark_matter.rules.grants import offer as grants_offer
from serendip.games.dark_matter.rules.moments import moment
from serendip.games.dark_matter.rules.take_laboratory import offer as take_laboratory_offer
from serendip.games.dark_matter.rules.take_research import offer as take_research_offer
from serendip.games.dark_matter.rules.take_resource import offer as take_resource_offer
from serendip.games.dark_matter.state import DarkMatter


def legal(state: DarkMatter, seat: int) -> list[Action]:
    """Return every legal action of a seat that is asked, in the order of the sections."""
    offers: list[Action] = []
    now = moment(state, seat)
    if now == 1:
        take_laboratory_offer(state, seat, offers)
        take_research_offer(state, seat, offers)
        take_resource_offer(state, seat, offers)
        assigning_offer(state, seat, offers)
        events_offer(state, seat, offers)
    elif now == 0:
        grants_offer(state, seat, offers)
    elif now == 2:
        assigning_offer(state, seat, offers)
    elif now in (3, 4, 5):
        discarding_offer(state, seat, offers)
    return offers
