"""A number for every action and a row of numbers for what a seat sees: documented, stable, and the same at all tables.

That every offer of every game has a number, and that no secret reaches a row, are promises: `serendip.conformance`.
"""

import json
from pathlib import Path

import pytest

import serendip
from serendip.core.action import Action, Ranged
from serendip.core.domains import SEATS, TOLD, Buckets
from serendip.core.encoding import Encoding
from serendip.core.errors import IllegalNumber, SerendipError
from serendip.core.game import Game
from serendip.core.rulebook import Rulebook
from serendip.games.dark_matter.actions import Bid, FriendlyAgencyHead, NewLabDirector
from serendip.games.dark_matter.components import MONEY
from serendip.games.pandorum.actions import Move

STORED: dict[str, dict[str, object]] = json.loads((Path(__file__).parent / "encodings.json").read_text())
DARK_MATTER = serendip.game("dark-matter")


@pytest.mark.parametrize("name", serendip.games())
def test_two_releases_with_one_version_agree(name: str) -> None:
    encoding = serendip.game(name).encoding
    told = {
        "version": encoding.version,
        "actions": encoding.size,
        "observed": encoding.seen().size,
        "digest": encoding.digest,
    }
    assert STORED[name] == told, "a number has changed its meaning: raise encoding_version and store this"


def test_a_seat_in_an_action_is_counted_from_the_one_that_chooses() -> None:
    encoding = DARK_MATTER.encoding
    one = encoding.number(FriendlyAgencyHead(2), 1, 3)
    assert encoding.number(FriendlyAgencyHead(0), 3, 4) == one
    assert encoding.number(NewLabDirector("Ice cap", 0), 2, 3) != encoding.number(NewLabDirector("Ice cap", 0), 1, 3)
    assert encoding.words(one) == "Friendly agency head: take the hand of Player 2"


def test_what_the_position_tells_has_no_number() -> None:
    encoding = serendip.game("pandorum").encoding
    assert encoding.number(Move(7, 1), 0, 2) == encoding.number(Move(7, 3), 0, 2)
    assert "price …" in encoding.words(encoding.number(Move(7, 1), 0, 2))


def test_a_number_that_is_not_legal_says_what_is_and_changes_nothing() -> None:
    match = DARK_MATTER.new(2, seed=1)
    encoding = DARK_MATTER.encoding
    before = match.digest()
    bids = [action.money for action in match.actions(0) if isinstance(action, Bid)]
    wrong = encoding.number(Bid(next(money for money in MONEY if money not in bids)), 0, 2)
    with pytest.raises(IllegalNumber, match=rf"can't choose {wrong} \(bid .*Legal: \d+ \(bid {bids[0]} M\$\)"):
        encoding.action(match, 0, wrong)
    for nonsense in (-1, encoding.size, True, 1.5):
        with pytest.raises(IllegalNumber, match="whole numbers from 0 to"):
            encoding.action(match, 0, nonsense)  # type: ignore[arg-type]
    match.play(0, match.actions(0)[0])
    with pytest.raises(IllegalNumber, match=r"it is not asked\. To act: 1"):
        encoding.action(match, 0, 0)
    match = DARK_MATTER.new(2, seed=1)
    assert match.digest() == before


def test_a_row_is_told_in_words() -> None:
    match = DARK_MATTER.new(2, seed=1)
    match.play(1, match.actions(1)[0])
    row = [0.0] * DARK_MATTER.encoding.seen().size
    match.observe(0, row)
    told = DARK_MATTER.encoding.explain(row)
    view = match.view(0)
    assert told["phase"] == {"bid": 1}
    assert told["bid face down"] == {"player +1": 1}
    own = {f"you / {card.get('event') or str(card['money']) + ' M$'}" for card in view["players"][0]["cards"]}  # type: ignore[index,call-overload,union-attr]
    assert set(told["cards"]) == own
    with pytest.raises(SerendipError, match="not 3"):
        DARK_MATTER.encoding.explain([0, 0, 0])


class Wager(Ranged, frozen=True, tag="wager"):
    words = "wager {number} ({least} to {most}) against {player:player}"
    player: int = 0
    price: int = 0


class Wagers(Game):
    """A game of nothing but wagers."""

    name = "wagers"
    title = "Wagers"
    tagline = "One action."
    minutes = "1"
    seats = range(2, 4)
    actions = (Wager,)

    def read_rulebook(self) -> Rulebook:
        return DARK_MATTER.rulebook


def test_a_field_without_a_domain_is_named() -> None:
    Wagers.domains = {"number": Buckets(range(3)), "player": SEATS}
    game = Wagers()
    with pytest.raises(SerendipError, match="what `price` of Wager can be is not among its `domains`"):
        Encoding(game)


def test_a_range_stands_at_each_bucket_that_it_touches() -> None:
    Wagers.domains = {"number": Buckets([0, 1, 2, 5, 10]), "price": TOLD, "player": SEATS}
    encoding = Encoding(Wagers())
    offer: Action = Wager(1, 1, 7, 2, 3)
    assert encoding._of_offers([offer], 1, 3, None) == [bucket * 6 + 1 for bucket in (1, 2, 3)]
    assert encoding.words(3 * 6 + 1) == "wager 5 (… to …) against Player 2"
