"""How a sensible player plays Dark Matter: rules of thumb.

Every action is asked what it would be good for just now, and how good it would be for that; PRIORITIES says which
purpose comes first. The same rules serve a player, from the view, and the search, in an imagined position.
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
from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    DEPTH_OF,
    FITTING,
    LABORATORY_NUMBER,
    NEEDS,
    RESEARCH_NUMBER,
    RESOURCE_NUMBER,
)
from serendip.games.dark_matter.outlook import Outlook, imagined, seen
from serendip.games.dark_matter.state import TURN, DarkMatter

PRIORITIES: Final = [
    "steal what is done",
    "finish",
    "stop who is done",
    "look at a verdict",
    "feed",
    "take the last card from a rival",
    "install",
    "take a laboratory that is needed",
    "install from the side",
    "keep a resource that is needed",
    "keep a research",
    "take a laboratory",
    "better one's hand",
    "block a rival",
    "collect resources",
    "do no harm",
    "nothing",
]
_RANK: Final = {purpose: float(len(PRIORITIES) - place) for place, purpose in enumerate(PRIORITIES)}
STEAL: Final = _RANK["steal what is done"]
FINISH: Final = _RANK["finish"]
STOP: Final = _RANK["stop who is done"]
LOOK: Final = _RANK["look at a verdict"]
FEED: Final = _RANK["feed"]
DENY: Final = _RANK["take the last card from a rival"]
INSTALL: Final = _RANK["install"]
NEED_LABORATORY: Final = _RANK["take a laboratory that is needed"]
INSTALL_FROM_SIDE: Final = _RANK["install from the side"]
NEED_RESOURCE: Final = _RANK["keep a resource that is needed"]
KEEP_RESEARCH: Final = _RANK["keep a research"]
TAKE_LABORATORY: Final = _RANK["take a laboratory"]
BETTER_HAND: Final = _RANK["better one's hand"]
BLOCK: Final = _RANK["block a rival"]
COLLECT: Final = _RANK["collect resources"]
HARMLESS: Final = _RANK["do no harm"]
NOTHING: Final = _RANK["nothing"]

ENOUGH_LABORATORIES: Final = 3
SIDE_LIMIT: Final = 3
NEARLY_DONE: Final = 0.6
"""How much of a research's worth there is in one that misses one card."""

GOOD_EVENTS: Final = (
    "New lab director",
    "New Principal Investigator",
    "New theoretical insight",
    "Brilliant postdoc",
    "No more funds",
    "COVID lockout",
)


def take_laboratory(table: Outlook, action: Action) -> float:
    """Needed if none is free, or if a research at one's side has no home."""
    for research in table.side_research[table.me]:
        if (
            table.face_laboratory in FITTING[research]
            and table.worth(research)
            and not table.has_room(research, table.me)
        ):
            return NEED_LABORATORY + 0.5
    if not table.free[table.me] and table.owner.count(table.me) < ENOUGH_LABORATORIES:
        return NEED_LABORATORY
    return TAKE_LABORATORY


def install_research(table: Outlook, action: Action) -> float:
    """In a laboratory of one's own, or a useless one in a rival's."""
    assert isinstance(action, InstallResearch)
    laboratory = LABORATORY_NUMBER[action.laboratory]
    worth = table.worth(table.face_research)
    if table.owner[laboratory] == table.me:
        return INSTALL + worth * shallow(laboratory) if worth else NOTHING
    return BLOCK if not worth else NOTHING


def keep_research(table: Outlook, action: Action) -> float:
    """For later, unless the side is full."""
    worth = table.worth(table.face_research)
    if worth and len(table.side_research[table.me]) < SIDE_LIMIT:
        return KEEP_RESEARCH + worth
    return HARMLESS + 0.8


def use_resource(table: Outlook, action: Action) -> float:
    """On a research of one's own, most of all the last card it needs."""
    assert isinstance(action, UseResource)
    laboratory = table.hosted.index(RESEARCH_NUMBER[action.research])
    worth = table.worth(table.hosted[laboratory])
    if table.owner[laboratory] != table.me or not worth:
        return HARMLESS + 0.1 if worth else HARMLESS + 0.5
    if table.short[laboratory] == 1:
        return FINISH + worth * 0.99
    return FEED + worth * (4 - table.short_with_side(laboratory, table.me)) / 5


def keep_resource(table: Outlook, action: Action) -> float:
    """If one needs it, or a rival waits for it."""
    kind = table.face_resource
    threat = threat_of(table, kind)
    if threat:
        return DENY + threat
    if sum(table.side[table.me]) >= SIDE_LIMIT:
        return HARMLESS + 0.7
    if needs(table, kind):
        return NEED_RESOURCE
    return COLLECT if not table.side[table.me][kind] else HARMLESS + 0.7


def assign_research(table: Outlook, action: Action) -> float:
    """In a laboratory of one's own: at best with all that it needs at one's side."""
    assert isinstance(action, AssignResearch)
    laboratory = LABORATORY_NUMBER[action.laboratory]
    research = RESEARCH_NUMBER[action.research]
    worth = table.worth(research)
    if table.owner[laboratory] != table.me or not worth:
        return NOTHING
    missing = table.missing(research, table.me)
    if not missing:
        return FINISH + worth * shallow(laboratory) * 0.98
    if works_on(table, CANDIDATE_OF[research]):
        return NOTHING
    return INSTALL_FROM_SIDE + worth * (4 - missing) / 5 * shallow(laboratory)


def assign_resource(table: Outlook, action: Action) -> float:
    """To finish a research of one's own; otherwise only when one is assigning anyway."""
    assert isinstance(action, AssignResource)
    laboratory = table.hosted.index(RESEARCH_NUMBER[action.research])
    worth = table.worth(table.hosted[laboratory])
    if table.owner[laboratory] != table.me or not worth:
        return NOTHING
    missing = table.short_with_side(laboratory, table.me)
    if not missing:
        return FINISH + worth * 0.98
    return NOTHING + 0.5 + worth * (4 - missing) / 10 if table.stage != TURN else NOTHING + 0.1


def done(table: Outlook, action: Action) -> float:
    """When nothing else is worth it."""
    return NOTHING + 0.2


def new_lab_director(table: Outlook, action: Action) -> float:
    """Steal a laboratory with a research that is done, or nearly."""
    assert isinstance(action, NewLabDirector)
    laboratory = LABORATORY_NUMBER[action.laboratory]
    if action.player != table.me:
        return NOTHING - 1
    ripe = ripeness(table, laboratory)
    return STEAL + ripe if ripe else NOTHING


def new_principal_investigator(table: Outlook, action: Action) -> float:
    """Steal a research that is done, or nearly."""
    assert isinstance(action, NewPrincipalInvestigator)
    laboratory = table.hosted.index(RESEARCH_NUMBER[action.research])
    if table.owner[LABORATORY_NUMBER[action.laboratory]] != table.me or table.owner[laboratory] == table.me:
        return NOTHING - 1
    ripe = ripeness(table, laboratory)
    return STEAL + ripe if ripe else NOTHING


def revolution(table: Outlook, action: Action) -> float:
    """If what comes from the right is riper than what one gives away."""
    giver = (table.me - 1) % table.seats
    gain = 0.0
    for laboratory, owner in enumerate(table.owner):
        if owner == giver:
            gain += ripeness(table, laboratory)
        elif owner == table.me:
            gain -= ripeness(table, laboratory)
    return STEAL + min(gain, 1.0) / 2 if gain > 0 else NOTHING


def no_more_funds(table: Outlook, action: Action) -> float:
    """Against a rival's research that is done, or nearly."""
    assert isinstance(action, NoMoreFunds)
    laboratory = table.hosted.index(RESEARCH_NUMBER[action.research])
    if table.owner[laboratory] == table.me:
        return NOTHING - 1
    ripe = ripeness(table, laboratory)
    return STOP + ripe if ripe else NOTHING


def covid_lockout(table: Outlook, action: Action) -> float:
    """If it hits the rivals harder than oneself."""
    gain = 0.0
    for laboratory, owner in enumerate(table.owner):
        ripe = ripeness(table, laboratory)
        gain += -ripe if owner == table.me else ripe
    return STOP + min(gain, 1.0) / 2 if gain > 0 else NOTHING


def new_theoretical_insight(table: Outlook, action: Action) -> float:
    """Early, on what one works on oneself."""
    assert isinstance(action, NewTheoreticalInsight)
    candidate = CANDIDATES.index(action.candidate)
    if table.hopes[candidate] in (0.0, 1.0):
        return NOTHING
    return LOOK + (0.5 if works_on(table, candidate) else 0.0)


def brilliant_postdoc(table: Outlook, action: Action) -> float:
    """As the last card of a research of one's own."""
    assert isinstance(action, BrilliantPostdoc)
    laboratory = table.hosted.index(RESEARCH_NUMBER[action.research])
    worth = table.worth(table.hosted[laboratory])
    if table.owner[laboratory] == table.me and worth and table.short[laboratory] == 1:
        return FINISH + worth * 0.9
    return NOTHING


def deja_vu(table: Outlook, action: Action) -> float:
    """Take back an event that is good to have."""
    assert isinstance(action, DejaVu)
    return BETTER_HAND + 1 - GOOD_EVENTS.index(action.title) / 10 if action.title in GOOD_EVENTS else NOTHING


def friendly_agency_head(table: Outlook, action: Action) -> float:
    """Two cards for one."""
    return BETTER_HAND


def science_ministry_dissolved(table: Outlook, action: Action) -> float:
    """Rather than help anybody."""
    return HARMLESS + 0.9


def fake_news(table: Outlook, action: Action) -> float:
    """Rather than help anybody, at the price of one's own hand."""
    return HARMLESS + 0.6


def student_protest(table: Outlook, action: Action) -> float:
    """The best way to do nothing."""
    return HARMLESS + 0.95


def discard_research(table: Outlook, action: Action) -> float:
    """The one that is worth least."""
    assert isinstance(action, DiscardResearch)
    research = RESEARCH_NUMBER[action.research]
    return -table.worth(research) * (4 - table.missing(research, table.me))


def discard_resource(table: Outlook, action: Action) -> float:
    """The one that is needed least."""
    assert isinstance(action, DiscardResource)
    kind = RESOURCE_NUMBER[action.resource]
    return -(1.0 if needs(table, kind, 1) else 0.5) / table.side[table.me][kind]


def discard_grant(table: Outlook, action: Action) -> float:
    """Keep the good events."""
    assert isinstance(action, DiscardGrant)
    return -1.0 if action.grant in GOOD_EVENTS else 0.0


def shallow(laboratory: int) -> float:
    """Return more for laboratories that are less deep: the deep ones can host what the others can't."""
    return 1 - 0.1 * DEPTH_OF[laboratory]


def ripeness(table: Outlook, laboratory: int) -> float:
    """Return what the research in a laboratory is worth to whoever has it now: nothing unless it is nearly done."""
    research = table.hosted[laboratory]
    if research < 0 or table.short[laboratory] > 1:
        return 0.0
    return table.worth(research) * (1.0 if table.short[laboratory] == 0 else NEARLY_DONE)


def works_on(table: Outlook, candidate: int) -> bool:
    """Say whether a research of one's own, installed, is on a candidate."""
    for laboratory, owner in enumerate(table.owner):
        if owner == table.me and table.hosted[laboratory] >= 0 and CANDIDATE_OF[table.hosted[laboratory]] == candidate:
            return True
    return False


def needs(table: Outlook, kind: int, spare: int = 0) -> bool:
    """Say whether a research of one's own, installed or at one's side, needs more of a kind than one has."""
    held = table.side[table.me][kind] - spare
    for laboratory, owner in enumerate(table.owner):
        if owner == table.me and table.lacking[3 * laboratory + kind] > held and table.worth(table.hosted[laboratory]):
            return True
    return any(NEEDS[research][kind] > held and table.worth(research) for research in table.side_research[table.me])


def threat_of(table: Outlook, kind: int) -> float:
    """Return what the rivals' research that waits for just this resource is worth."""
    threat = 0.0
    for laboratory, owner in enumerate(table.owner):
        if owner >= 0 and owner != table.me and table.short[laboratory] == 1 and table.lacking[3 * laboratory + kind]:
            threat = max(threat, table.worth(table.hosted[laboratory]))
    return threat


def urgency(table: Outlook) -> int:
    """Return how much it matters to act first in this round: 0 to 2."""
    urgent = 0
    kind = table.face_resource
    if kind >= 0:
        for laboratory, owner in enumerate(table.owner):
            if owner >= 0 and table.lacking[3 * laboratory + kind] and table.worth(table.hosted[laboratory]):
                if table.short[laboratory] == 1:
                    return 2
                if owner == table.me:
                    urgent = 1
    if table.face_laboratory >= 0 and not table.free[table.me]:
        if table.owner.count(table.me) == 0:
            return 2
        if table.owner.count(table.me) < ENOUGH_LABORATORIES:
            urgent = 1
    research = table.face_research
    if research >= 0 and table.worth(research) and table.has_room(research, table.me):
        urgent = 1
    return urgent


def bids(table: Outlook, actions: Sequence[Action]) -> list[float]:
    """Bid the highest card when it matters to act first, the lowest when it does not."""
    money = [action.money for action in actions if isinstance(action, Bid)]
    ranked = sorted(money)
    urgent = urgency(table)
    aim = ranked[-1] if urgent == 2 else ranked[len(ranked) // 2] if urgent == 1 else ranked[0]
    return [float(-abs(ranked.index(bid) - ranked.index(aim))) for bid in money]


Judge: TypeAlias = Callable[[Outlook, Action], float]

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


def judge(table: Outlook, actions: Sequence[Action]) -> list[float]:
    """Return how good each action looks: the rank of its purpose, and within that how well it serves it."""
    if isinstance(actions[0], Bid):
        return bids(table, actions)
    return [JUDGES[type(action)](table, action) for action in actions]


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose what looks best from what a player may know."""
    if len(actions) == 1:
        return actions[0]
    looks = judge(seen(view), actions)
    return actions[looks.index(max(looks))]


def appeal(state: DarkMatter, seat: int, actions: Sequence[Action]) -> list[float]:
    """Return how good each action looks at first sight in an imagined position."""
    return judge(imagined(state, seat), actions)
