"""Everything a player of For Science! can choose, in the rulebook's order."""

from typing import ClassVar, Final

from serendip.core.action import Action, Ranged, TimeOut


class ChooseRole(Action, frozen=True, tag="choose-role"):
    """Take a Role with its Workshop."""

    words = "choose the Role {role}"
    rules = ("FS-6",)
    role: str


class PickUniversal(Action, frozen=True, tag="pick-universal"):
    """Choose the Mutation that is on every Disease."""

    words = "let every Disease be {mutation}"
    rules = ("FS-95",)
    mutation: str


class BuildFlat(Action, frozen=True, tag="build-flat"):
    """Build lying on the table from now on."""

    words = "build lying flat"
    rules = ("FS-92",)


class BuildUpright(Action, frozen=True, tag="build-upright"):
    """Build upright after all."""

    words = "build upright"
    rules = ("FS-92",)


class SayReady(Action, frozen=True, tag="say-ready"):
    """Be ready to begin, or to go on."""

    words = "say that you are ready"
    rules = ("FS-9",)


class DrawDesign(Action, frozen=True, tag="draw-design"):
    """Draw a Design card."""

    words = "draw a Design card"
    rules = ("FS-21",)


class KeepDesign(Action, frozen=True, tag="keep-design"):
    """Keep one of several cards that a power lets one look at."""

    words = "keep {card} and put the rest under the deck"
    rules = ("FS-72",)
    card: str


class PlayDesign(Action, frozen=True, tag="play-design"):
    """Play a card from hand into a Design."""

    words = "play {card} into {place}"
    rules = ("FS-22", "FS-20")
    card: str
    place: str


class Arrange(Action, frozen=True, tag="arrange"):
    """Lay the cards of a Design in another order, or turn some of them."""

    words = "arrange {place} as {column}"
    rules = ("FS-24", "FS-20")
    place: str
    column: str


class WasteHand(Action, frozen=True, tag="waste-hand"):
    """Waste a card from hand."""

    words = "waste {card} from your hand"
    rules = ("FS-30",)
    card: str


class WasteDesign(Action, frozen=True, tag="waste-design"):
    """Waste a card of a Lab's Design or of one's own Workshop."""

    words = "waste {card} out of {place}"
    rules = ("FS-30", "FS-24")
    card: str
    place: str


class VerifyDesign(Action, frozen=True, tag="verify-design"):
    """Turn a Disease to Verified."""

    words = "verify the Design in {place}"
    rules = ("FS-40",)
    place: str


class StartBuild(Action, frozen=True, tag="start-build"):
    """Begin to build a Design."""

    words = "begin to build {place}"
    rules = ("FS-52",)
    place: str


class JoinBuild(Action, frozen=True, tag="join-build"):
    """Be the second builder of an Alternating Cure."""

    words = "take turns with {builder:player}"
    rules = ("FS-81",)
    builder: int


class FromBench(Action, frozen=True):
    """What happens in the live world of a build: the server says so, not a client."""

    brought_by_server: ClassVar[bool] = True


class TakeBlock(FromBench, frozen=True, tag="take-block"):
    """Take a block out of the common pool into one's build."""

    words = "take a {block}"
    rules = ("FS-51",)
    block: str


class ReturnBlock(FromBench, frozen=True, tag="return-block"):
    """Give a block back to the pool, be it that it fell off."""

    words = "give a {block} back"
    rules = ("FS-51",)
    block: str


class TearDown(Action, frozen=True, tag="tear-down"):
    """Take one's build apart, or leave it to the other builder."""

    words = "tear your build down"
    rules = ("FS-51",)


class OmitBlock(Action, frozen=True, tag="omit-block"):
    """Viral Virtuoso: leave a block of the Design out."""

    words = "leave out block {symbol} of the Design"
    rules = ("FS-72",)
    symbol: int


class ExcuseBlock(Action, frozen=True, tag="excuse-block"):
    """Pathological Pathologist: ignore what a block touches."""

    words = "ignore what block {symbol} of the Design touches"
    rules = ("FS-72",)
    symbol: int


class Recite(Action, frozen=True, tag="recite"):
    """Type a phrase that a card asks for."""

    words = "say “{phrase}”"
    rules = ("FS-80",)
    phrase: str


class CheckBuild(FromBench, frozen=True, tag="check-build"):
    """Say that the build is done: its poses are frozen and judged. `rest`: thousandths of a second since it moved."""

    words = "check the build after {rest} ms of rest: [{poses}]"
    rules = ("FS-D2a", "FS-54")
    poses: str
    rest: int


class VerifyBuild(Action, frozen=True, tag="verify-build"):
    """Verify another player's build."""

    words = "verify the build of {builder:player}"
    rules = ("FS-54",)
    builder: int


class BuyTile(Action, frozen=True, tag="buy-tile"):
    """Buy a vaccine tile by its shape."""

    words = "buy a {shape}"
    rules = ("FS-56", "FS-60")
    shape: str


class ClearWasted(Action, frozen=True, tag="clear-wasted"):
    """Spend 1 Data on the Wasted board."""

    words = "spend 1 Data to clear the Wasted board"
    rules = ("FS-31",)


class ServeCoffee(Action, frozen=True, tag="serve-coffee"):
    """The Coffee Guy: spend 1 Data on coffee."""

    words = "spend 1 Data on coffee for everybody"
    rules = ("FS-72", "FS-56")


class GiveUpTile(Action, frozen=True, tag="give-up-tile"):
    """Discard an earned tile."""

    words = "give up tile {tile}"
    rules = ("FS-59", "FS-30")
    tile: int


class TakeTile(Action, frozen=True, tag="take-tile"):
    """Take an earned tile in hand, so that nobody else can."""

    words = "take tile {tile} in hand"
    rules = ("FS-60",)
    tile: int


class PutTile(Action, frozen=True, tag="put-tile"):
    """Put the tile in hand down on the lattice."""

    words = "put it down at {x}, {y} turned {turn}"
    rules = ("FS-61",)
    x: int
    y: int
    turn: int


class LayAside(Action, frozen=True, tag="lay-aside"):
    """Put the tile in hand with the loose ones."""

    words = "lay it aside"
    rules = ("FS-60",)


class PutCap(Action, frozen=True, tag="put-cap"):
    """Unconventional Theoretician: put a half circle to a side of a tile."""

    words = "close side {side} of tile {tile} with a half circle"
    rules = ("FS-72",)
    tile: int
    side: int


class TakeCap(Action, frozen=True, tag="take-cap"):
    """Take a half circle off the vaccine again."""

    words = "take the half circle off side {side} of tile {tile}"
    rules = ("FS-72",)
    tile: int
    side: int


class CallMeeting(Action, frozen=True, tag="call-meeting"):
    """Call a Team Meeting and count the group of a tile."""

    words = "call a Team Meeting on the group of tile {tile}"
    rules = ("FS-63",)
    tile: int


class ConfirmCount(Action, frozen=True, tag="confirm-count"):
    """Verify the count of the Team Meeting."""

    words = "confirm the count"
    rules = ("FS-63",)


class DrawEvent(Action, frozen=True, tag="draw-event"):
    """At a red alert: draw the Event."""

    words = "draw an Event"
    rules = ("FS-82",)


class LendHand(Action, frozen=True, tag="lend-hand"):
    """Overworked Lab Assistant: support another player's build."""

    words = "lend {builder:player} a hand"
    rules = ("FS-72",)
    builder: int


class TakeHandBack(Action, frozen=True, tag="take-hand-back"):
    """Overworked Lab Assistant: let go."""

    words = "let go of the build of {builder:player}"
    rules = ("FS-72",)
    builder: int


class Cheer(Action, frozen=True, tag="cheer"):
    """Overenthusiastic Team Coach: cheer for a build."""

    words = "cheer for the build of {builder:player}"
    rules = ("FS-72",)
    builder: int


class Think(Ranged, frozen=True, tag="think"):
    """Do nothing for some seconds: how bots keep a human pace."""

    words = "take {number} seconds, from {least} to {most}"
    rules = ("FS-D5",)


class AskPause(Action, frozen=True, tag="ask-pause"):
    """Ask for a pause; it comes when everybody has asked."""

    words = "ask for a pause"
    rules = ("FS-R2",)


class DropPause(Action, frozen=True, tag="drop-pause"):
    """No pause after all."""

    words = "do without a pause"
    rules = ("FS-R2",)


class Leave(FromBench, frozen=True, tag="leave"):
    """A player's connection is lost: the server says so."""

    words = "leave the table"
    rules = ("FS-R3",)


class ComeBack(Action, frozen=True, tag="come-back"):
    """The player is there again."""

    words = "come back to the table"
    rules = ("FS-R3",)


KINDS: Final = (
    ChooseRole,
    PickUniversal,
    BuildFlat,
    BuildUpright,
    SayReady,
    DrawDesign,
    KeepDesign,
    PlayDesign,
    Arrange,
    WasteHand,
    WasteDesign,
    VerifyDesign,
    StartBuild,
    JoinBuild,
    TakeBlock,
    ReturnBlock,
    TearDown,
    OmitBlock,
    ExcuseBlock,
    Recite,
    CheckBuild,
    VerifyBuild,
    BuyTile,
    ClearWasted,
    ServeCoffee,
    GiveUpTile,
    TakeTile,
    PutTile,
    LayAside,
    PutCap,
    TakeCap,
    CallMeeting,
    ConfirmCount,
    DrawEvent,
    LendHand,
    TakeHandBack,
    Cheer,
    Think,
    AskPause,
    DropPause,
    Leave,
    ComeBack,
    TimeOut,
)
