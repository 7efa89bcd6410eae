"""Calling out: one tap, seen by everybody at once in their own language, and announced."""

from playwright.sync_api import expect

from serendip.testing import rule
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.science import Scientist

A32 = "A32 Semi-Sentient Synthesis Unit"


def laboratory(ann: Guest, bob: Guest, *roles: str) -> None:
    """Two at a running game with these Roles."""
    room = ann.open("human", "open", game="for-science")
    ann.page.goto(f"/table/{room}")
    bob.page.goto(f"/table/{room}")
    bob.button("seat.take").click()
    for seat, (guest, role) in enumerate(zip((ann, bob), roles, strict=True)):
        scientist = Scientist(guest, seat)
        scientist.press(f"role:{role}")
        scientist.press("say-ready")
    ann.wait(lambda: ann.view["phase"] == "playing")
    bob.wait(lambda: bob.view["phase"] == "playing")


@rule("FS-R12")
def test_a_call_is_seen_and_announced_in_the_readers_language(guests: NewGuest) -> None:
    ann, bob = guests(), guests("es", **PHONE)
    laboratory(ann, bob, "Panicking Intern", "Recycling Officer")
    ann.button("calls").click()
    ann.page.get_by_role("button", name="I need a triangle!").click()
    expect(bob.page.locator(".callout")).to_contain_text("¡Necesito un triángulo!")
    expect(bob.page.locator(".sr[role=status]")).to_contain_text("¡Necesito un triángulo!")
    expect(ann.page.get_by_role("group", name=ann.says("calls"))).to_be_hidden()
    bob.button("calls").click()
    for button in bob.page.get_by_role("group", name=bob.says("calls")).get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390


@rule("FS-R12", "FS-72")
def test_whoever_is_a32_has_beeps_and_no_field_to_type_in(ann: Guest, bob: Guest) -> None:
    laboratory(ann, bob, A32, "Recycling Officer")
    ann.page.keyboard.press("c")
    expect(ann.page.get_by_text(ann.says("chat.beeps"))).to_be_visible()
    expect(ann.page.get_by_label(ann.says("chat.say"))).to_have_count(0)
    ann.page.get_by_role("button", name="bip-bip").click()
    expect(bob.page.locator(".callout")).to_contain_text("bip-bip ✓?")
