"""For Science! in several browsers: hands lent, turns taken, Roles at work; and the choices before the clock runs."""

from playwright.sync_api import expect

from serendip.games.for_science import actions as do
from serendip.testing import rule
from tests.browser.arranged import lay_out
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.nearly import one_card_cure
from tests.browser.science import TEXTS, VACCINE, Scientist
from tests.browser.words import pattern
from tests.browser.workbench import Workbench
from tests.server.process import Process

GAMMA = "Lab Gamma"
NOTES = """
    window.notes = 0;
    const whole = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.notes++; return whole.call(this); };
"""


@rule("FS-72", "FS-81")
def test_the_lab_assistant_holds_the_key_and_a_block(ann: Guest, bob: Guest, server: Process) -> None:
    roles = ("Panicking Intern", "Overworked Lab Assistant")
    table = lay_out(server, one_card_cure(2, 2, universal="Elusive", dealt=roles), "human", "human")
    one, two = Scientist(table.seat(ann, 0)), Scientist(table.seat(bob, 1), 1)
    one.draw_and_play(GAMMA)
    bench = one.start(GAMMA)
    rule_of_it = ann.page.get_by_role("listitem").filter(has_text=bench.says("handicap.hold-key"))
    expect(rule_of_it).to_be_visible()
    first, second = one.tower(GAMMA)
    ann.page.keyboard.press("1")
    expect(ann.page.get_by_role("status").filter(has_text=bench.says("handicap.hold-key"))).to_have_count(1)
    assert not bench.seen["hands"]
    ann.page.keyboard.down("g")
    bench.place_by_keys(first, 0.0)
    ann.page.keyboard.up("g")
    two.press("lend-hand:0")
    expect(rule_of_it).to_have_count(0)
    # The lent hand takes hold of what stands there; it brings no blocks of its own.
    lent = Workbench(bob, f"{GAMMA}:0")
    expect(two.canvas).to_be_visible()
    two.canvas.focus()
    bob.page.keyboard.press("1")
    expect(bob.page.locator(".desk .refused")).to_be_visible()
    bob.page.keyboard.press("n")
    bob.page.keyboard.press("Enter")
    bob.wait(lambda: lent.seen["hands"] == [[1, 0]])
    assert lent.until_held() == 0
    bob.page.keyboard.press("Enter")
    lent.until_still()
    one.canvas.focus()
    bench.place_by_keys(second, 0.0)
    one.check(bench)


@rule("FS-81", "FS-94", "FS-72", "FS-54")
def test_two_take_turns_block_by_block_and_their_two_roles_each_do_their_part(
    ann: Guest, bob: Guest, server: Process
) -> None:
    roles = ("The Coffee Guy", "Night-Shift Librarian", "Unconventional Theoretician", "Recycling Officer")
    match = one_card_cure(2, 2, universal="Alternating", dealt=roles, roles="2")
    table = lay_out(server, match, "human", "human")
    one, two = Scientist(table.seat(ann, 0)), Scientist(table.seat(bob, 1), 1)
    one.draw_and_play(GAMMA)
    for role in roles[0::2]:
        expect(ann.thing(f"place:Workshop of the {role.removeprefix('The ')}")).to_be_visible()
    # The Librarian looks at two cards and keeps one.
    two.press("deck")
    expect(bob.page.get_by_role("alertdialog", name=two.says("halt.keep"))).to_be_visible()
    kept = two.me["looks_at"][1]
    two.press(f"keep:{kept}")
    bob.wait(lambda: two.me["hand"] == [kept])
    # Block by block, each the next one.
    first, second = one.tower(GAMMA)
    bench = one.start(GAMMA)
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".desk .refused")).to_be_visible()
    two.press("join-build:0")
    bob.wait(lambda: bob.view["builds"][0]["second"] == 1)
    one.canvas.focus()
    bench.place_by_keys(first, 0.0)
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".desk .refused")).to_be_visible()
    assert len(bench.seen["blocks"]) == 1
    two.canvas.focus()
    Workbench(bob, f"{GAMMA}:0").place_by_keys(second, 0.0)
    one.check(bench)
    one.press(f"verify:{GAMMA}")
    two.press("approve:0")
    # Coffee for everybody: another card past the hand limit.
    assert not bob.may("draw-design")
    one.press("serve-coffee")
    bob.wait(lambda: bob.may("draw-design"))
    # A half circle closes a side of the vaccine.
    ann.page.get_by_role("button", name=pattern("cap.put", "en", VACCINE)).first.dispatch_event("click")
    for guest in (ann, bob):
        expect(guest.page.locator("path.dome:not(.offered)")).to_be_visible()
    assert ann.view["pool"]["half circle"] == 5


@rule("FS-81", "FS-D5")
def test_a_bot_that_has_begun_builds_by_turns_with_a_person(ann: Guest, server: Process) -> None:
    match = one_card_cure(2, 2, universal="Alternating")
    match.play(1, do.DrawDesign())
    match.play(1, next(deed for deed in match.actions(1) if isinstance(deed, do.PlayDesign) and deed.place == GAMMA))
    match.play(1, do.StartBuild(GAMMA))
    me = Scientist(lay_out(server, match, "human", "thumb").seat(ann, 0))
    me.press("join-build:1")
    expect(me.canvas).to_be_visible()
    me.canvas.focus()
    bench = Workbench(ann, f"{GAMMA}:1")
    bench.place_by_keys(me.tower(GAMMA)[0], 0.0)
    # The next block is the bot's, and mine is not asked for.
    ann.wait(lambda: ann.view["builds"][0]["last_hand"] == 1 and len(bench.seen["blocks"]) == 2)
    bench.until_still()


@rule("FS-92", "FS-81", "FS-54")
def test_lying_flat_is_a_build_too_and_who_verifies_it_hails_it(ann: Guest, bob: Guest, server: Process) -> None:
    match = one_card_cure(2, 2, universal="Ceremonial", flat=True, horizontal=True)
    table = lay_out(server, match, "human", "human")
    one, two = Scientist(table.seat(ann, 0)), Scientist(table.seat(bob, 1), 1)
    one.draw_and_play(GAMMA)
    bench = one.start(GAMMA)
    for pose in one.tower(GAMMA):
        bench.place_by_mouse(pose)
    assert bench.seen["plan"]["flat"]
    one.check(bench)
    one.press(f"verify:{GAMMA}")
    two.page.get_by_role("button", name=pattern("do.hail", "en", TEXTS)).click()
    two.recite("Hail the tower and those who raised it")
    two.press("approve:0")
    ann.wait(lambda: not ann.view["builds"])


@rule("FS-94", "FS-95", "FS-92")
def test_before_the_clock_runs_and_sound_only_by_choice(guests: NewGuest) -> None:
    ann = guests()
    ann.page.add_init_script(NOTES)
    options = {"universal": True, "roles": "2", "horizontal": True, "cards": "voice", "labs": "0"}
    room = ann.open("human", game="for-science", options=options)
    ann.page.goto(f"/table/{room}")
    me = Scientist(ann)
    me.press("mutation:Ceremonial")
    me.press("role:Panicking Intern")
    me.press("role:Emergency Accountant")
    me.press("flat")
    ann.wait(lambda: me.me["flat"])
    me.press("say-ready")
    ann.wait(lambda: ann.view["phase"] == "playing")
    assert ann.view["universal"]["name"] == "Ceremonial"
    expect(ann.page.get_by_role("button", name="Ceremonial: Whoever Verifies")).to_be_visible()
    for role in ("Panicking Intern", "Emergency Accountant"):
        expect(ann.thing(f"place:Workshop of the {role}")).to_be_visible()
    assert ann.page.evaluate("notes") == 0
    switch_sound(ann)
    me.press("pause")
    expect(ann.page.get_by_role("alertdialog")).to_be_visible()
    ann.page.wait_for_function("notes === 3")
    switch_sound(ann)
    me.press("say-ready")
    expect(ann.page.get_by_role("alertdialog")).to_be_hidden()
    assert ann.page.evaluate("notes") == 3


def switch_sound(guest: Guest) -> None:
    guest.button("menu").click()
    guest.page.get_by_role("switch", name=guest.says("menu.sound")).click()
    guest.page.keyboard.press("Escape")
