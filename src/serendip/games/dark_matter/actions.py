"""Everything a player of Dark Matter can choose, in the rulebook's order."""

from typing import ClassVar, Final

from serendip.core.action import Action


class Bid(Action, frozen=True, tag="bid"):
    """Lay a money card face down."""

    words = "bid {money} M$"
    rules = ("DM-20",)
    money: int


class TakeLaboratory(Action, frozen=True, tag="take-laboratory"):
    """Take the face-up laboratory."""

    words = "take the laboratory {laboratory}"
    rules = ("DM-30",)
    laboratory: str


class InstallResearch(Action, frozen=True, tag="install-research"):
    """Take the face-up research and install it at once."""

    words = "take {research} and install it in {laboratory}"
    rules = ("DM-31", "DM-40")
    research: str
    laboratory: str


class KeepResearch(Action, frozen=True, tag="keep-research"):
    """Take the face-up research to one's side."""

    words = "take {research} and keep it at your side"
    rules = ("DM-31", "DM-33")
    research: str


class UseResource(Action, frozen=True, tag="use-resource"):
    """Take the face-up resource and put it at once on an installed research."""

    words = "take the {resource} card and put it on {research}"
    rules = ("DM-32", "DM-42")
    resource: str
    research: str


class KeepResource(Action, frozen=True, tag="keep-resource"):
    """Take the face-up resource to one's side."""

    words = "take the {resource} card and keep it at your side"
    rules = ("DM-32", "DM-33")
    resource: str


class DiscardResearch(Action, frozen=True, tag="discard-research"):
    """Give up one research of four at one's side."""

    words = "discard {research} from your side"
    rules = ("DM-33",)
    research: str


class DiscardResource(Action, frozen=True, tag="discard-resource"):
    """Give up one resource of four at one's side."""

    words = "discard one {resource} card from your side"
    rules = ("DM-33",)
    resource: str


class AssignResearch(Action, frozen=True, tag="assign-research"):
    """Install a research from one's side."""

    words = "install {research} from your side in {laboratory}"
    rules = ("DM-34", "DM-40")
    research: str
    laboratory: str


class AssignResource(Action, frozen=True, tag="assign-resource"):
    """Put a resource from one's side on an installed research."""

    words = "put a {resource} card from your side on {research}"
    rules = ("DM-34", "DM-42")
    resource: str
    research: str


class Done(Action, frozen=True, tag="done"):
    """Assign nothing more to one's research."""

    words = "assign nothing more"
    rules = ("DM-34",)


class EventAction(Action, frozen=True):
    """Playing an event card; `event` is its title."""

    event: ClassVar[str]


class NewLabDirector(EventAction, frozen=True, tag="new-lab-director"):
    """Move a laboratory to another player."""

    event = "New lab director"
    words = "New lab director: {laboratory} goes to {player:player}"
    rules = ("DM-35", "DM-62")
    laboratory: str
    player: int


class StudentProtest(EventAction, frozen=True, tag="student-protest"):
    """Do nothing at all."""

    event = "Student protest"
    words = "Student protest: nothing happens"
    rules = ("DM-35", "DM-63")


class NoMoreFunds(EventAction, frozen=True, tag="no-more-funds"):
    """Remove an installed research and all on it."""

    event = "No more funds"
    words = "No more funds: {research} leaves the game"
    rules = ("DM-35", "DM-64")
    research: str


class NewTheoreticalInsight(EventAction, frozen=True, tag="new-theoretical-insight"):
    """Look at an unrevealed verdict."""

    event = "New theoretical insight"
    words = "New theoretical insight: look at the verdict on {candidate}"
    rules = ("DM-35", "DM-65")
    candidate: str


class BrilliantPostdoc(EventAction, frozen=True, tag="brilliant-postdoc"):
    """Put the postdoc on an unfulfilled research."""

    event = "Brilliant postdoc"
    words = "Brilliant postdoc: joins {research}"
    rules = ("DM-35", "DM-66")
    research: str


class CovidLockout(EventAction, frozen=True, tag="covid-lockout"):
    """Discard all resources on all research."""

    event = "COVID lockout"
    words = "COVID lockout: all resources on research are discarded"
    rules = ("DM-35", "DM-68")


class ScienceMinistryDissolved(EventAction, frozen=True, tag="science-ministry-dissolved"):
    """Make another player discard the hand."""

    event = "Science ministry dissolved"
    words = "Science ministry dissolved: {player:player} discards the hand"
    rules = ("DM-35", "DM-69")
    player: int


class DejaVu(EventAction, frozen=True, tag="deja-vu"):
    """Take a removed event into hand."""

    event = "Strange feeling of Déjà vu"
    words = "Strange feeling of Déjà vu: take back {title}"
    rules = ("DM-35", "DM-70")
    title: str


class FakeNews(EventAction, frozen=True, tag="fake-news"):
    """Make everybody discard the hand."""

    event = "Fake news"
    words = "Fake news: everybody discards the hand"
    rules = ("DM-35", "DM-71")


class Revolution(EventAction, frozen=True, tag="revolution"):
    """Move every laboratory to the left."""

    event = "Revolution"
    words = "Revolution: every laboratory moves one player to the left"
    rules = ("DM-35", "DM-72")


class NewPrincipalInvestigator(EventAction, frozen=True, tag="new-principal-investigator"):
    """Move a research to another laboratory."""

    event = "New Principal Investigator"
    words = "New Principal Investigator: {research} moves to {laboratory}"
    rules = ("DM-35", "DM-73")
    research: str
    laboratory: str


class FriendlyAgencyHead(EventAction, frozen=True, tag="friendly-agency-head"):
    """Take another player's hand."""

    event = "Friendly agency head"
    words = "Friendly agency head: take the hand of {player:player}"
    rules = ("DM-35", "DM-74")
    player: int


class DiscardGrant(Action, frozen=True, tag="discard-grant"):
    """Give up a card of a hand that grew above three."""

    words = "discard {grant} from your hand"
    rules = ("DM-74", "DM-83")
    grant: str


KINDS: Final = (
    Bid, TakeLaboratory, InstallResearch, KeepResearch, UseResource, KeepResource, DiscardResearch, DiscardResource,
    AssignResearch, AssignResource, Done, NewLabDirector, StudentProtest, NoMoreFunds, NewTheoreticalInsight,
    BrilliantPostdoc, CovidLockout, ScienceMinistryDissolved, DejaVu, FakeNews, Revolution, NewPrincipalInvestigator,
    FriendlyAgencyHead, DiscardGrant,
)  # fmt: skip
