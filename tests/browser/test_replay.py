"""After the game: who won and why, how the chances moved, every step again with any eyes, and playing on from one."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route, expect

import serendip
from tests.browser.chromium import PATIENCE, PHONE
from tests.browser.conftest import NewGuest, serving_the_page
from tests.browser.guest import Guest
from tests.browser.over_the_wire import finish, until_analysed
from tests.browser.words import pattern
from tests.server.process import Process


def asked(server: Process, path: str) -> Any:
    """Return what the server answers about a room, though it may have a lot to do."""
    return httpx.get(f"{server.url}/api/rooms/{path}", timeout=PATIENCE / 1_000).raise_for_status().json()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server of their own: elsewhere the chances of other tests' matches are worked out first."""
    with serving_the_page(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.fixture(scope="module")
def match(server: Process) -> str:
    """The room of a finished match, whose chances are being worked out from now on."""
    room = finish(server.url, "human", "thumb", "random")
    asked(server, f"{room}/analysis")
    return room


@pytest.fixture
def frames(server: Process, match: str) -> list[dict[str, Any]]:
    """The steps of the match as seat 0 saw them."""
    found: list[dict[str, Any]] = asked(server, f"{match}/replay?seat=0")["frames"]
    return found


def at(guest: Guest, step: int, frames: list[dict[str, Any]]) -> None:
    """Expect the replay to be at a step."""
    expect(guest.page.get_by_text(f"{step}/{len(frames) - 1}", exact=True)).to_be_visible()
    expect(guest.page.get_by_role("slider")).to_have_value(str(step))


def test_step_and_jump_by_buttons(ann: Guest, match: str, frames: list[dict[str, Any]]) -> None:
    ann.page.goto(f"/replay/{match}")
    at(ann, 0, frames)
    expect(ann.sentence).to_have_text(ann.says("replay.opening"))
    ann.button("replay.on").click()
    ann.button("replay.on").click()
    at(ann, 2, frames)
    assert ann.page.url.endswith(f"/replay/{match}#2"), "the address leads here again"
    ann.button("replay.back").click()
    at(ann, 1, frames)
    ann.button("replay.last").click()
    at(ann, len(frames) - 1, frames)
    expect(ann.button("replay.on")).to_be_disabled()
    ann.button("replay.first").click()
    at(ann, 0, frames)
    expect(ann.button("replay.back")).to_be_disabled()


def test_step_and_jump_by_keys_slider_and_address(ann: Guest, match: str, frames: list[dict[str, Any]]) -> None:
    ann.page.goto(f"/replay/{match}#5")
    at(ann, 5, frames)
    ann.page.keyboard.press("ArrowRight")
    at(ann, 6, frames)
    ann.page.keyboard.press("End")
    at(ann, len(frames) - 1, frames)
    ann.page.get_by_role("slider").fill("3")
    at(ann, 3, frames)


def test_it_plays_by_itself_to_the_end(ann: Guest, match: str, frames: list[dict[str, Any]]) -> None:
    ann.page.clock.install()
    ann.page.goto(f"/replay/{match}#{len(frames) - 3}")
    at(ann, len(frames) - 3, frames)
    ann.button("replay.play").click()
    ann.page.clock.run_for("00:05")
    at(ann, len(frames) - 1, frames)
    expect(ann.button("replay.play")).to_be_visible()


def test_the_log_grows_with_the_steps(ann: Guest, match: str, frames: list[dict[str, Any]]) -> None:
    ann.page.goto(f"/replay/{match}#4")
    at(ann, 4, frames)
    lines = ann.page.get_by_role("list", name=ann.says("log")).get_by_role("listitem")
    few = lines.count()
    ann.button("replay.last").click()
    at(ann, len(frames) - 1, frames)
    assert lines.count() > few


def test_the_cards_of_older_rules_are_those_of_then(ann: Guest, match: str, frames: list[dict[str, Any]]) -> None:
    cards = serendip.game("dark-matter").printed()["data/cards.toml"]
    shielded = {**cards, "research": [{**card, "immune": ["COVID lockout"]} for card in cards["research"]]}
    bare = {**cards, "research": [{**card} for card in cards["research"]]}
    for card in bare["research"]:
        card.pop("immune", None)

    def as_then(route: Route) -> None:
        answer = route.fetch()
        printed = [{"step": 0, "data": {"cards": shielded}}, {"step": 1, "data": {"cards": bare}}]
        route.fulfill(response=answer, json={**answer.json(), "printed": printed})

    ann.page.route(re.compile("/api/rooms/[^/]+/replay"), as_then)
    shields = ann.page.get_by_title(ann.says("immune", board=True))
    ann.page.goto(f"/replay/{match}")
    at(ann, 0, frames)
    expect(ann.page.get_by_text(ann.says("replay.as-then"))).to_be_visible()
    expect(shields.first).to_be_visible()
    ann.button("replay.on").click()
    at(ann, 1, frames)
    expect(shields).to_have_count(0)
    ann.button("replay.back").click()
    expect(shields.first).to_be_visible()


def test_with_the_eyes_of_another_seat(ann: Guest, match: str, frames: list[dict[str, Any]]) -> None:
    ann.page.goto(f"/replay/{match}")
    ann.page.get_by_role("button", name="Ada", exact=True, pressed=False).click()
    expect(ann.page.get_by_role("button", name="Ada", exact=True, pressed=True)).to_be_visible()
    hand = ann.page.get_by_role("group", name=ann.says("hand", board=True)).locator("[data-thing^='hand:']")
    expect(hand).to_have_count(3)
    at(ann, 0, frames)


def test_with_every_hand_open(ann: Guest, match: str, frames: list[dict[str, Any]]) -> None:
    ann.page.goto(f"/replay/{match}#2")
    at(ann, 2, frames)
    face_down = ann.page.locator("[data-piece='?'][data-place^='hand:']")
    expect(face_down).not_to_have_count(0)
    ann.button("replay.all").click()
    expect(ann.page.get_by_role("button", name=ann.says("replay.all"), pressed=True)).to_be_visible()
    at(ann, 2, frames)
    expect(face_down).to_have_count(0)
    ann.button("replay.last").click()
    at(ann, len(frames) - 1, frames)


def test_playing_on_from_a_step(ann: Guest, match: str, frames: list[dict[str, Any]]) -> None:
    step = next(
        n for n, frame in enumerate(frames) if frame["view"]["phase"] == "turn" and frame["view"]["acting"] == 0
    )
    ann.page.goto(f"/replay/{match}#{step}")
    at(ann, step, frames)
    ann.button("replay.branch").click()
    ann.page.wait_for_url(re.compile("/table/"))
    assert match not in ann.page.url
    ann.until_asked()
    assert ann.table["you"] == [0]
    assert ann.view == frames[step]["view"]


@pytest.mark.parametrize("game", ["time-horizon", "pandorum"])
def test_another_game_is_seen_again_step_by_step_and_with_other_eyes(ann: Guest, server: Process, game: str) -> None:
    room = finish(server.url, "thumb", "thumb", game=game)
    frames = asked(server, f"{room}/replay")["frames"]
    middle = len(frames) // 2
    ann.page.goto(f"/replay/{room}#{middle}")
    at(ann, middle, frames)
    expect(ann.page.locator("[data-thing]").first).to_be_visible()
    ann.page.get_by_role("button", name="Bruno", exact=True, pressed=False).click()
    expect(ann.page.get_by_role("button", name="Bruno", exact=True, pressed=True)).to_be_visible()
    ann.page.keyboard.press("ArrowRight")
    at(ann, middle + 1, frames)
    ann.button("replay.last").click()
    at(ann, len(frames) - 1, frames)
    expect(ann.page.get_by_role("img", name=pattern("chances.label"))).to_be_visible()


def test_how_the_chances_moved(ann: Guest, server: Process, match: str, frames: list[dict[str, Any]]) -> None:
    until_analysed(server.url, match)
    ann.page.goto(f"/replay/{match}")
    chart = ann.page.get_by_role("img", name=pattern("chances.label"))
    expect(chart).to_be_visible()
    moments = ann.page.get_by_role("heading", name=ann.says("moments"))
    expect(moments).to_be_visible()
    moment = ann.page.get_by_role("button", name=pattern("step")).first
    step = int((moment.inner_text()).split()[-1])
    moment.click()
    at(ann, step, frames)
    box = chart.bounding_box()
    assert box
    way = 1 if step < len(frames) / 2 else -1  # into the half of the chart that is not of this moment
    chart.click(position={"x": box["width"] * (0.5 + way / 4), "y": box["height"] / 2})
    ann.wait(lambda: (int(ann.page.get_by_role("slider").input_value()) - step) * way > 0)


def test_a_problem_is_reported_from_the_replay(ann: Guest, match: str) -> None:
    ann.page.goto(f"/replay/{match}")
    ann.button("report").click()
    form = ann.page.get_by_role("dialog", name=ann.says("report"))
    form.get_by_role("textbox").fill("Step 5 looks wrong.")
    form.get_by_role("button", name=ann.says("send")).click()
    expect(form.get_by_text(pattern("report.thanks"))).to_be_visible()


def test_after_the_game_the_table_tells_who_won_and_goes_on(ann: Guest, server: Process) -> None:
    room = finish(server.url, "human", "random", guest=ann)
    ann.page.goto(f"/table/{room}")
    expect(ann.ending).to_be_visible()
    expect(ann.ending.get_by_role("img", name=pattern("chances.label"))).to_be_visible()
    expect(ann.ending.get_by_role("link", name=ann.says("replay"))).to_have_attribute("href", f"/replay/{room}")
    ann.button("rematch").click()
    ann.page.wait_for_url(re.compile(f"/table/(?!{room})"))
    ann.until_asked()
    assert ann.view["round"] == 1


def test_the_result_is_on_the_home_page(ann: Guest, match: str) -> None:
    ann.home()
    results = ann.page.get_by_role("region", name=ann.says("home.recent"))
    row = results.get_by_role("listitem").filter(has=ann.page.locator(f"a[href='/replay/{match}']"))
    expect(row).to_contain_text("Dark Matter: The Card Game")
    results.locator(f"a[href='/replay/{match}']").click()
    expect(ann.page.get_by_role("slider")).to_be_visible()


def test_the_ending_is_put_away_and_shown_again(ann: Guest, server: Process) -> None:
    room = finish(server.url, "human", "random", guest=ann)
    ann.page.goto(f"/table/{room}")
    expect(ann.ending).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.ending).to_have_count(0)
    ann.button("over.show").click()
    expect(ann.button("rematch")).to_be_visible()


def test_the_ending_tells_everybodys_points(ann: Guest, server: Process) -> None:
    room = finish(server.url, "human", "thumb", guest=ann, game="pandorum")
    ann.page.goto(f"/table/{room}")
    expect(ann.ending).to_be_visible()
    for seat, score in enumerate(ann.view["outcome"]["scores"]):
        expect(ann.ending.get_by_role("listitem").nth(seat)).to_contain_text(str(int(score)))


def test_on_a_phone_the_log_and_the_chances_cover_the_board_when_asked_for(guests: NewGuest, match: str) -> None:
    ann = guests(**PHONE)
    ann.page.goto(f"/replay/{match}#3")
    log = ann.page.get_by_role("list", name=ann.says("log"))
    expect(ann.sentence).to_be_visible()
    expect(log).to_be_hidden()
    board = ann.page.locator("main").bounding_box()
    assert board is not None
    assert board["height"] > 844 / 2, "the controls leave too little of the board"
    ann.button("replay.log").tap()
    expect(log).to_be_visible()
    expect(ann.page.get_by_role("img", name=pattern("chances.label"))).to_be_visible()
    ann.button("replay.log").tap()
    expect(log).to_be_hidden()
