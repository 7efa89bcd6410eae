"""Calling out at a table: with one tap, in everybody's language, and in no other voice than one's Role has."""

from typing import Any

from serendip.testing import rule
from tests.server.browser import Browser, Tab

A32 = "A32 Semi-Sentient Synthesis Unit"
COACH = "Overenthusiastic Team Coach"


def play(tab: Tab, seat: int, **action: Any) -> None:
    assert tab.ask("play", rev=tab.table["rev"], seat=seat, action=action)["t"] == "ok"


def laboratory(ann: Browser, bob: Browser, *roles: str, **options: Any) -> tuple[Tab, Tab]:
    """Two at a running game with these Roles."""
    room = ann.open("human", "open", game="for-science", pace="none", options=options)
    bob.sit(room)
    tabs = (ann.tab(room), bob.tab(room))
    for seat, tab in enumerate(tabs):
        play(tab, seat, kind="choose-role", role=roles[seat])
        play(tab, seat, kind="say-ready")
    return tabs


def chat_of(tab: Tab, words: str) -> dict[str, Any]:
    return tab.until(lambda message: message["t"] == "chat" and message["words"] == words)


@rule("FS-R12")
def test_a_call_comes_with_its_key_for_readers_of_any_language(ann: Browser, bob: Browser) -> None:
    one, two = laboratory(ann, bob, "Panicking Intern", "Recycling Officer")
    assert one.ask("chat", call="need triangle")["t"] == "ok"
    heard = chat_of(two, "I need a triangle!")
    assert (heard["seat"], heard["key"], heard["args"]) == (0, "call-need", {"block": "triangle"})
    assert "voice" not in heard
    assert one.ask("chat", call="need a hug")["code"] == "bad-message"
    assert one.ask("chat")["code"] == "bad-message"


@rule("FS-R12", "FS-72")
def test_a32_sends_beeps_only_and_nobody_is_told_what_they_mean(ann: Browser, bob: Browser) -> None:
    one, two = laboratory(ann, bob, A32, "Recycling Officer")
    refused = one.ask("chat", words="I need a triangle")
    assert (refused["code"], refused["words"]) == ("beeps-only", "You speak in beeps only: choose one of them.")
    assert one.ask("chat", call="need triangle")["t"] == "ok"
    heard = chat_of(two, "beep? ▲")
    assert heard["voice"] == "beeps"
    assert "key" not in heard
    assert two.ask("chat", words="pardon?")["t"] == "ok"


@rule("FS-R12", "FS-72")
def test_the_coach_has_only_capitals_in_chat_and_calls(ann: Browser, bob: Browser) -> None:
    one, two = laboratory(ann, bob, COACH, "Recycling Officer")
    assert one.ask("chat", words="go on, everybody")["t"] == "ok"
    assert chat_of(two, "GO ON, EVERYBODY")["voice"] == "capitals"
    assert one.ask("chat", call="help")["t"] == "ok"
    assert chat_of(two, "HELP!")["key"] == "call-help"


@rule("FS-R12", "FS-71")
def test_without_powers_everybody_speaks_freely(ann: Browser, bob: Browser) -> None:
    one, two = laboratory(ann, bob, A32, "Recycling Officer", powers=False)
    assert one.ask("chat", words="at last, words")["t"] == "ok"
    assert "voice" not in chat_of(two, "at last, words")


@rule("FS-R12")
def test_spectators_call_nothing_out_and_games_without_calls_have_none(
    ann: Browser, bob: Browser, eve: Browser
) -> None:
    one, _ = laboratory(ann, bob, "Panicking Intern", "Recycling Officer")
    watching = eve.tab(one.table["room"]["room"])
    assert watching.ask("chat", call="help")["code"] == "bad-message"
    elsewhere = ann.tab(ann.open("human", "human"))
    assert elsewhere.ask("chat", call="help")["code"] == "bad-message"
