"""Fake news: DM-71."""

from serendip.games.dark_matter.actions import FakeNews
from serendip.testing import rule
from tests.games.dark_matter.seen import hand_size, idle, log, played, removed
from tests.games.dark_matter.table import table


@rule("DM-71")
def test_everybody_discards_the_hand_the_actor_too() -> None:
    match = table(3, hands={0: ["Fake news", 5], 1: [6, 7], 2: [8, "Revolution"]})
    match.play(0, FakeNews())
    assert [hand_size(match, seat) for seat in range(3)] == [0, 0, 0]
    assert set(played(match)) == {5, 6, 7, 8, "Revolution", 100}
    assert removed(match) == ["Fake news"]
    assert log(match)[-3:] == [
        "Player 1 discards 5 M$.",
        "Player 2 discards 6 M$ and 7 M$.",
        "Player 3 discards 8 M$ and Revolution.",
    ]


@rule("DM-71", "DM-55")
def test_all_have_three_cards_again_in_the_next_round() -> None:
    match = table(3, hands={0: ["Fake news"]})
    match.play(0, FakeNews())
    idle(match, 2)
    assert [hand_size(match, seat) for seat in range(3)] == [3, 3, 3]
