"""Actions of Time Horizon made once: rows by the numbers of what they speak of; pairs by side, "does not" first."""

from typing import Final

from serendip.core.action import Action
from serendip.games.time_horizon.actions import (
    Amplify,
    AmplifyNeedle,
    Attack,
    Buy,
    Cast,
    CastTangle,
    ChooseEvent,
    Discharge,
    EmptyStorage,
    EndTurn,
    EnterWormhole,
    Extract,
    ExtractWithCollector,
    Flee,
    Jump,
    JumpFar,
    KeepEvents,
    LeaveWormhole,
    Move,
    NameArc,
    NextVictim,
    OpenCollapse,
    Organise,
    Place,
    PutBack,
    Refrain,
    Sew,
    SpendLast,
    Stabilize,
    StrongImpact,
    ThreadNeedle,
    WeakImpact,
)
from serendip.games.time_horizon.components import ARTIFACTS, COLOURS, ITEMS, TANGLES, TITLES
from serendip.games.time_horizon.continuum import NODES
from serendip.games.time_horizon.exchange_actions import (
    Accept,
    AskAny,
    AskFromTable,
    AskNamed,
    CloseOffers,
    Counter,
    Decline,
    DropDraft,
    GiveFromTable,
    GiveHidden,
    GiveNamed,
    HandOver,
    LeaveStanding,
    LetBe,
    OfferExchange,
    OpenOffers,
    Propose,
    Withdraw,
)
from serendip.games.time_horizon.seen.shapes import LinkKind, Side

Row = list[Action]
SIDES: Final[tuple[Side, Side]] = ("does not", "happens")
"""The two sides of an event, by the number of the outcome."""

LINK_NAMES: Final[dict[int, LinkKind]] = {1: "cause", -1: "hindrance"}

_SEATS = range(6)
_NODES = range(NODES)
KEEP_EVENTS: Final[Action] = KeepEvents()
MOVE: Final[Row] = [Move(node) for node in _NODES]
ENTER_WORMHOLE: Final[Action] = EnterWormhole()
LEAVE_WORMHOLE: Final[Row] = [LeaveWormhole(node) for node in _NODES]
ORGANISE: Final[Row] = [Organise(title) for title in TITLES[:TANGLES]]
NAME_ARC: Final[list[Row]] = [[NameArc(colour, side) for side in SIDES] for colour in COLOURS]
PLACE: Final[list[Row]] = [[Place(rotation, side) for side in SIDES] for rotation in range(6)]
PUT_BACK: Final[Action] = PutBack()
EXTRACT: Final[Action] = Extract()
EXTRACT_WITH_COLLECTOR: Final[Action] = ExtractWithCollector()
WEAK_IMPACT: Final[Row] = [WeakImpact(side) for side in SIDES]
STRONG_IMPACT: Final[Row] = [StrongImpact(side) for side in SIDES]
BUY: Final[Row] = [Buy(item) for item in ITEMS]
ATTACK: Final[Row] = [Attack(seat) for seat in _SEATS]
EMPTY_STORAGE: Final[Action] = EmptyStorage()
AMPLIFY: Final[Row] = [Amplify(node) for node in _NODES]
AMPLIFY_NEEDLE: Final[Row] = [AmplifyNeedle(node) for node in _NODES]
DISCHARGE: Final[Row] = [Discharge(artifact) for artifact in ARTIFACTS]
CAST: Final[Row] = [Cast(artifact) for artifact in ARTIFACTS]
CAST_TANGLE: Final[Row] = [CastTangle(side) for side in SIDES]
OPEN_COLLAPSE: Final[Action] = OpenCollapse()
JUMP: Final[Row] = [Jump(node) for node in _NODES]
JUMP_FAR: Final[Action] = JumpFar()
THREAD_NEEDLE: Final[Action] = ThreadNeedle()
SEW: Final[list[Row]] = [[Sew(node, kind) for kind in ("hindrance", "cause")] for node in _NODES]
STABILIZE: Final[Row] = [Stabilize(side) for side in SIDES]
NEXT_VICTIM: Final[Row] = [NextVictim(seat) for seat in _SEATS]
OFFER_EXCHANGE: Final[Row] = [OfferExchange(seat) for seat in _SEATS]
LET_BE: Final[Action] = LetBe()
GIVE_FROM_TABLE: Final[Row] = [GiveFromTable(artifact) for artifact in ARTIFACTS]
GIVE_NAMED: Final[Row] = [GiveNamed(artifact) for artifact in ARTIFACTS]
GIVE_HIDDEN: Final[Row] = [GiveHidden(artifact) for artifact in ARTIFACTS]
ASK_FROM_TABLE: Final[Row] = [AskFromTable(artifact) for artifact in ARTIFACTS]
ASK_NAMED: Final[Row] = [AskNamed(artifact) for artifact in ARTIFACTS]
ASK_ANY: Final[Action] = AskAny()
PROPOSE: Final[Action] = Propose()
DROP_DRAFT: Final[Action] = DropDraft()
WITHDRAW: Final[Action] = Withdraw()
LEAVE_STANDING: Final[Action] = LeaveStanding()
ACCEPT: Final[Action] = Accept()
DECLINE: Final[Action] = Decline()
COUNTER: Final[Action] = Counter()
HAND_OVER: Final[Row] = [HandOver(artifact) for artifact in ARTIFACTS]
CLOSE_OFFERS: Final[Action] = CloseOffers()
OPEN_OFFERS: Final[Action] = OpenOffers()
CHOOSE_EVENT: Final[Row] = [ChooseEvent(title) for title in TITLES[:TANGLES]]
FLEE: Final[Row] = [Flee(node) for node in _NODES]
SPEND_LAST: Final[Action] = SpendLast()
REFRAIN: Final[Action] = Refrain()
END_TURN: Final[Action] = EndTurn()
