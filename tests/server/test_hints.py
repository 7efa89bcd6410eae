"""Whether bots may be asked for hints is an option of the table that everybody sees; not between strangers."""

import pytest

from tests.server.browser import Browser


@pytest.mark.parametrize(
    ("wish", "hints"),
    [({}, True), ({"open": True}, False), ({"open": True, "hints": True}, True), ({"hints": False}, False)],
)
def test_hints_are_off_between_strangers_unless_the_table_says_otherwise(
    ann: Browser, bob: Browser, wish: dict[str, bool], hints: bool
) -> None:
    room = ann.open("human", "open", **wish)
    assert bob.get(f"/api/rooms/{room}")["hints"] is hints, "whoever thinks of sitting down sees it"
    bob.sit(room)
    tab = ann.tab(room)
    assert tab.table["room"]["hints"] is hints
    answer = tab.ask("hint", seat=0)
    assert answer["t"] == ("hint" if hints else "refused")
    assert hints or (answer["code"] == "no-hints" and "themselves" in answer["words"])


@pytest.mark.parametrize("hints", [True, False])
def test_a_bot_that_thinks_plays_for_oneself_only_where_hints_are_agreed(
    ann: Browser, bob: Browser, hints: bool
) -> None:
    room = ann.open("human", "open", hints=hints)
    bob.sit(room)
    tab = ann.tab(room)
    for spec in ("search:20", " search", "search:20ms"):
        answer = tab.ask("replace", seat=0, bot=spec)
        assert answer["t"] == ("ok" if hints else "refused")
        assert hints or (answer["code"] == "no-hints" and "thumb" in answer["words"])
        tab.settle()
        assert tab.table["room"]["seats"][0]["bot"] == (spec.strip() if hints else None)
        assert tab.ask("return", seat=0)["t"] == "ok"
    assert tab.ask("replace", seat=0, bot="thumb ")["t"] == "ok", "somebody who goes has a bot that knows the game"
    tab.until_table(lambda table: table["room"]["seats"][0]["bot"] == "thumb")


def test_a_preview_is_no_hint(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open", hints=False)
    bob.sit(room)
    tab = ann.tab(room)
    assert tab.ask("preview", seat=0, action=tab.offers[0]["action"])["t"] == "preview"


def test_a_rematch_has_what_was_agreed(ann: Browser) -> None:
    room = ann.open("human", "thumb", hints=False)
    tab = ann.tab(room)
    while tab.until_table(lambda table: table["offers"] or table["room"]["status"] == "over")["offers"]:
        tab.play(tab.offers[0])
    assert ann.get(f"/api/rooms/{tab.ask('rematch')['room']}")["hints"] is False
