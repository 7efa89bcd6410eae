"""Everything a player of Time Horizon can choose, in the rulebook's order; an exchange has a file of its own."""

from typing import Final

from serendip.core.action import Action, Ranged
from serendip.games.time_horizon import exchange_actions


class SwapEvent(Action, frozen=True, tag="swap-event"):
    """Give up an event of one's hand for one of the three shown."""

    words = "swap {give} for {take}"
    rules = ("TH-14",)
    give: str
    take: str


class KeepEvents(Action, frozen=True, tag="keep-events"):
    """Begin with the events that were dealt."""

    words = "keep all your events"
    rules = ("TH-14",)


class Move(Action, frozen=True, tag="move"):
    """Go to a neighbouring node."""

    words = "move to node {node}"
    rules = ("TH-20",)
    node: int


class EnterWormhole(Action, frozen=True, tag="enter-wormhole"):
    """Go through the wormhole of one's node."""

    words = "go through the wormhole to V616 Mon"
    rules = ("TH-60",)


class LeaveWormhole(Action, frozen=True, tag="leave-wormhole"):
    """Come back through a wormhole."""

    words = "go through the wormhole to node {node}"
    rules = ("TH-60",)
    node: int


class Organise(Action, frozen=True, tag="organise"):
    """Choose the event that shall be organised here."""

    words = "organise {card}"
    rules = ("TH-21", "TH-21a")
    card: str


class DrawLink(Ranged, frozen=True, tag="draw-link"):
    """Give the Logistic a link on a side of the board; the number is its strength."""

    words = "draw a {link} of strength {number} ({least} to {most}) on side {side}"
    rules = ("TH-24",)
    side: int = 0
    link: str = "cause"


class NameArc(Action, frozen=True, tag="name-arc"):
    """Put another player's colour on a free arc."""

    words = "put {colour} on “{side}”"
    rules = ("TH-24",)
    colour: str
    side: str


class Place(Action, frozen=True, tag="place"):
    """Lay the chosen event down, turned clockwise by so many sixths, with one's token on a side."""

    words = "lay it down turned by {rotation}, token on “{side}”"
    rules = ("TH-21a",)
    rotation: int
    side: str


class PutBack(Action, frozen=True, tag="put-back"):
    """Leave what was begun."""

    words = "think again"
    rules = ("TH-20",)
    goes_back = True


class Extract(Action, frozen=True, tag="extract"):
    """Extract energy where one stands."""

    words = "extract energy"
    rules = ("TH-22",)


class ExtractWithCollector(Action, frozen=True, tag="extract-with-collector"):
    """Extract energy and use a charge of the Collector."""

    words = "extract energy with the Collector"
    rules = ("TH-22", "TH-62")


class WeakImpact(Action, frozen=True, tag="weak-impact"):
    """Push the event of one's node a little."""

    words = "weak impact on “{side}”"
    rules = ("TH-23",)
    side: str


class StrongImpact(Action, frozen=True, tag="strong-impact"):
    """Push the event of one's node hard."""

    words = "strong impact on “{side}”"
    rules = ("TH-23",)
    side: str


class Buy(Action, frozen=True, tag="buy"):
    """Buy or upgrade an item."""

    words = "buy {item}"
    rules = ("TH-26", "TH-55")
    item: str


class Attack(Action, frozen=True, tag="attack"):
    """Shoot at a player in the same node."""

    words = "shoot at {player:player}"
    rules = ("TH-27", "TH-50")
    player: int


class EmptyStorage(Action, frozen=True, tag="empty-storage"):
    """Take all energy out of the Kinetic Storage."""

    words = "empty the Kinetic Storage"
    rules = ("TH-53",)


class Amplify(Action, frozen=True, tag="amplify"):
    """Reinforce the link between one's node and a neighbour."""

    words = "amplify the link with node {node}"
    rules = ("TH-54",)
    node: int


class AmplifyNeedle(Action, frozen=True, tag="amplify-needle"):
    """Reinforce a Needle's link between one's node and another."""

    words = "amplify the long link with node {node}"
    rules = ("TH-54", "TH-63")
    node: int


class Discharge(Action, frozen=True, tag="discharge"):
    """Take the energy out of an artifact in hand."""

    words = "discharge the {artifact}"
    rules = ("TH-28",)
    artifact: str


class Cast(Action, frozen=True, tag="cast"):
    """Put an artifact from hand on the table."""

    words = "cast the {artifact}"
    rules = ("TH-60",)
    artifact: str


class CastTangle(Action, frozen=True, tag="cast-tangle"):
    """Put the Tangle of Fates into one's node, with the tie-breaker on a side."""

    words = "cast the Tangle of Fates here, token on “{side}”"
    rules = ("TH-65",)
    side: str


class OpenCollapse(Action, frozen=True, tag="open-collapse"):
    """Use the Collapse Generator; where to comes next."""

    words = "use the Collapse Generator"
    rules = ("TH-60",)


class Jump(Action, frozen=True, tag="jump"):
    """Collapse into a node."""

    words = "jump to node {node}"
    rules = ("TH-60",)
    node: int


class JumpFar(Action, frozen=True, tag="jump-far"):
    """Collapse to V616 Mon."""

    words = "jump to V616 Mon"
    rules = ("TH-60",)


class Borrow(Ranged, frozen=True, tag="borrow"):
    """Take energy out of the Hole in the Box."""

    words = "borrow {number} ({least} to {most}) from the Hole in the Box"
    rules = ("TH-61",)


class Repay(Ranged, frozen=True, tag="repay"):
    """Put energy back into the Hole in the Box."""

    words = "repay {number} ({least} to {most}) to the Hole in the Box"
    rules = ("TH-61",)


class ThreadNeedle(Action, frozen=True, tag="thread-needle"):
    """Use the Lachesis Needle; where to comes next."""

    words = "use the Lachesis Needle"
    rules = ("TH-63",)


class Sew(Action, frozen=True, tag="sew"):
    """Link one's node to a later one."""

    words = "sew a {link} to node {node}"
    rules = ("TH-63",)
    node: int
    link: str


class Stabilize(Action, frozen=True, tag="stabilize"):
    """Use the Symmetrical Stabilizer."""

    words = "use the Symmetrical Stabilizer on “{side}”"
    rules = ("TH-64",)
    side: str


class Bet(Ranged, frozen=True, tag="bet"):
    """Put a token on a side of the Tangle, with added impacts."""

    words = "bet on “{side}” with {number} ({least} to {most}) impacts"
    rules = ("TH-65",)
    side: str = "happens"


class NextVictim(Action, frozen=True, tag="next-victim"):
    """Say who of the equally near pays the debt of the Hole next."""

    words = "let {player:player} pay next"
    rules = ("TH-61",)
    player: int


class ChooseEvent(Action, frozen=True, tag="choose-event"):
    """Keep one of the events drawn after one's turn."""

    words = "take {card} into your hand"
    rules = ("TH-31",)
    card: str


class Flee(Action, frozen=True, tag="flee"):
    """Leave a node that was realised."""

    words = "flee to node {node}"
    rules = ("TH-45",)
    done_by_table = True
    node: int


class SpendLast(Action, frozen=True, tag="spend-last"):
    """Confirm that the last energy is spent."""

    words = "yes, spend the last energy and be out"
    rules = ("TH-25",)


class Refrain(Action, frozen=True, tag="refrain"):
    """Keep the last energy."""

    words = "no, keep the last energy"
    rules = ("TH-25",)
    goes_back = True


class EndTurn(Action, frozen=True, tag="end-turn"):
    """End one's turn."""

    words = "end the turn"
    rules = ("TH-31",)


KINDS: Final = (
    SwapEvent, KeepEvents, Move, EnterWormhole, LeaveWormhole, Organise, DrawLink, NameArc, Place, PutBack, Extract,
    ExtractWithCollector, WeakImpact, StrongImpact, Buy, Attack, EmptyStorage, Amplify, AmplifyNeedle, Discharge, Cast,
    CastTangle, OpenCollapse, Jump, JumpFar, Borrow, Repay, ThreadNeedle, Sew, Stabilize, Bet, NextVictim,
    *exchange_actions.KINDS, ChooseEvent, Flee, SpendLast, Refrain, EndTurn,
)  # fmt: skip
