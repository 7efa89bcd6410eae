"""What players can say to each other in an exchange: an offer, its parts, and the answers to it (TH-29)."""

from typing import Final

from serendip.core.action import Action, Ranged


class OfferExchange(Action, frozen=True, tag="offer-exchange"):
    """Begin to draft an offer."""

    words = "offer {player:player} an exchange"
    rules = ("TH-29",)
    player: int


class LetBe(Action, frozen=True, tag="let-be"):
    """Have nothing to offer in the turns of others before one's own next one."""

    words = "offer nothing until your own turn"
    rules = ("TH-29",)
    preference = True


class GiveEnergy(Ranged, frozen=True, tag="give-energy"):
    """Put energy into the offer, instead of what was there of it."""

    words = "give {number} ({least} to {most}) energy"
    rules = ("TH-29",)


class AskEnergy(Ranged, frozen=True, tag="ask-energy"):
    """Put energy of the other player into the offer, instead of what was there of it."""

    words = "ask for {number} ({least} to {most}) energy"
    rules = ("TH-29",)


class GiveFromTable(Action, frozen=True, tag="give-from-table"):
    """Offer a cast artifact, with its state."""

    words = "give the {artifact} from the table"
    rules = ("TH-29", "TH-68")
    artifact: str


class GiveNamed(Action, frozen=True, tag="give-named"):
    """Offer an artifact from hand and tell the other player which."""

    words = "give the {artifact} from hand and name it"
    rules = ("TH-29",)
    artifact: str


class GiveHidden(Action, frozen=True, tag="give-hidden"):
    """Offer an artifact from hand without saying which."""

    words = "give the {artifact} from hand unnamed"
    rules = ("TH-29",)
    artifact: str


class AskFromTable(Action, frozen=True, tag="ask-from-table"):
    """Ask for a cast artifact."""

    words = "ask for the {artifact} from the table"
    rules = ("TH-29", "TH-68")
    artifact: str


class AskNamed(Action, frozen=True, tag="ask-named"):
    """Ask for an artifact from the other player's hand, by name."""

    words = "ask for a {artifact} from hand"
    rules = ("TH-29",)
    artifact: str


class AskAny(Action, frozen=True, tag="ask-any"):
    """Ask for an artifact from hand of the other player's choice."""

    words = "ask for any artifact from hand"
    rules = ("TH-29",)


class DontGive(Action, frozen=True, tag="dont-give"):
    """Take something that one gives out of the draft again."""

    words = "do not give {part}"
    rules = ("TH-29",)
    part: str


class DontAsk(Action, frozen=True, tag="dont-ask"):
    """Take something that one asks for out of the draft again."""

    words = "do not ask for {part}"
    rules = ("TH-29",)
    part: str


class Propose(Action, frozen=True, tag="propose"):
    """Make the drafted offer."""

    words = "propose this exchange"
    rules = ("TH-29",)


class DropDraft(Action, frozen=True, tag="drop-draft"):
    """Put the draft away."""

    words = "put the draft away"
    rules = ("TH-29",)
    goes_back = True


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take one's offer back before it is answered."""

    words = "withdraw the offer"
    rules = ("TH-29",)


class LeaveStanding(Action, frozen=True, tag="leave-standing"):
    """Wait for the answer."""

    words = "leave the offer standing"
    rules = ("TH-29",)


class Accept(Action, frozen=True, tag="accept"):
    """Agree to the exchange that is offered."""

    words = "accept the exchange"
    rules = ("TH-29",)


class Decline(Action, frozen=True, tag="decline"):
    """Want no exchange: the offer is closed."""

    words = "decline the exchange"
    rules = ("TH-29",)


class Counter(Action, frozen=True, tag="counter"):
    """Draft another offer instead."""

    words = "answer with another offer"
    rules = ("TH-29",)


class HandOver(Action, frozen=True, tag="hand-over"):
    """Choose the artifact that was asked for without a name."""

    words = "hand over the {artifact}"
    rules = ("TH-29",)
    artifact: str


class CloseOffers(Action, frozen=True, tag="close-offers"):
    """Take no offers from now on; an open one is declined."""

    words = "take no more offers"
    rules = ("TH-29",)
    preference = True


class OpenOffers(Action, frozen=True, tag="open-offers"):
    """Take offers again."""

    words = "take offers again"
    rules = ("TH-29",)
    preference = True


KINDS: Final = (
    OfferExchange, LetBe, GiveEnergy, AskEnergy, GiveFromTable, GiveNamed, GiveHidden, AskFromTable, AskNamed, AskAny,
    DontGive, DontAsk, Propose, DropDraft, Withdraw, LeaveStanding, Accept, Decline, Counter, HandOver, CloseOffers,
    OpenOffers,
)  # fmt: skip
