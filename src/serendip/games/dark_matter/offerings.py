"""Every action there can be in Dark Matter, made once: rows by the numbers of the cards they speak of."""

from typing import Final

from serendip.core.action import Action
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
    CANDIDATES,
    EVENTS,
    GRANT_NAMES,
    LABORATORIES,
    MONEY,
    RESEARCH,
    RESOURCES,
)

Row = list[Action]
_SEATS = range(4)
BID: Final[Row] = [Bid(money) for money in MONEY]
TAKE_LABORATORY: Final[Row] = [TakeLaboratory(name) for name in LABORATORIES]
INSTALL_RESEARCH: Final[list[Row]] = [[InstallResearch(r, lab) for lab in LABORATORIES] for r in RESEARCH]
KEEP_RESEARCH: Final[Row] = [KeepResearch(name) for name in RESEARCH]
USE_RESOURCE: Final[list[Row]] = [[UseResource(kind, r) for r in RESEARCH] for kind in RESOURCES]
KEEP_RESOURCE: Final[Row] = [KeepResource(kind) for kind in RESOURCES]
DISCARD_RESEARCH: Final[Row] = [DiscardResearch(name) for name in RESEARCH]
DISCARD_RESOURCE: Final[Row] = [DiscardResource(kind) for kind in RESOURCES]
ASSIGN_RESEARCH: Final[list[Row]] = [[AssignResearch(r, lab) for lab in LABORATORIES] for r in RESEARCH]
ASSIGN_RESOURCE: Final[list[Row]] = [[AssignResource(kind, r) for r in RESEARCH] for kind in RESOURCES]
DONE: Final[Action] = Done()
NEW_LAB_DIRECTOR: Final[list[Row]] = [[NewLabDirector(lab, seat) for seat in _SEATS] for lab in LABORATORIES]
STUDENT_PROTEST: Final[Row] = [StudentProtest()]
NO_MORE_FUNDS: Final[Row] = [NoMoreFunds(name) for name in RESEARCH]
NEW_THEORETICAL_INSIGHT: Final[Row] = [NewTheoreticalInsight(name) for name in CANDIDATES]
BRILLIANT_POSTDOC: Final[Row] = [BrilliantPostdoc(name) for name in RESEARCH]
COVID_LOCKOUT: Final[Row] = [CovidLockout()]
SCIENCE_MINISTRY_DISSOLVED: Final[Row] = [ScienceMinistryDissolved(seat) for seat in _SEATS]
DEJA_VU: Final[Row] = [DejaVu(title) for title in EVENTS]
FAKE_NEWS: Final[Row] = [FakeNews()]
REVOLUTION: Final[Row] = [Revolution()]
NEW_PRINCIPAL_INVESTIGATOR: Final[list[Row]] = [
    [NewPrincipalInvestigator(r, lab) for lab in LABORATORIES] for r in RESEARCH
]
FRIENDLY_AGENCY_HEAD: Final[Row] = [FriendlyAgencyHead(seat) for seat in _SEATS]
DISCARD_GRANT: Final[Row] = [DiscardGrant(name) for name in GRANT_NAMES]
