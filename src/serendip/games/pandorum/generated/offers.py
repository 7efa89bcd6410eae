"""Which sections of Pandorum are asked at which stage: the rules' own list, as plain calls.

Made from rules/__init__.py by tools/generate_games.py.
"""

from serendip.core.action import Action
from serendip.games.pandorum.rules.construction import offer as construction_offer
from serendip.games.pandorum.rules.end_of_turn import offer as end_of_turn_offer
from serendip.games.pandorum.rules.engines import offer as engines_offer
from serendip.games.pandorum.rules.foreparts import offer as foreparts_offer
from serendip.games.pandorum.rules.hand_limit import offer as hand_limit_offer
from serendip.games.pandorum.rules.income import offer as income_offer
from serendip.games.pandorum.rules.moments import moment
from serendip.games.pandorum.rules.monoliths import offer as monoliths_offer
from serendip.games.pandorum.rules.moving import offer as moving_offer
from serendip.games.pandorum.rules.paying import offer as paying_offer
from serendip.games.pandorum.rules.questions import offer as questions_offer
from serendip.games.pandorum.rules.supply import offer as supply_offer
from serendip.games.pandorum.state import Pandorum


def legal(state: Pandorum, seat: int) -> list[Action]:
    """Return every legal action of a seat that is asked, in the order of the sections."""
    offers: list[Action] = []
    now = moment(state, seat)
    if now == 2:
        moving_offer(state, seat, offers)
        construction_offer(state, seat, offers)
        foreparts_offer(state, seat, offers)
        monoliths_offer(state, seat, offers)
        engines_offer(state, seat, offers)
        end_of_turn_offer(state, seat, offers)
    elif now == 0:
        supply_offer(state, seat, offers)
        foreparts_offer(state, seat, offers)
        monoliths_offer(state, seat, offers)
        engines_offer(state, seat, offers)
    elif now == 4:
        income_offer(state, seat, offers)
        foreparts_offer(state, seat, offers)
        monoliths_offer(state, seat, offers)
    elif now == 1:
        hand_limit_offer(state, seat, offers)
        monoliths_offer(state, seat, offers)
    elif now == 3:
        paying_offer(state, seat, offers)
        monoliths_offer(state, seat, offers)
    elif now == 8:
        questions_offer(state, seat, offers)
    return offers
