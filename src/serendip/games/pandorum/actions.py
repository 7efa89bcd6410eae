"""Everything a player of Pandorum can choose, in the rulebook's order."""

from typing import Final

from serendip.core.action import Action, Ranged


class TakeCards(Action, frozen=True, tag="take-cards"):
    """Take all cards of a type from the Market."""

    words = "take every {card} from the Market"
    rules = ("PD-10",)
    card: str


class PutBack(Action, frozen=True, tag="put-back"):
    """Put a card of a hand above the limit into the Market."""

    words = "put {card} back into the Market"
    rules = ("PD-10",)
    card: str


class Move(Action, frozen=True, tag="move"):
    """Move the Harvester; the price is paid card by card."""

    words = "move to hex {hex}, price {price}"
    rules = ("PD-11", "PD-12")
    hex: int
    price: int


class Cross(Action, frozen=True, tag="cross"):
    """Move the Harvester across the dead city."""

    words = "move across the dead city to hex {hex}, price {price}"
    rules = ("PD-11", "PD-62")
    hex: int
    price: int


class Pay(Action, frozen=True, tag="pay"):
    """Pay one card of a move's price."""

    words = "pay with {card}"
    rules = ("PD-12",)
    card: str


class Build(Action, frozen=True, tag="build"):
    """Begin a construction on the Harvester's hex."""

    words = "build a {structure}"
    rules = ("PD-13",)
    structure: str


class Rebuild(Action, frozen=True, tag="rebuild"):
    """Begin to turn one's own module into a base."""

    words = "rebuild your module as a base"
    rules = ("PD-13", "PD-68")


class UseCard(Action, frozen=True, tag="use-card"):
    """Use a card in a construction and slot it."""

    words = "use {card}, then put it into slot {slot}"
    rules = ("PD-13", "PD-20")
    card: str
    slot: int


class Finish(Action, frozen=True, tag="finish"):
    """Finish a construction."""

    words = "finish the construction"
    rules = ("PD-13", "PD-21")
    done_by_table = True


class UseForepart(Action, frozen=True, tag="use-forepart"):
    """Use the active ability for a card from slot 1."""

    words = "spend {card} from slot 1 on the {forepart}"
    rules = ("PD-14", "PD-23")
    card: str
    forepart: str


class UseGrapple(Action, frozen=True, tag="use-grapple"):
    """Use an active ability that takes from a player."""

    words = "take from {player:player} with the {forepart}, for {card} from slot 1"
    rules = ("PD-14", "PD-23")
    card: str
    forepart: str
    player: int


class GrappleMaximus(Action, frozen=True, tag="grapple-maximus"):
    """Use an active ability that takes from Maximus."""

    words = "take from Maximus with the {forepart}, for {card} from slot 1"
    rules = ("PD-14", "PD-23", "PD-70")
    card: str
    forepart: str


class EndTurn(Action, frozen=True, tag="end-turn"):
    """End one's turn."""

    words = "end your turn"
    rules = ("PD-15",)
    done_by_table = True


class UseMonolith(Action, frozen=True, tag="use-monolith"):
    """Use a kept Monolith card."""

    words = "use the monolith {monolith}"
    rules = ("PD-40",)
    monolith: str


class KeepCard(Action, frozen=True, tag="keep-card"):
    """Keep one of the cards taken from others; the rest go to the box."""

    words = "keep the {card} and box the rest"
    rules = ("PD-41",)
    card: str


class SlotCard(Action, frozen=True, tag="slot-card"):
    """Put a drawn card into a slot."""

    words = "put the drawn {card} into slot {slot}"
    rules = ("PD-44",)
    card: str
    slot: int


class TakeBack(Action, frozen=True, tag="take-back"):
    """Return a card from a slot to one's hand."""

    words = "return {card} from slot {slot} to your hand"
    rules = ("PD-48", "PD-68")
    card: str
    slot: int


class DropMeteors(Action, frozen=True, tag="drop-meteors"):
    """Put the meteor shower on two hexes."""

    words = "let meteors fall on hex {first} and hex {second}"
    rules = ("PD-55",)
    first: int
    second: int


class CrackAt(Action, frozen=True, tag="crack-at"):
    """Choose the hex in the middle of a row along the crack."""

    words = "open the crack at hex {hex}"
    rules = ("PD-56",)
    hex: int


class OpenCrack(Action, frozen=True, tag="open-crack"):
    """Open the crack between two rows of hexes."""

    words = "open the crack between hexes {row:list} and hexes {opposite:list}"
    rules = ("PD-56",)
    row: tuple[int, ...]
    opposite: tuple[int, ...]


class PlacePad(Action, frozen=True, tag="place-pad"):
    """Put a new Landing pad on a hex."""

    words = "put the new Landing pad on hex {hex}"
    rules = ("PD-57",)
    hex: int


class SellCard(Action, frozen=True, tag="sell-card"):
    """Discard a card from hand to the box."""

    words = "discard {card} for the investors"
    rules = ("PD-58",)
    card: str


class SellNoMore(Action, frozen=True, tag="sell-no-more"):
    """Discard no more cards."""

    words = "discard nothing more"
    rules = ("PD-58",)


class Bid(Ranged, frozen=True, tag="bid"):
    """Offer Quids in the auction."""

    words = "bid {number} Q (from {least} to {most})"
    rules = ("PD-60",)


class PassAuction(Action, frozen=True, tag="pass-auction"):
    """Leave the auction."""

    words = "leave the auction"
    rules = ("PD-60",)


class Contaminate(Action, frozen=True, tag="contaminate"):
    """Put a contamination token on one's own Structure."""

    words = "put a contamination token on your Structure on hex {hex}"
    rules = ("PD-61",)
    done_by_table = True
    hex: int


class CleanUp(Action, frozen=True, tag="clean-up"):
    """Pay for a contaminated Structure."""

    words = "pay to clean your Structure on hex {hex}"
    rules = ("PD-61",)
    hex: int


class Abandon(Action, frozen=True, tag="abandon"):
    """Give a contaminated Structure up."""

    words = "give up your Structure on hex {hex}"
    rules = ("PD-61",)
    hex: int


class RaiseCity(Action, frozen=True, tag="raise-city"):
    """Put the dead city in the place of a Volcano."""

    words = "let the dead city replace the Volcano on hex {hex}"
    rules = ("PD-62",)
    done_by_table = True
    hex: int


class Settle(Action, frozen=True, tag="settle"):
    """Put a free module on a hex."""

    words = "put a free module on hex {hex}"
    rules = ("PD-63",)
    hex: int


class Dismantle(Action, frozen=True, tag="dismantle"):
    """Remove one's own Structure."""

    words = "remove your Structure on hex {hex}"
    rules = ("PD-65",)
    done_by_table = True
    hex: int


class BuyEngines(Action, frozen=True, tag="buy-engines"):
    """Buy engine tokens."""

    words = "buy engine tokens: {tokens}"
    rules = ("PD-67",)
    tokens: int


class FreeMove(Action, frozen=True, tag="free-move"):
    """Discard an engine token for a free move."""

    words = "use an engine token to move to hex {hex}"
    rules = ("PD-67",)
    hex: int


class FreeCross(Action, frozen=True, tag="free-cross"):
    """Discard an engine token for a free move across the dead city."""

    words = "use an engine token to move across the dead city to hex {hex}"
    rules = ("PD-62", "PD-67")
    hex: int


KINDS: Final = (
    TakeCards, PutBack, Move, Cross, Pay, Build, Rebuild, UseCard, Finish, UseForepart, UseGrapple, GrappleMaximus,
    EndTurn, UseMonolith, KeepCard, SlotCard, TakeBack, DropMeteors, CrackAt, OpenCrack, PlacePad, SellCard,
    SellNoMore, Bid, PassAuction, Contaminate, CleanUp, Abandon, RaiseCity, Settle, Dismantle, BuyEngines, FreeMove,
    FreeCross,
)  # fmt: skip
