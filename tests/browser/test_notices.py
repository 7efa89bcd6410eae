"""All that one can be asked, told or refused at a table: in both languages and sizes, answered by keyboard alone.

The list is web/src/table/notices.json. Each of them is brought about by people in browsers of their own, looked for
in the accessibility tree, and has to be in sight with nothing upon it.
"""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.arranged import lay_out
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.languages import english_in
from tests.browser.nearly import one_card_cure
from tests.browser.over_the_wire import finish
from tests.browser.test_blocked import BLOCKING
from tests.browser.words import PAGE, WEB, catalogue, pattern, shape
from tests.server.process import Process

NOTICES: dict[str, Any] = json.loads((WEB / "src" / "table" / "notices.json").read_text(encoding="utf-8"))
UNDER_IT = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


class Meeting:
    """What people meet on their way."""

    def __init__(self) -> None:
        self.met: set[str] = set()

    def meet(self, guest: Guest, name: str) -> Locator:
        """Wait for a notice, and see that it is as the list says."""
        self.met.add(name)
        seen = guest.page.locator(f'[data-notice="{name}"]')
        expect(seen).to_be_in_viewport()
        if NOTICES[name]["role"]:
            expect(seen).to_have_role(NOTICES[name]["role"])
        for key in NOTICES[name]["says"]:
            expect(seen).to_contain_text(re.compile(shape(catalogue(PAGE, guest.lang)[key])))
        for key in NOTICES[name]["answers"]:
            button = answer_of(guest, seen, key)
            expect(button).to_be_in_viewport()
            assert button.evaluate(UNDER_IT), f"something lies on {key}"
        if guest.lang == "es":
            assert english_in(guest) == []
        return seen


def answer_of(guest: Guest, seen: Locator, key: str) -> Locator:
    """Return what answers a notice, by its name in the accessibility tree."""
    name = re.compile(f"^{shape(catalogue(PAGE, guest.lang)[key])}$")
    return seen.get_by_role("button", name=name).or_(seen.get_by_role("link", name=name))


def answer(guest: Guest, seen: Locator, key: str) -> None:
    answer_of(guest, seen, key).press("Enter")


@pytest.mark.parametrize(
    ("lang", "likes"),
    [
        pytest.param("en", {}, id="en-laptop"),
        pytest.param("es", PHONE, id="es-phone"),
        pytest.param("en", PHONE, id="en-phone", marks=pytest.mark.full),
        pytest.param("es", {}, id="es-laptop", marks=pytest.mark.full),
    ],
)
def test_everything_is_met_and_answered(guests: NewGuest, server: Process, lang: str, likes: dict[str, Any]) -> None:
    ann, bob, eve = (guests(lang, **likes) for _ in range(3))
    people = Meeting()
    watching = guests(lang, forced=True, **likes)
    watching.context.add_init_script(BLOCKING)
    at_one_table(people, ann, bob, eve, watching)
    at_one_screen(people, ann)
    after_the_game(people, ann, bob, server)
    watching.page.goto(f"/table/{lay_out(server, one_card_cure(1), 'human').room}")
    people.meet(watching, "stands")
    nothing_answers(people, eve)
    assert people.met == set(NOTICES)


def nothing_answers(people: Meeting, eve: Guest) -> None:
    """A server that can't be reached now is tried again."""
    eve.page.goto("/")
    eve.page.route("**/api/rooms/**", lambda route: route.abort())
    eve.page.goto("/table/nowhere-at-all")
    people.meet(eve, "trouble")
    eve.page.unroute_all()
    people.meet(eve, "gone")


def at_one_table(people: Meeting, ann: Guest, bob: Guest, eve: Guest, watching: Guest) -> None:
    """Three sit down, bid, ask, talk, go and come back; somebody who watches is sent away."""
    room = ann.open("human", "open", "open", pace="live", hints=False)
    bob.page.goto(f"/table/{room}")
    answer(bob, people.meet(bob, "waiting"), "seat.take")
    bob.wait(lambda: bob.table["you"] == [1])
    assert eve.context.request.post(f"/api/rooms/{room}/seats", data={}).ok
    for guest in (ann, eve):
        guest.sit_at(room)
    bob.until_asked()
    ann.page.keyboard.press("h")
    refused = people.meet(ann, "refused")
    expect(refused).to_contain_text(re.compile(ann.says("refused.no-hints"), re.I))
    answer(ann, refused, "close")
    for guest in (ann, bob, eve):
        guest.act_by_keys(Random(1))
    ann.wait(lambda: ann.view["phase"] != "bid" and ann.table["can"]["undo"])
    ann.page.keyboard.press("u")
    people.meet(ann, "undo-asked")
    answer(bob, people.meet(bob, "undo"), "no")
    reply = people.meet(ann, "reply")
    expect(reply).to_contain_text(ann.table["room"]["seats"][1]["name"])
    answer(ann, reply, "close")
    expect(reply).to_have_count(0)

    bob.page.keyboard.press("c")
    field = bob.page.get_by_role("textbox", name=bob.says("chat.say"))
    field.fill("Gracias!")
    field.press("Enter")
    expect(people.meet(ann, "said")).to_contain_text("Gracias!")
    expect(ann.page.get_by_role("status").filter(has_text="Gracias!")).to_be_attached()

    bob.page.goto("about:blank")
    expect(ann.button("seat.replace")).to_be_visible()
    answer(ann, people.meet(ann, "away"), "seat.replace")
    people.meet(ann, "replace-asked")
    answer(eve, people.meet(eve, "replace"), "yes")
    ann.wait(lambda: ann.table["room"]["seats"][1]["bot"] == "thumb")
    bob.page.goto(f"/table/{room}")
    answer(bob, people.meet(bob, "stand-in"), "seat.return")
    ann.wait(lambda: ann.table["room"]["seats"][1]["bot"] is None)

    ann.context.set_offline(True)
    lost = people.meet(ann, "lost")
    ann.context.set_offline(False)
    expect(lost).to_have_count(0)
    eve.button("menu").press("Enter")
    eve.button("leave").press("Enter")
    people.meet(eve, "leaving")
    eve.button("leave.stay").press("Enter")
    watching.page.goto(f"/table/{room}")
    people.meet(watching, "blocked")
    ann.button("menu").press("Enter")
    ann.button("people").press("Enter")
    ann.button("people.send-away").press("Enter")
    ann.page.get_by_role("button", name=pattern("people.send-away.sure", ann.lang)).press("Enter")
    people.meet(watching, "sent-away")


def at_one_screen(people: Meeting, ann: Guest) -> None:
    """A hint is followed, and the screen handed over."""
    ann.sit_at(ann.open("human", "human"))
    ann.page.keyboard.press("h")
    answer(ann, people.meet(ann, "hint"), "hint.play")
    answer(ann, people.meet(ann, "handing"), "hand.take")
    ann.wait(lambda: ann.table["seat"] == 1)


def after_the_game(people: Meeting, ann: Guest, bob: Guest, server: Process) -> None:
    """One asks to play again, the other reads the replay and would rather not."""
    room = finish(server.url, "human", "open", guest=ann, friend=bob)
    ann.page.goto(f"/table/{room}")
    bob.page.goto(f"/replay/{room}")
    expect(bob.page.get_by_role("slider")).to_be_visible()
    answer(ann, people.meet(ann, "over"), "rematch")
    ann.page.wait_for_url(re.compile(f"/table/(?!{room})"))
    again = people.meet(bob, "again")
    expect(answer_of(bob, again, "no")).to_be_enabled()
    answer(bob, again, "no")
    expect(again).to_have_count(0)
    assert bob.page.url.endswith(f"/replay/{room}")
    expect(ann.page.get_by_text(ann.says("seat.free"), exact=True)).to_be_visible()
    expect(ann.page.get_by_text(ann.says("wait.words"))).to_be_visible()
