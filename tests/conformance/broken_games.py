"""Herbarium, broken in one way at a time. Each says which promise must tell, and in which words."""

import random
from typing import Any, ClassVar, Self

from serendip.core.action import Action, Ranged
from serendip.core.chance import Chance
from serendip.core.entry import ALL
from serendip.core.line import Line, Plain, Said
from tests.examples.herbarium.actions import KINDS, Choose, Keep, Press, Throw
from tests.examples.herbarium.position import Position


class Broken(Position):
    """Herbarium with one thing wrong."""

    caught_by: ClassVar[str]
    """The promise that must tell."""
    words: ClassVar[str]
    """What it must say."""
    first: ClassVar[str] = ""
    """What the suite says first of it, if that is something else that is wrong too."""
    kinds: ClassVar[tuple[type[Action], ...]] = KINDS


class NeverEnds(Broken):
    caught_by = "every_match_ends"
    words = "no end after 2000 decisions"

    def apply(self, seat: int, action: Action) -> None:
        if len(self.basket) < 4:
            self.basket += self.compost + self.given[seat]
            self.compost, self.given[seat] = [], []
            for album in self.albums:
                for page in album:
                    self.basket += page
                    page.clear()
        super().apply(seat, action)


class AsksNobody(Broken):
    caught_by = "every_match_ends"
    words = "nobody is asked, and yet the match goes on"

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        if len(self.compost) == 2:
            self.to_act = ()


class ForgetsTheEnd(Broken):
    caught_by = "every_match_ends"
    words = "somebody is asked"

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        if self.outcome:
            self.to_act = (0,)

    def actions(self, seat: int) -> list[Action]:
        return [Throw()] if self.outcome else super().actions(seat)


class RollsGlobalDice(Broken):
    caught_by = "global_random_is_left_alone"
    words = "the global random generator was used"

    def apply(self, seat: int, action: Action) -> None:
        random.shuffle(self.basket)
        super().apply(seat, action)


class HasItsOwnDice(Broken):
    caught_by = "same_seed_same_match"
    words = "two matches with the seed 0 differ: something outside the state decides"
    dice = random.Random(1)

    def apply(self, seat: int, action: Action) -> None:
        self.dice.shuffle(self.basket)
        super().apply(seat, action)


class IgnoresTheSeed(Broken):
    caught_by = "another_seed_another_match"
    words = "eight seeds gave the same match"

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, Chance(1))


class SharesAlbums(Broken):
    caught_by = "copies_go_their_own_way"
    words = "playing in a copy changed the original"

    def copy(self) -> Self:
        other = super().copy()
        other.albums = [album[:] for album in self.albums]
        return other


class SharesUnseenLists(Broken):
    caught_by = "copies_share_nothing_that_changes"
    words = "shares `basket` [['"
    first = "`State.copy` shares something"

    def copy(self) -> Self:
        other = super().copy()
        other.basket = self.basket
        return other


class ForgetsTheCompost(Broken):
    caught_by = "copies_go_their_own_way"
    words = "a copy is not equal"

    def copy(self) -> Self:
        other = super().copy()
        other.compost = []
        return other


class KeepsSomethingUndeclared(Broken):
    caught_by = "every_field_is_declared"
    words = "finder: declare it in `__init__` of the State"

    def apply(self, seat: int, action: Action) -> None:
        self.finder = seat
        super().apply(seat, action)


class RemembersOtherMatches(Broken):
    caught_by = "saves_give_the_match_back"
    words = "a loaded match goes on differently"
    first = "something outside the state decides"
    thrown: ClassVar[list[int]] = []

    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Throw):
            self.thrown.append(seat)
        super().apply(seat, action)

    def view(self, seat: int | None) -> dict[str, Plain]:
        return {**super().view(seat), "thrown": len(self.thrown)}


class UndoneOnlyInPart(Broken):
    caught_by = "undo_gives_the_earlier_position_back"
    words = "something differs"
    first = "something outside the state decides"
    chooses: ClassVar[dict[int, int]] = {}

    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Choose):
            self.chooses[seat] = self.chooses.get(seat, 0) + 1
        super().apply(seat, action)

    def prompt(self, seat: int | None) -> Said:
        return Said(Line("choices", "You chose {times} times.", "HB-3"), (self.chooses.get(seat or 0, 0),))


class ShowsWithoutSealing(Broken):
    caught_by = "undo_never_hides_what_was_shown"
    words = "set `sealed`"

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        self.sealed = False


class HintsAtTheBasket(Broken):
    caught_by = "previews_come_true"
    words = "is something hidden shown without `sealed`?"
    first = "it could tell the difference\n  at /log"

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        if isinstance(action, Choose) and self.basket:
            self.tell(Line("rustle", "{what} rustles.", "HB-6"), ("Oak" if self.basket[-1] < "n" else "It",))


class PeeksAtTheBasket(HintsAtTheBasket, Broken):
    caught_by = "previews_never_peek"
    words = "of what it can't know"
    first = "it could tell the difference\n  at /log"


class OffersTwice(Broken):
    caught_by = "offers_survive_json_and_words"
    words = "is offered twice to seat"

    def actions(self, seat: int) -> list[Action]:
        found = super().actions(seat)
        return found + found[:1]


class Take(Action, frozen=True, tag="take"):
    words = "choose {leaf}"
    rules = ("HB-7",)
    leaf: str


class SaysTheSameOfTwoThings(Broken):
    caught_by = "offers_survive_json_and_words"
    words = "reads as another action"
    kinds = (Choose, Press, Throw, Take)

    def actions(self, seat: int) -> list[Action]:
        return [Take(action.leaf) if isinstance(action, Keep) else action for action in super().actions(seat)]

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, Keep(action.leaf) if isinstance(action, Take) else action)


class WaterPlants(Ranged, frozen=True, tag="water"):
    words = "water {number} plants, from {least} to {most}"
    rules = ("HB-5",)


class AsksWhoHasNothingToDo(Broken):
    caught_by = "whoever_is_asked_can_act"
    words = "is asked and has no legal action"

    def actions(self, seat: int) -> list[Action]:
        return super().actions(seat) if len(self.compost) < 9 else []


class RefusesWhatItOffers(Broken):
    caught_by = "every_refusal_has_a_reason"
    words = "and the state's `why_not` has something against it"

    def why_not(self, seat: int, action: Action) -> Said | None:
        if isinstance(action, Throw):
            return Said(Line("throw", "nothing is thrown away", "HB-5"))
        return super().why_not(seat, action)


class RefusesWithoutAReason(Broken):
    caught_by = "every_refusal_has_a_reason"
    words = "and `why_not` does not say why"

    def why_not(self, seat: int, action: Action) -> Said | None:
        return None if isinstance(action, Keep) else super().why_not(seat, action)


class RefusesARareKindWithoutAReason(Broken):
    """No match offers it, and yet a player may ask for it."""

    caught_by = "every_refusal_has_a_reason"
    words = "“water 0 plants, from 0 to 0” is not offered to seat 0, and `why_not` does not say why"
    kinds = (*KINDS, WaterPlants)

    def why_not(self, seat: int, action: Action) -> Said | None:
        return None if isinstance(action, WaterPlants) else super().why_not(seat, action)


class RefusesWithEmptyWords(Broken):
    caught_by = "every_refusal_has_a_reason"
    words = "with an empty reason"
    first = "refused without a reason"

    def why_not(self, seat: int, action: Action) -> Said | None:
        return super().why_not(seat, action) and Said(Line("no", "", "HB-6"))


class OffersAWrongRange(Broken):
    caught_by = "ranges_hold"
    words = "the rules do not allow it now: water"
    kinds = (*KINDS, WaterPlants)

    def actions(self, seat: int) -> list[Action]:
        return [WaterPlants(2, 1, 3), *super().actions(seat)]

    def why_not(self, seat: int, action: Action) -> Said | None:
        return None

    def apply(self, seat: int, action: Action) -> None:
        if not isinstance(action, WaterPlants):
            super().apply(seat, action)


class Whistle(Action, frozen=True, tag="whistle"):
    words = "whistle"


class CitesNoRule(Broken):
    caught_by = "words_and_rules"
    words = "Whistle cites no rule"
    kinds = (*KINDS, Whistle)


class RefusesWithoutRules(Broken):
    caught_by = "other_actions_are_refused"
    words = "cites HB-99, which is not in the rulebook"

    def why_not(self, seat: int, action: Action) -> Said | None:
        return Said(Line("no", "no", "HB-99"))


class ChangesWhenAsked(Broken):
    caught_by = "other_actions_are_refused"
    words = "refused actions changed the match"

    def why_not(self, seat: int, action: Action) -> Said | None:
        self.compost.append("oak 1")
        return None


class ImaginesAnotherHand(Broken):
    caught_by = "imagined_matches_look_the_same"
    words = "`imagine` changed something that it knows"

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        return super().imagine(None, chance)


class ImaginesWhatCannotBe(Broken):
    caught_by = "imagined_matches_can_be_played"
    words = "in an imagined match"
    first = "`imagine` changed something that it knows"

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        other = super().imagine(seat, chance)
        for player in range(self.seats):
            if player != seat:
                other.hands[player] = []
        if not other.chosen and seat != other.turn:
            other.found[other.turn] = ()
        return other


class ImaginesTheTruth(Broken):
    caught_by = "hidden_things_vary"
    words = "players/#/hand/#"

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        other = self.copy()
        other.chance = chance
        return other


class ImaginesTheTrueFuture(Broken):
    caught_by = "the_future_is_open"
    words = "draws came out just as in the true match"

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        other = super().imagine(seat, chance)
        hidden = [leaf for leaf in other.basket if leaf not in self.basket]
        for player in range(self.seats):
            if player != seat:
                for held in (other.hands[player], other.given[player]):
                    for number, leaf in enumerate(held):
                        if leaf in self.basket:
                            held[number] = hidden.pop()
                other.found[player] = tuple(
                    hidden.pop() if leaf in self.basket else leaf for leaf in other.found[player]
                )
        if other.chosen in self.basket:
            other.chosen = hidden.pop()
        other.basket = self.basket[:]
        return other


class ShowsHands(Broken):
    caught_by = "imagined_matches_look_the_same"
    words = "/view/players/"

    def view(self, seat: int | None) -> dict[str, Plain]:
        shown: list[Any] = [super(ShowsHands, self).view(player)["players"] for player in range(self.seats)]
        return {**super().view(seat), "players": [players[player] for player, players in enumerate(shown)]}


class ShowsTheBasketAtTurn(Broken):
    caught_by = "imagined_matches_look_the_same"
    words = "/view/next"

    def view(self, seat: int | None) -> dict[str, Plain]:
        shown = self.basket[-1] if self.chosen and seat == self.turn and self.basket else None
        return {**super().view(seat), "next": shown}


class TellsEverybody(Broken):
    caught_by = "secrets_change_nothing"
    words = "it could tell the difference\n  at /log"

    def tell(self, line: Line, args: tuple[Plain, ...] = (), to: int = ALL) -> None:
        super().tell(line, args)


class OffersByTheBasket(Broken):
    caught_by = "imagined_matches_look_the_same"
    words = "/actions"
    first = "is not offered to seat 0, and `why_not` does not say why"

    def actions(self, seat: int) -> list[Action]:
        found = super().actions(seat)
        if len(found) > 1 and self.basket and self.basket[-1] < "n":
            found.pop()
        return found


class RefusesByTheBasket(Broken):
    caught_by = "secrets_change_nothing"
    words = "a refusal gives it away"
    first = "and the state's `why_not` has something against it"

    def why_not(self, seat: int, action: Action) -> Said | None:
        return Said(Line("top", "not before {leaf} is found", "HB-6"), (self.basket[-1] if self.basket else "all",))


class ViewsAreTuples(Broken):
    caught_by = "views_are_plain_data"
    words = "at /found stands ("

    def view(self, seat: int | None) -> dict[str, Plain]:
        return {**super().view(seat), "found": tuple(len(found) for found in self.found)}


class HandsOutItsInside(Broken):
    caught_by = "views_are_plain_data"
    words = "whoever changes a view he got changes the match"

    def view(self, seat: int | None) -> dict[str, Plain]:
        inside: Any = self.compost
        return {**super().view(seat), "compost": inside}


class TellsLists(Broken):
    caught_by = "words_and_rules"
    words = "lists are given as tuples"

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        if self.outcome:
            self.tell(Line("compost", "The compost: {leaves:list}.", "HB-5"), (list(self.compost),))


class TellsNoRule(Broken):
    caught_by = "words_and_rules"
    words = "“Hurray!” in the log cites no rule"

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        if self.outcome:
            self.tell(Line("hurray", "Hurray!"))
