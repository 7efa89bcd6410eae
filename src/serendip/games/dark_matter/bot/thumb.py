"""How a sensible player plays Dark Matter: rules of thumb.

Every action is asked what it would be good for just now, and how well it would serve; which purpose comes
first is said by the list below. The same rules serve a player, from the view, and the search, in an imagined position.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.dark_matter.actions import (
    AssignResearch,
    AssignResource,
    Bid,
    BrilliantPostdoc,
    CovidLockout,
    DejaVu,
    DiscardGrant,
    DiscardResearch,
    DiscardResource,
    Done,
    FakeNews,
    FriendlyAgencyHead,
    InstallResearch,
    KeepResearch,
    KeepResource,
    NewLabDirector,
    NewPrincipalInvestigator,
    NewTheoreticalInsight,
    NoMoreFunds,
    Revolution,
    ScienceMinistryDissolved,
    StudentProtest,
    TakeLaboratory,
    UseResource,
)
from serendip.games.dark_matter.bot.estimate import odds_of
from serendip.games.dark_matter.bot.situation import Situation, imagined, seen
from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    DEPTH_OF,
    FITTING,
    LABORATORY_NUMBER,
    RESEARCH_NUMBER,
    RESOURCE_NUMBER,
)
from serendip.games.dark_matter.rules.discarding import ROOM_AT_SIDE
from serendip.games.dark_matter.state import TURN, DarkMatter

# What an action can be good for, the most important first. How well it serves that is added, always less than 1.
(
    STEAL,  # a rival's research that is done, or nearly
    FINISH,  # a research of one's own
    STOP,  # a rival whose research is done, or nearly
    LOOK,  # at a verdict, before more work goes into it
    FEED,  # the research that is closest to being done
    DENY,  # a rival the last card that is missing
    INSTALL,  # the face-up research
    HOUSE,  # take a laboratory because one is needed
    UNPACK,  # install a research from one's side
    STORE,  # keep a resource that is needed
    PLAN,  # keep a research for later
    EXPAND,  # take a laboratory because there is one
    BETTER,  # one's hand
    BLOCK,  # a rival's laboratory with a useless research
    COLLECT,  # a resource that may be needed
    WAIT,  # and help nobody
    NOTHING,
) = [float(rank) for rank in range(17, 0, -1)]

ENOUGH_LABORATORIES: Final = 3
GOOD_EVENTS: Final = (
    "New lab director",
    "New Principal Investigator",
    "New theoretical insight",
    "Brilliant postdoc",
    "No more funds",
    "COVID lockout",
)


def take_laboratory(situation: Situation, action: Action) -> float:
    """Needed if none is free, or if a research at one's side has no home."""
    for research in situation.side_research[situation.me]:
        if (
            situation.face_laboratory in FITTING[research]
            and situation.worth(research)
            and not situation.has_room(research, situation.me)
        ):
            return HOUSE + 0.5
    if not situation.free[situation.me] and situation.owner.count(situation.me) < ENOUGH_LABORATORIES:
        return HOUSE
    return EXPAND


def install_research(situation: Situation, action: Action) -> float:
    """In a laboratory of one's own, or a useless one in a rival's."""
    assert isinstance(action, InstallResearch)
    laboratory = LABORATORY_NUMBER[action.laboratory]
    worth = situation.worth(situation.face_research)
    if situation.owner[laboratory] == situation.me:
        return INSTALL + 0.9 * worth * shallow(laboratory) if worth else NOTHING
    return BLOCK if not worth else NOTHING


def keep_research(situation: Situation, action: Action) -> float:
    """For later, unless the side is full."""
    worth = situation.worth(situation.face_research)
    if worth and len(situation.side_research[situation.me]) < ROOM_AT_SIDE:
        return PLAN + 0.9 * worth
    return WAIT + 0.8


def use_resource(situation: Situation, action: Action) -> float:
    """On a research of one's own, most of all the last card it needs."""
    assert isinstance(action, UseResource)
    laboratory = situation.hosted.index(RESEARCH_NUMBER[action.research])
    worth = situation.worth(situation.hosted[laboratory])
    if situation.owner[laboratory] != situation.me or not worth:
        return WAIT + 0.1 if worth else WAIT + 0.5
    if situation.short[laboratory] == 1:
        return FINISH + worth * 0.99
    return FEED + worth * (4 - situation.short_with_side(laboratory, situation.me)) / 5


def keep_resource(situation: Situation, action: Action) -> float:
    """If one needs it, or a rival waits for it."""
    kind = situation.face_resource
    threat = situation.threat_of(kind)
    if threat:
        return DENY + 0.9 * threat
    if sum(situation.side[situation.me]) >= ROOM_AT_SIDE:
        return WAIT + 0.7
    if situation.needs(kind):
        return STORE
    return COLLECT if not situation.side[situation.me][kind] else WAIT + 0.7


def assign_research(situation: Situation, action: Action) -> float:
    """In a laboratory of one's own: at best with all that it needs at one's side."""
    assert isinstance(action, AssignResearch)
    laboratory = LABORATORY_NUMBER[action.laboratory]
    research = RESEARCH_NUMBER[action.research]
    worth = situation.worth(research)
    if situation.owner[laboratory] != situation.me or not worth:
        return NOTHING
    missing = situation.missing(research, situation.me)
    if not missing:
        return FINISH + worth * shallow(laboratory) * 0.98
    if situation.works_on(CANDIDATE_OF[research]):
        return NOTHING
    return UNPACK + worth * (4 - missing) / 5 * shallow(laboratory)


def assign_resource(situation: Situation, action: Action) -> float:
    """To finish a research of one's own; otherwise only when one is assigning anyway."""
    assert isinstance(action, AssignResource)
    laboratory = situation.hosted.index(RESEARCH_NUMBER[action.research])
    worth = situation.worth(situation.hosted[laboratory])
    if situation.owner[laboratory] != situation.me or not worth:
        return NOTHING
    missing = situation.short_with_side(laboratory, situation.me)
    if not missing:
        return FINISH + worth * 0.98
    return NOTHING + 0.5 + worth * (4 - missing) / 10 if situation.stage != TURN else NOTHING + 0.1


def done(situation: Situation, action: Action) -> float:
    """When nothing else is worth it."""
    return NOTHING + 0.2


def new_lab_director(situation: Situation, action: Action) -> float:
    """Steal a laboratory with a research that is done, or nearly."""
    assert isinstance(action, NewLabDirector)
    laboratory = LABORATORY_NUMBER[action.laboratory]
    if action.player != situation.me:
        return NOTHING - 1
    ripe = situation.ripeness(laboratory)
    return STEAL + 0.9 * ripe if ripe else NOTHING


def new_principal_investigator(situation: Situation, action: Action) -> float:
    """Steal a research that is done, or nearly."""
    assert isinstance(action, NewPrincipalInvestigator)
    laboratory = situation.hosted.index(RESEARCH_NUMBER[action.research])
    goal = LABORATORY_NUMBER[action.laboratory]
    me, owner = situation.me, situation.owner
    if owner[goal] != me or owner[laboratory] == me:
        return NOTHING - 1
    ripe = situation.ripeness(laboratory)
    return STEAL + 0.9 * ripe * shallow(goal) if ripe else NOTHING


def revolution(situation: Situation, action: Action) -> float:
    """If what comes from the right is riper than what one gives away."""
    giver = (situation.me - 1) % situation.seats
    gain = 0.0
    for laboratory, owner in enumerate(situation.owner):
        if owner == giver:
            gain += situation.ripeness(laboratory)
        elif owner == situation.me:
            gain -= situation.ripeness(laboratory)
    return STEAL + min(gain, 1.0) / 2 if gain > 0 else NOTHING


def no_more_funds(situation: Situation, action: Action) -> float:
    """Against a rival's research that is done, or nearly."""
    assert isinstance(action, NoMoreFunds)
    laboratory = situation.hosted.index(RESEARCH_NUMBER[action.research])
    if situation.owner[laboratory] == situation.me:
        return NOTHING - 1
    ripe = situation.ripeness(laboratory)
    return STOP + 0.9 * ripe if ripe else NOTHING


def covid_lockout(situation: Situation, action: Action) -> float:
    """If it hits the rivals harder than oneself."""
    gain = 0.0
    for laboratory, owner in enumerate(situation.owner):
        ripe = situation.ripeness(laboratory)
        gain += -ripe if owner == situation.me else ripe
    return STOP + min(gain, 1.0) / 2 if gain > 0 else NOTHING


def new_theoretical_insight(situation: Situation, action: Action) -> float:
    """Early, on what one is furthest with oneself; failing that, on what the rivals are furthest with."""
    assert isinstance(action, NewTheoreticalInsight)
    candidate = CANDIDATES.index(action.candidate)
    if situation.hopes[candidate] in (0.0, 1.0):
        return NOTHING
    progress = [odds_of(situation, player)[candidate] for player in range(situation.seats)]
    own = progress.pop(situation.me)
    return LOOK + share(own + sum(progress) / (2 * len(progress)))


def brilliant_postdoc(situation: Situation, action: Action) -> float:
    """As the last card of a research of one's own."""
    assert isinstance(action, BrilliantPostdoc)
    laboratory = situation.hosted.index(RESEARCH_NUMBER[action.research])
    worth = situation.worth(situation.hosted[laboratory])
    if situation.owner[laboratory] == situation.me and worth and situation.short[laboratory] == 1:
        return FINISH + worth * 0.9
    return NOTHING


def deja_vu(situation: Situation, action: Action) -> float:
    """Take back an event that is good to have."""
    assert isinstance(action, DejaVu)
    return BETTER + 0.9 - GOOD_EVENTS.index(action.title) / 10 if action.title in GOOD_EVENTS else NOTHING


def friendly_agency_head(situation: Situation, action: Action) -> float:
    """Take the hand of whoever is ahead: it brings two cards for one."""
    assert isinstance(action, FriendlyAgencyHead)
    return BETTER + 0.05 * lead(situation, action.player)


def science_ministry_dissolved(situation: Situation, action: Action) -> float:
    """Against whoever is ahead, when nothing else is left to do: one gains little by it."""
    assert isinstance(action, ScienceMinistryDissolved)
    return WAIT + 0.9 + 0.04 * lead(situation, action.player)


def fake_news(situation: Situation, action: Action) -> float:
    """Rather than help anybody, at the price of one's own hand."""
    return WAIT + 0.6


def student_protest(situation: Situation, action: Action) -> float:
    """The best way to do nothing."""
    return WAIT + 0.95


def discard_research(situation: Situation, action: Action) -> float:
    """The one that is worth least."""
    assert isinstance(action, DiscardResearch)
    research = RESEARCH_NUMBER[action.research]
    return -situation.worth(research) * (4 - situation.missing(research, situation.me))


def discard_resource(situation: Situation, action: Action) -> float:
    """The one that is needed least."""
    assert isinstance(action, DiscardResource)
    kind = RESOURCE_NUMBER[action.resource]
    return -(1.0 if situation.needs(kind, 1) else 0.5) / situation.side[situation.me][kind]


def discard_grant(situation: Situation, action: Action) -> float:
    """Keep the good events."""
    assert isinstance(action, DiscardGrant)
    return -1.0 if action.grant in GOOD_EVENTS else 0.0


def shallow(laboratory: int) -> float:
    """Return more for laboratories that are less deep: the deep ones can host what the others can't."""
    return 1 - 0.1 * DEPTH_OF[laboratory]


def lead(situation: Situation, player: int) -> float:
    """Return how far a player is with what may be dark matter: 0 to 1, more for who is ahead."""
    odds = odds_of(situation, player)
    return share(sum([hope * odds[candidate] for candidate, hope in enumerate(situation.hopes)]))


def share(odds: float) -> float:
    """Return odds as a number below 1 that grows with them."""
    return odds / (odds + 3.0)


def urgency(situation: Situation) -> int:
    """Return how much it matters to act first in this round: 0 to 2."""
    urgent = 0
    kind = situation.face_resource
    if kind >= 0:
        for laboratory, owner in enumerate(situation.owner):
            lacking = situation.lacking[3 * laboratory + kind]
            if owner >= 0 and lacking and situation.worth(situation.hosted[laboratory]):
                if situation.short[laboratory] == 1:
                    return 2
                if owner == situation.me:
                    urgent = 1
    if situation.face_laboratory >= 0 and not situation.free[situation.me]:
        if situation.owner.count(situation.me) == 0:
            return 2
        if situation.owner.count(situation.me) < ENOUGH_LABORATORIES:
            urgent = 1
    research = situation.face_research
    if research >= 0 and situation.worth(research) and situation.has_room(research, situation.me):
        urgent = 1
    return urgent


def bids(situation: Situation, actions: Sequence[Action]) -> list[float]:
    """Bid the highest card when it matters to act first, the lowest when it does not."""
    money = [action.money for action in actions if isinstance(action, Bid)]
    ranked = sorted(money)
    urgent = urgency(situation)
    aim = ranked[-1] if urgent == 2 else ranked[len(ranked) // 2] if urgent == 1 else ranked[0]
    return [float(-abs(ranked.index(bid) - ranked.index(aim))) for bid in money]


Judge: TypeAlias = Callable[[Situation, Action], float]

JUDGES: Final[dict[type[Action], Judge]] = {
    TakeLaboratory: take_laboratory,
    InstallResearch: install_research,
    KeepResearch: keep_research,
    UseResource: use_resource,
    KeepResource: keep_resource,
    DiscardResearch: discard_research,
    DiscardResource: discard_resource,
    AssignResearch: assign_research,
    AssignResource: assign_resource,
    Done: done,
    NewLabDirector: new_lab_director,
    StudentProtest: student_protest,
    NoMoreFunds: no_more_funds,
    NewTheoreticalInsight: new_theoretical_insight,
    BrilliantPostdoc: brilliant_postdoc,
    CovidLockout: covid_lockout,
    ScienceMinistryDissolved: science_ministry_dissolved,
    DejaVu: deja_vu,
    FakeNews: fake_news,
    Revolution: revolution,
    NewPrincipalInvestigator: new_principal_investigator,
    FriendlyAgencyHead: friendly_agency_head,
    DiscardGrant: discard_grant,
}


def judge(situation: Situation, actions: Sequence[Action]) -> list[float]:
    """Return how good each action looks: the rank of its purpose, and within that how well it serves it."""
    if isinstance(actions[0], Bid):
        return bids(situation, actions)
    return [JUDGES[type(action)](situation, action) for action in actions]


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose what looks best from what a player may know; of the same deed to several equals, one by lot."""
    if len(actions) == 1:
        return actions[0]
    looks = judge(seen(view), actions)
    best = max(looks)
    first = actions[looks.index(best)]
    # Among equals of its kind, as rivals who are equally far, by lot: nobody is picked on for where they sit.
    equals = [
        action for action, look in zip(actions, looks, strict=True) if look == best and type(action) is type(first)
    ]
    return equals[rng.getrandbits(20) % len(equals)]


def appeal(state: DarkMatter, seat: int, actions: Sequence[Action]) -> list[float]:
    """Return how good each action looks at first sight in an imagined position."""
    return judge(imagined(state, seat), actions)
