"""The shape of what is seen of Dark Matter: every part of a view as a type.

The page's types are made from these, so a view that is not as it says here is found by the type checker.
"""

from typing import Literal, TypeAlias, TypedDict

from serendip.games.dark_matter import components

Depth: TypeAlias = components.Depth
Kind: TypeAlias = components.Kind
Phase: TypeAlias = Literal["bid", "turn", "assign", "discard-research", "discard-resource", "discard-grant", "over"]
Verdict: TypeAlias = Literal["positive", "negative", "unknown"]


class ResearchCard(TypedDict):
    """A research as it is printed; without a candidate it finds nothing (DM-44)."""

    name: str
    candidate: str | None
    depth: Depth
    needs: list[Kind]


class Installed(ResearchCard):
    """A research in a laboratory; `short` is less than it lacks when a postdoc helps (DM-66)."""

    has: list[Kind]
    lacks: list[Kind]
    short: int
    postdoc: bool
    fulfilled: bool


class LaboratoryCard(TypedDict):
    """A laboratory as it is printed."""

    name: str
    depth: Depth


class Laboratory(LaboratoryCard):
    """A laboratory in play."""

    owner: int
    research: Installed | None


class Money(TypedDict):
    """A grant card that can be bid, in M$."""

    money: int


class Event(TypedDict):
    """A grant card that can be played, by its title."""

    event: str


Grant: TypeAlias = Money | Event


class Stacks(TypedDict):
    """How many cards lie face down."""

    laboratories: int
    research: int
    resources: int
    grants: int


class FaceUp(TypedDict):
    """The three open cards; none when a stack has run out, or while somebody must discard (DM-33)."""

    laboratory: LaboratoryCard | None
    research: ResearchCard | None
    resource: Kind | None


class Discarded(TypedDict):
    """What has left the game, but for events."""

    research: list[str]
    resources: dict[Kind, int]


class PublicView(TypedDict):
    """What lies open on the table for everybody (DM-92). `acting` is whose turn it is, once the bids are shown."""

    round: int
    phase: Phase
    order: list[int]
    turn: int
    acting: int | None
    stacks: Stacks
    face_up: FaceUp
    laboratories: list[Laboratory]
    played: list[Grant]
    removed_events: list[str]
    recalled: str | None
    discarded: Discarded


class Candidate(TypedDict):
    """A candidate with its verdict as one knows it, and who looked at it (DM-65)."""

    name: str
    verdict: Verdict
    revealed: bool
    seen_by: list[int]


class Side(TypedDict):
    """What a player keeps."""

    research: list[ResearchCard]
    resources: list[Kind]


class Player(TypedDict):
    """A player's mat: how many cards the hand has, and those of them that one knows."""

    seat: int
    hand: int
    cards: list[Grant]
    bid: int | Literal["face down"] | None
    side: Side


class OwnView(TypedDict):
    """What depends on who looks: verdicts, hands and bids."""

    candidates: list[Candidate]
    players: list[Player]


class View(PublicView, OwnView):
    """All that a seat may know."""
