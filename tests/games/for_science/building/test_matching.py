"""Readings of builds against a slow search through all of them."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from serendip.games.for_science.building.contacts import Contacts
from serendip.games.for_science.building.matching import match
from serendip.games.for_science.building.plan import TABLE, Plan, line
from serendip.testing import rule

kinds = st.lists(st.sampled_from(["brick", "slat"]), min_size=1, max_size=5)


def pairs(count: int) -> st.SearchStrategy[set[tuple[int, int]]]:
    every = [(a, b) for a in range(TABLE, count) for b in range(count) if a < b]
    return st.sets(st.sampled_from(every))


def fewest_mistakes(plan: Plan, built: list[str], touching: set[tuple[int, int]]) -> int:
    """Try all ways to give the blocks symbols of their kinds."""
    best = 999
    for order in permutations(range(len(built))):
        if all(plan.kinds[symbol] == built[block] for block, symbol in enumerate(order)):
            place = {TABLE: TABLE, **dict(enumerate(order))}
            seen = {line(place[a], place[b]) for a, b in touching}
            best = min(best, len(seen ^ plan.lines))
    return best


@rule("FS-D3")
@settings(max_examples=200)
@given(st.data())
def test_the_reading_has_the_fewest_mistakes_that_any_has(data: st.DataObject) -> None:
    wanted = data.draw(kinds)
    plan = Plan(wanted)
    plan.lines = data.draw(pairs(len(wanted)))
    built = data.draw(st.permutations(wanted))
    found = Contacts(len(built))
    found.touching = data.draw(pairs(len(built)))
    reading = match(plan, built, ["front"] * len(built), found)
    assert reading.sure
    assert reading.mistakes == fewest_mistakes(plan, built, found.touching)
    assert sorted(reading.symbols) == list(range(len(built)))
    assert all(plan.kinds[symbol] == built[block] for block, symbol in enumerate(reading.symbols))


def test_a_muddle_of_36_blocks_is_read_with_limited_effort() -> None:
    plan = Plan(["brick"] * 16)
    plan.lines = {line(a, a + 1) for a in range(15)} | {(TABLE, 0)}
    found = Contacts(36)
    found.touching = {line(a, (a * 7 + 3) % 36) for a in range(36) if a != (a * 7 + 3) % 36}
    reading = match(plan, ["brick"] * 36, ["end"] * 36, found)
    assert len([symbol for symbol in reading.symbols if symbol >= 0]) == 16
    assert not reading.sure


def test_no_blocks_no_mistakes() -> None:
    reading = match(Plan(["brick"]), [], [], Contacts(0))
    assert reading.symbols == []
    assert reading.mistakes == 0
