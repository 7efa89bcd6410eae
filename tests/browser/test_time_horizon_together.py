"""Time Horizon between browsers: an exchange whose secrets no third learns, and a Tangle with secret bets."""

import json

from playwright.sync_api import Locator, expect

from serendip import Match
from tests.browser.arranged import lay_out
from tests.browser.guest import Guest
from tests.browser.time_horizon import TEXTS, View, asked, mine, offers, own_turn, position, press, said
from tests.browser.words import pattern
from tests.server.process import Process

ENOUGH = 30
"""So much energy that everybody can pay what these tests ask for."""

IMPACT = 8
"""What an added impact costs."""


def gift(match: Match) -> str | None:
    """Return an artifact in the hand of seat 0 that seat 2 has never heard of."""
    heard = json.dumps(match.view(2)) + " ".join(entry.words() for entry in match.log(2))
    held: View = match.view(0)
    return next((name for name in held["you"]["artifacts"] if name not in heard), None)


def meeting(match: Match, view: View) -> bool:
    """Seats 0 and 1 share a node at the turn of seat 0, which has something to give."""
    rich = min(player["energy"] or 0 for player in view["players"]) > ENOUGH
    if not (own_turn(match, view) and rich and view["players"][1]["node"] == view["players"][0]["node"]):
        return False
    return offers(match, 0, "offer-exchange") and gift(match) is not None and not view["players"][1]["choosing"]


def exchange(guest: Guest) -> Locator:
    """Return what is shown of the open offer."""
    return guest.page.get_by_role("region", name=pattern("trade.offer", which=TEXTS))


def name_a_number(guest: Guest, thing: str, number: int) -> None:
    """Slide to a number and do it."""
    row = guest.page.locator("span", has=guest.page.locator(f':scope > [data-thing="{thing}"]'))
    row.get_by_role("slider").fill(str(number))
    press(guest, thing)


def test_an_exchange_is_offered_countered_and_accepted(ann: Guest, bob: Guest, eve: Guest, server: Process) -> None:
    match = position(3, meeting, never=("cast", "discharge"), since=8)
    name = gift(match)
    assert name is not None
    laid = lay_out(server, match, "human", "human", "human")
    for seat, guest in enumerate((ann, bob, eve)):
        laid.seat(guest, seat)
    energy = [player["energy"] for player in ann.view["players"]]

    press(ann, "offer-exchange:1", f"give-hidden:{name}")
    name_a_number(ann, "ask-energy", 20)
    press(ann, "propose")
    for guest in (bob, eve):
        expect(exchange(guest)).to_contain_text("an artifact from hand")
        expect(exchange(guest)).to_contain_text("20 energy")
        assert name not in exchange(guest).inner_text()
    assert not eve.may("accept")

    press(bob, "counter")
    bob.page.get_by_text(said("trade.ask"), exact=True).click()
    press(bob, "ask-any")
    name_a_number(bob, "give-energy", 5)
    press(bob, "propose")
    expect(exchange(ann)).to_contain_text("5 energy")
    press(ann, "accept", f"hand-over:{name}")
    bob.wait(lambda: name in mine(bob)["artifacts"])
    ann.wait(lambda: not ann.view["offer"])
    assert [player["energy"] for player in ann.view["players"]] == [energy[0] + 5, energy[1] - 5, energy[2]]
    assert ann.view["players"][1]["known_artifacts"] == [name]
    eve.wait(lambda: eve.view["players"][1]["artifacts"] == bob.view["players"][1]["artifacts"])
    assert name not in json.dumps(eve.told), "a third player was told what changed hands unseen"
    expect(bob.page.get_by_role("list", name=bob.says("log"))).to_contain_text(f"You receive the {name}.")


def offer_energy(guest: Guest, number: int) -> None:
    """Offer seat 1 energy for nothing."""
    press(guest, "offer-exchange:1")
    name_a_number(guest, "give-energy", number)
    press(guest, "propose")


def test_an_offer_is_withdrawn_and_offers_are_switched_off(ann: Guest, bob: Guest, server: Process) -> None:
    match = position(3, meeting, never=("cast", "discharge"), since=8)
    laid = lay_out(server, match, "human", "human", "thumb")
    laid.seat(ann, 0)
    laid.seat(bob, 1)
    offer_energy(ann, 3)
    expect(exchange(bob)).to_contain_text("3 energy")
    assert bob.may("accept", "counter", "decline")
    press(ann, "withdraw")
    expect(exchange(bob)).to_have_count(0)
    offer_energy(ann, 4)
    expect(exchange(bob)).to_contain_text("4 energy")
    press(bob, "close-offers")
    expect(exchange(ann)).to_have_count(0)
    ann.wait(lambda: not ann.view["players"][1]["takes_offers"])
    assert not ann.may("offer-exchange")
    expect(ann.thing("offer-exchange:1")).to_have_count(0)


def test_a_tangle_is_cast_and_bet_on_in_secret(ann: Guest, bob: Guest, server: Process) -> None:
    def castable(match: Match, view: View) -> bool:
        return asked(match, "cast-tangle") == 0 and (view["players"][0]["energy"] or 0) > ENOUGH

    match = position(3, castable, since=3)
    laid = lay_out(server, match, "human", "human", "thumb")
    laid.seat(ann, 0)
    laid.seat(bob, 1)
    node, energy = ann.view["players"][0]["node"], ann.view["players"][0]["energy"]
    press(ann, "cast:Tangle of Fates", "token:happens")
    bob.wait(lambda: bob.view["stage"] == "bet")
    assert [player["energy"] is None for player in bob.view["players"]] == [True, False, True]
    expect(bob.thing("player:0")).to_contain_text("?")
    ann.page.get_by_role("button", name=ann.says("more")).first.click()
    press(ann, "bet:happens", "bet:happens", "bet:does not")
    ann.wait(lambda: len(mine(ann)["bets"]) == 3)
    expect(ann.page.get_by_text(said("bet.done"))).to_be_visible()
    assert mine(bob)["bets"] == []
    assert "bet-shown" not in json.dumps(bob.told), "a bet was seen before all were laid"
    press(bob, "bet:does not")
    ann.wait(lambda: ann.view["nodes"][node]["event"] and ann.view["stage"] != "bet")
    bets = ann.view["nodes"][node]["event"]["bets"]
    assert sorted((bet["seat"], bet["side"]) for bet in bets if bet["seat"] < 2) == [
        (0, "does not"), (0, "happens"), (0, "happens"), (1, "does not"),
    ]  # fmt: skip
    expect(bob.page.get_by_role("list", name=bob.says("log"))).to_contain_text("bet on “happens” with 1 impacts")
    assert bob.view["players"][0]["energy"] == energy - IMPACT
    expect(bob.thing("player:0")).not_to_contain_text("?")
