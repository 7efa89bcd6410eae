"""One position of Herbarium: staged choices, and a choice that is pending while others play."""

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.entry import all_but, only
from serendip.core.line import Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.state import State
from tests.examples.herbarium import words
from tests.examples.herbarium.actions import Choose, Keep, Press, Throw

FAMILIES = ("oak", "fern", "rose", "moss")
LEAVES = tuple(f"{family} {number}" for family in FAMILIES for number in range(1, 7))
PAGES = 3
HAND = 3


def family(leaf: str) -> str:
    return leaf.partition(" ")[0]


class Herbarium(State):
    """The basket, the hands, the albums, and what waits for a decision."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.basket: list[str] = list(LEAVES)
        self.turn: int = 0
        self.chosen: str = ""
        """The leaf in the hand of the player at turn; "" before it is chosen."""
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.albums: list[list[list[str]]] = [[[] for _ in range(PAGES)] for _ in range(seats)]
        self.found: list[tuple[str, ...]] = [()] * seats
        """For each player the two leaves to choose from, or ()."""
        self.given: list[list[str]] = [[] for _ in range(seats)]
        """For each player the leaves given away unseen."""
        self.compost: list[str] = []

    def actions(self, seat: int) -> list[Action]:
        if self.found[seat]:
            return [Keep(leaf) for leaf in self.found[seat]]
        if not self.chosen:
            return [Choose(leaf) for leaf in self.hands[seat]]
        return [*(Press(page) for page in range(1, PAGES + 1) if self.fits(seat, page)), Throw()]

    def fits(self, seat: int, page: int) -> bool:
        if not 1 <= page <= PAGES:
            return False
        pressed = self.albums[seat][page - 1]
        return not pressed or family(pressed[0]) == family(self.chosen)

    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Keep):
            self.keep(seat, action.leaf)
        elif isinstance(action, Choose):
            self.chosen = action.leaf
            self.hands[seat].remove(action.leaf)
            self.tell(words.CHOOSES, (seat,))
        else:
            if isinstance(action, Press):
                self.albums[seat][action.page - 1].append(self.chosen)
                self.tell(words.PRESSES, (seat, self.chosen, action.page))
            else:
                self.compost.append(self.chosen)
                self.tell(words.THROWS, (seat, self.chosen))
            self.chosen = ""
            self.find(seat)
            self.turn = (seat + 1) % self.seats
        self.ask()

    def find(self, seat: int) -> None:
        if len(self.basket) < 2:
            return
        self.sealed = True
        self.found[seat] = (self.basket.pop(), self.basket.pop())
        self.tell(words.FINDS, (seat,), all_but(seat))
        self.tell(words.FINDS_LEAVES, (self.found[seat],), only(seat))

    def keep(self, seat: int, leaf: str) -> None:
        other = next(found for found in self.found[seat] if found != leaf)
        self.found[seat] = ()
        self.hands[seat].append(leaf)
        self.given[seat].append(other)
        self.tell(words.KEEPS, (seat,), all_but(seat))
        self.tell(words.KEEPS_LEAF, (leaf, other), only(seat))

    def ask(self) -> None:
        """Ask whoever has something pending, and the player at turn."""
        playing = [seat for seat in range(self.seats) if self.hands[seat] or self.found[seat]]
        if not self.chosen and not playing:
            self.finish()
            return
        while not self.chosen and self.turn not in playing:
            self.turn = (self.turn + 1) % self.seats
        pending = {seat for seat in range(self.seats) if self.found[seat]}
        self.to_act = tuple(sorted(pending | {self.turn}))

    def finish(self) -> None:
        scores = tuple(float(sum(len(page) ** 2 for page in album)) for album in self.albums)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        self.outcome = Outcome(winners, scores, Said(words.WON, (winners,)))
        self.tell(words.WON, (winners,))
        self.to_act = ()

    def redeal(self, seat: int | None) -> None:
        """Deal anew the basket and all that the others hold, have found, have chosen or gave away."""
        strangers = [stranger for stranger in range(self.seats) if stranger != seat]
        unseen = self.basket
        for stranger in strangers:
            unseen += self.hands[stranger] + list(self.found[stranger]) + self.given[stranger]
        hides = bool(self.chosen) and self.turn != seat
        if hides:
            unseen.append(self.chosen)
        self.chance.shuffle(unseen)
        for stranger in strangers:
            self.hands[stranger] = [unseen.pop() for _ in self.hands[stranger]]
            self.found[stranger] = tuple([unseen.pop() for _ in self.found[stranger]])
            self.given[stranger] = [unseen.pop() for _ in self.given[stranger]]
        if hides:
            self.chosen = unseen.pop()

    def view(self, seat: int | None) -> dict[str, Plain]:
        return {
            "turn": self.turn,
            "basket": len(self.basket),
            "compost": list(self.compost),
            "chosen": None if not self.chosen else self.chosen if self.turn == seat else "face down",
            "players": [self.view_player(seat, player) for player in range(self.seats)],
        }

    def view_player(self, seat: int | None, player: int) -> dict[str, Plain]:
        own = player == seat
        return {
            "hand": list(self.hands[player]) if own else len(self.hands[player]),
            "found": list(self.found[player]) if own else len(self.found[player]),
            "given": list(self.given[player]) if own else len(self.given[player]),
            "album": [list(page) for page in self.albums[player]],
        }

    def prompt(self, seat: int | None) -> Said:
        if self.outcome is not None:
            return Said(words.FINISHED)
        if seat is None or seat not in self.to_act:
            return Said(words.WAIT, (self.to_act,))
        if self.found[seat]:
            return Said(words.ASK_KEEP, self.found[seat])
        return Said(words.ASK_PAGE, (self.chosen,)) if self.chosen else Said(words.ASK_LEAF)

    def why_not(self, seat: int, action: Action) -> Said | None:
        if isinstance(action, Keep):
            return None if action.leaf in self.found[seat] else Said(words.NOT_FOUND, (action.leaf,))
        if self.found[seat]:
            return Said(words.KEEP_FIRST)
        if isinstance(action, Choose):
            if self.chosen:
                return Said(words.CHOSEN, (self.chosen,))
            return None if action.leaf in self.hands[seat] else Said(words.NOT_YOURS, (action.leaf,))
        if not self.chosen:
            return Said(words.CHOOSE_FIRST)
        if isinstance(action, Press) and not self.fits(seat, action.page):
            return Said(words.ANOTHER_FAMILY, (action.page,))
        return None


def set_up(state: Herbarium) -> Herbarium:
    """Deal the leaves (HB-1, HB-2)."""
    state.chance.shuffle(state.basket)
    for hand in state.hands:
        hand += [state.basket.pop() for _ in range(HAND)]
    for seat, hand in enumerate(state.hands):
        state.tell(words.HOLDS, (tuple(hand),), only(seat))
    state.ask()
    return state
