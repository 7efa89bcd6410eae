"""Time Horizon in a browser: a whole game, laying an event, what a deed would change, a choice that waits."""

import re
from random import Random

from playwright.sync_api import expect

from serendip import Match
from tests.browser.arranged import lay_out
from tests.browser.guest import Guest
from tests.browser.time_horizon import TITLE, WORDS, View, act, mine, others_are_bots, own_turn, position, press
from tests.browser.visibility import cut_off, screens_below, sticks_out
from tests.browser.words import pattern
from tests.server.process import Process

# What brings a game to its end.
DULL = ("drop-draft", "let-be", "withdraw", "decline", "put-back", "refrain", "end-turn")


def test_a_whole_game_against_bots_stays_on_one_screen(ann: Guest) -> None:
    ann.home()
    ann.game(TITLE).get_by_role("button", name=ann.says("play.now")).click()
    rng = Random(8)
    rounds = set()
    while ann.until_asked():
        if ann.view["round"] not in rounds:
            rounds.add(ann.view["round"])
            assert screens_below(ann.page) == 0
            assert not sticks_out(ann.page)
            assert not cut_off(ann.page)
        act(ann, rng, *(DULL if rng.random() < 0.7 else ()))
    reason = ann.view["outcome"]["reason"]["key"]
    assert rounds >= set(range(1, 21)) or not ann.view["players"][0]["alive"]
    assert all(node["result"] for node in ann.view["nodes"])
    expect(ann.ending.get_by_text(pattern(f"lines.{reason}", which=WORDS))).to_be_visible()


def rotations(match: Match) -> set[int]:
    """Return how seat 0 may turn the card that it lays down."""
    offered = [action.to_json() for action in match.actions(0)] if 0 in match.to_act else []
    return {int(str(action["rotation"])) for action in offered if action["kind"] == "place"}


def laying(server: Process, guest: Guest) -> set[int]:
    """Bring a guest to laying down a card that fits in some rotations; return them."""
    match = position(3, lambda match, _: 1 < len(rotations(match)) < 6)
    lay_out(server, match, *others_are_bots(match, 0)).seat(guest, 0)
    return rotations(match)


def test_rotations_that_fit_glow_and_the_others_say_why_not(ann: Guest, server: Process) -> None:
    fits = laying(server, ann)
    for turn in range(6):
        spot = ann.thing(f"turn:{turn}")
        expect(spot).to_be_visible()
        assert (spot.get_attribute("aria-disabled") is None) == (turn in fits)
    wrong = min(set(range(6)) - fits)
    ann.thing(f"turn:{wrong}").click(force=True)
    expect(ann.page.get_by_role("tooltip")).to_contain_text("a link faces the wrong way in time")
    ann.page.keyboard.press("Escape")


def test_a_card_is_laid_down_as_it_was_turned(ann: Guest, server: Process) -> None:
    turn = max(laying(server, ann))
    here = ann.view["players"][0]["node"]
    press(ann, f"turn:{turn}", "token:does not")
    ann.wait(lambda: ann.view["nodes"][here]["event"])
    event = ann.view["nodes"][here]["event"]
    assert (event["rotation"], event["token"], event["organiser"]) == (turn, "does not", 0)
    expect(ann.page.get_by_role("list", name=ann.says("log"))).to_contain_text(f"organises {event['title']}")


def test_turning_a_card_shows_what_would_become_of_it(ann: Guest, server: Process) -> None:
    turn = max(laying(server, ann))
    plan = ann.view["you"]["plan"]
    changes = ann.page.get_by_role("list", name="What it would change")
    press(ann, f"turn:{turn}")
    for side in ("happens", "does not"):
        ann.thing(f"token:{side}").hover()
        way = next(row for row in plan["placements"] if (row["rotation"], row["side"]) == (turn, side))
        fate = next(fate for fate in way["changes"] if fate["node"] == ann.view["players"][0]["node"])
        number = f"{fate['sum']:+d}".replace("-", "−").replace("+0", "0")
        expect(changes).to_contain_text(re.compile(rf"{plan['card']} {re.escape(number)}: {fate['outcome']} · "))


def beside_an_event(match: Match, view: View) -> bool:
    """Seat 0 begins its turn in a node with an event that can still be pushed."""
    here = view["players"][0]["node"]
    return own_turn(match, view) and here and view["nodes"][here]["event"] is not None


def test_resting_on_a_deed_shows_what_it_would_change(ann: Guest, server: Process) -> None:
    match = position(3, beside_an_event)
    lay_out(server, match, *others_are_bots(match, 0)).seat(ann, 0)
    event = ann.view["nodes"][ann.view["players"][0]["node"]]["event"]
    changes = ann.page.get_by_role("list", name="What it would change")
    expect(changes.get_by_role("listitem")).to_have_count(0)
    ann.thing("strong-impact:happens").hover()
    now, then = (f"{number:+d}".replace("-", "−").replace("+0", "0") for number in (event["sum"], event["sum"] + 2))
    expect(changes).to_contain_text(f"{event['title']} {now} → {then}")
    ann.page.mouse.move(5, 5)
    expect(changes.get_by_role("listitem")).to_have_count(0)
    press(ann, "strong-impact:happens")
    ann.wait(lambda: ann.view["activity"] == 1)
    assert ann.view["nodes"][ann.view["players"][0]["node"]]["event"]["sum"] == event["sum"] + 2


def test_any_event_is_reckoned_up_when_looked_at(ann: Guest, server: Process) -> None:
    match = position(3, lambda match, view: own_turn(match, view) and view["round"] > 8)
    lay_out(server, match, *others_are_bots(match, 0)).seat(ann, 0)
    node = next(
        node["node"]
        for node in ann.view["nodes"]
        if node["event"]
        and not node["result"]
        and any(link["to"] == node["node"] and link["worth"] for link in ann.view["links"])
    )
    ann.page.keyboard.press("ArrowUp")
    ann.thing(f"node:{node}").focus()
    close_up = ann.page.get_by_role("tooltip")
    event = ann.view["nodes"][node]["event"]
    expect(close_up).to_contain_text(event["title"])
    expect(close_up).to_contain_text(re.compile(r"(Cause|Hindrance) from node \d+, strength \d"))
    expect(close_up).to_contain_text(f"Now “{event['outcome']}” with a sum of")


def soon_choosing(match: Match, view: View) -> bool:
    """Seat 0 can end its turn, will then choose an event, and seat 1 comes next."""
    if not (view["stage"] == "turn" and view["at_turn"] == 0 and view["activity"] == 0 and match.to_act == (0,)):
        return False
    return view["players"][0]["hand"] < 5 and view["order"][view["turn"] + 1 :][:1] == [1] and not mine_plan(match)


def mine_plan(match: Match) -> object:
    """Return what seat 0 has begun."""
    own: View = match.view(0)
    return own["you"]["plan"]


def test_a_choice_waits_while_others_play_and_outlives_a_reload(ann: Guest, bob: Guest, server: Process) -> None:
    match = position(3, soon_choosing)
    laid = lay_out(server, match, "human", "human", "thumb")
    laid.seat(ann, 0)
    laid.seat(bob, 1)
    press(ann, "end-turn")
    ann.wait(lambda: mine(ann)["choose_from"])
    kept = [card["title"] for card in mine(ann)["choose_from"]]
    bob.wait(lambda: bob.may("extract"))
    assert ann.view["at_turn"] == 1
    press(bob, "extract")
    bob.wait(lambda: bob.view["activity"] == 1)
    ann.page.reload()
    ann.until_asked()
    assert [card["title"] for card in mine(ann)["choose_from"]] == kept
    assert not any(title in str(bob.view["you"]) for title in kept)
    press(ann, f"choice:{kept[0]}")
    ann.wait(lambda: not mine(ann)["choose_from"])
    assert kept[0] in [card["title"] for card in mine(ann)["hand"]]
    assert bob.view["at_turn"] == 1


def test_a_click_on_a_node_several_moves_away_goes_all_the_way(ann: Guest, server: Process) -> None:
    match = position(3, lambda match, view: own_turn(match, view) and view["round"] == 3)
    lay_out(server, match, *others_are_bots(match, 0)).seat(ann, 0)
    me = ann.view["players"][0]
    far = next(one for one in me["reachable"] if one["steps"] == 2)
    expect(ann.thing(f"node:{far['node']}")).to_have_accessible_name(re.compile(rf"{far['cost']} energy to go there"))
    ann.thing(f"node:{far['node']}").click(force=True)
    ann.wait(lambda: ann.view["players"][0]["node"] == far["node"])
    assert ann.view["players"][0]["energy"] == me["energy"] - far["cost"]


def test_the_zoom_is_the_same_after_a_reload(ann: Guest, server: Process) -> None:
    match = position(3, own_turn)
    lay_out(server, match, *others_are_bots(match, 0)).seat(ann, 0)
    sheet = ann.page.locator(".chart .sheet")
    ann.page.get_by_role("button", name=ann.says("zoom.in")).click()
    near = sheet.get_attribute("style")
    ann.page.reload()
    expect(sheet).to_have_attribute("style", near or "")
