"""Which sections of Time Horizon are asked at which stage: the rules' own list, as plain calls.

Made from rules/__init__.py by tools/generate_games.py.
"""

from serendip.core.action import Action
from serendip.games.time_horizon.cards.annihilation import offer as annihilation_offer
from serendip.games.time_horizon.cards.bets import offer as bets_offer
from serendip.games.time_horizon.rules.activity import offer as activity_offer
from serendip.games.time_horizon.rules.amplifying import offer as amplifying_offer
from serendip.games.time_horizon.rules.answering import offer as answering_offer
from serendip.games.time_horizon.rules.artifacts import offer as artifacts_offer
from serendip.games.time_horizon.rules.attacking import offer as attacking_offer
from serendip.games.time_horizon.rules.decisions import offer as decisions_offer
from serendip.games.time_horizon.rules.drafting import offer as drafting_offer
from serendip.games.time_horizon.rules.exchange import offer as exchange_offer
from serendip.games.time_horizon.rules.fleeing import offer as fleeing_offer
from serendip.games.time_horizon.rules.items import offer as items_offer
from serendip.games.time_horizon.rules.last_energy import offer as last_energy_offer
from serendip.games.time_horizon.rules.laying import offer as laying_offer
from serendip.games.time_horizon.rules.moments import moment
from serendip.games.time_horizon.rules.moving import offer as moving_offer
from serendip.games.time_horizon.rules.new_events import offer as new_events_offer
from serendip.games.time_horizon.rules.organising import offer as organising_offer
from serendip.games.time_horizon.rules.plans import offer as plans_offer
from serendip.games.time_horizon.rules.rounds import offer as rounds_offer
from serendip.games.time_horizon.rules.swapping import offer as swapping_offer
from serendip.games.time_horizon.rules.taking_offers import offer as taking_offers_offer
from serendip.games.time_horizon.rules.waiting_for_answer import offer as waiting_for_answer_offer
from serendip.games.time_horizon.state import TimeHorizon


def legal(state: TimeHorizon, seat: int) -> list[Action]:
    """Return every legal action of a seat that is asked, in the order of the sections."""
    offers: list[Action] = []
    now = moment(state, seat)
    if now == 0:
        moving_offer(state, seat, offers)
        activity_offer(state, seat, offers)
        organising_offer(state, seat, offers)
        items_offer(state, seat, offers)
        amplifying_offer(state, seat, offers)
        attacking_offer(state, seat, offers)
        exchange_offer(state, seat, offers)
        artifacts_offer(state, seat, offers)
        taking_offers_offer(state, seat, offers)
        rounds_offer(state, seat, offers)
    elif now == 2:
        decisions_offer(state, seat, offers)
        laying_offer(state, seat, offers)
        plans_offer(state, seat, offers)
    elif now == 11:
        new_events_offer(state, seat, offers)
        answering_offer(state, seat, offers)
        taking_offers_offer(state, seat, offers)
    elif now == 1:
        laying_offer(state, seat, offers)
        plans_offer(state, seat, offers)
    elif now == 3:
        decisions_offer(state, seat, offers)
        plans_offer(state, seat, offers)
    elif now in (4, 5):
        artifacts_offer(state, seat, offers)
        plans_offer(state, seat, offers)
    elif now == 7:
        new_events_offer(state, seat, offers)
        last_energy_offer(state, seat, offers)
    elif now == 8:
        new_events_offer(state, seat, offers)
        exchange_offer(state, seat, offers)
    elif now == 9:
        new_events_offer(state, seat, offers)
        drafting_offer(state, seat, offers)
    elif now == 10:
        new_events_offer(state, seat, offers)
        waiting_for_answer_offer(state, seat, offers)
    elif now == 12:
        new_events_offer(state, seat, offers)
        answering_offer(state, seat, offers)
    elif now == 13:
        new_events_offer(state, seat, offers)
        fleeing_offer(state, seat, offers)
    elif now == 14:
        new_events_offer(state, seat, offers)
        bets_offer(state, seat, offers)
    elif now == 15:
        new_events_offer(state, seat, offers)
        annihilation_offer(state, seat, offers)
    elif now == 6:
        swapping_offer(state, seat, offers)
    elif now == 16:
        new_events_offer(state, seat, offers)
    return offers
