"""Somebody at a table of For Science!: designs, builds by keys at the bench, and arranges the vaccine by mouse."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from serendip import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.building.proofs import proof_of
from tests.browser.guest import Guest
from tests.browser.words import text
from tests.browser.workbench import Workbench

THINGS: dict[type[Action], str] = {
    do.ChooseRole: "role:{role}",
    do.SayReady: "say-ready",
    do.DrawDesign: "deck",
    do.VerifyDesign: "verify:{place}",
    do.VerifyBuild: "approve:{builder}",
    do.BuyTile: "buy:{shape}",
    do.CallMeeting: "meeting",
    do.ConfirmCount: "confirm-count",
}
"""What is pressed to choose something."""
TEXTS = "boards/for-science/texts.{lang}.json"
VACCINE = "boards/for-science/vaccine/texts.{lang}.json"


class Scientist:
    """A guest with a seat at a table of For Science!."""

    def __init__(self, guest: Guest, seat: int = 0) -> None:
        self.guest = guest
        self.page = guest.page
        self.seat = seat

    def says(self, key: str) -> str:
        return text(key, self.guest.lang, TEXTS)

    @property
    def me(self) -> dict[str, Any]:
        player: dict[str, Any] = self.guest.view["players"][self.seat]
        return player

    def press(self, thing: str) -> None:
        """Press something that glows."""
        spot = self.page.locator(f'[data-thing="{thing}"].next:visible').first
        if self.guest.by_thumb:
            spot.tap()
        else:
            spot.click()

    def tab(self, name: str) -> Locator:
        """On a phone, a part of the table in the bar below."""
        return self.page.get_by_role("navigation").get_by_role("button").filter(has_text=self.says(f"tab.{name}"))

    def show(self, name: str) -> None:
        """Go to a part of the table, on a phone."""
        self.tab(name).tap()
        expect(self.tab(name)).to_have_attribute("aria-current", "page")

    def begin(self, role: str = "Panicking Intern") -> None:
        """Choose a Role and say ready."""
        self.press(f"role:{role}")
        self.press("say-ready")

    def column(self, place: str) -> list[dict[str, Any]]:
        """The cards that lie in a Lab or a Workshop."""
        view = self.guest.view
        found = next(one for one in [*view["labs"], *view["workshops"]] if one["place"] == place)
        cards: list[dict[str, Any]] = found["column"]
        return cards

    def draw_and_play(self, place: str) -> None:
        """Draw a card and play it into a place."""
        held = list(self.me["hand"])
        self.press("deck")
        self.guest.wait(lambda: len(self.me["hand"]) > len(held))
        card = next(card for card in self.me["hand"] if card not in held)
        before = len(self.column(place))
        self.press(f"hand:{card}")
        self.press(f"place:{place}")
        self.guest.wait(lambda: len(self.column(place)) > before)

    def tower(self, place: str) -> list[Pose]:
        """A stored tower for the Design that lies there."""
        numbers = {card.name: number for number, card in enumerate(DESIGNS)}
        proof = proof_of([(numbers[card["card"]], card["turned"]) for card in self.column(place)])
        assert proof is not None
        return list(proof.poses)

    def bench(self, place: str) -> Workbench:
        """My bench there."""
        return Workbench(self.guest, f"{place}:{self.seat}")

    def start(self, place: str) -> Workbench:
        """Go to the bench."""
        self.press(f"build:{place}")
        bench = self.bench(place)
        expect(self.canvas).to_be_visible()
        self.canvas.focus()
        return bench

    @property
    def canvas(self) -> Locator:
        return self.page.locator("canvas[role=application]")

    def build(self, place: str, poses: Sequence[Pose] = ()) -> None:
        """Build by keys what lies there, in a stored way if no other is given, and have it checked; it is right."""
        bench = self.start(place)
        for pose in poses or self.tower(place):
            bench.place_by_keys(pose, 0.0)
        self.check(bench)

    def check(self, bench: Workbench) -> None:
        """Have the build checked until it passes."""
        expect(bench.button("check")).to_have_attribute("aria-disabled", "false")
        bench.press(bench.button("check"))
        self.guest.wait(
            lambda: any(build["passed"] for build in self.guest.view["builds"] if build["builder"] == self.seat)
        )

    def recite(self, phrase: str) -> None:
        """Type a phrase that a card asks for."""
        field = self.page.get_by_label(self.says("phrase"))
        field.fill(phrase)
        field.press("Enter")

    def buy_something(self) -> None:
        """Spend what was earned on the first tile that can be paid."""
        offers = [offer["action"] for offer in self.guest.table["offers"]]
        shape = next(action["shape"] for action in offers if action["kind"] == "buy-tile")
        left = self.guest.view["vaccine"]["stacks"][shape]
        self.press(f"buy:{shape}")
        self.guest.wait(lambda: self.guest.view["vaccine"]["stacks"][shape] < left)

    def take(self, tile: int) -> None:
        """Take a tile by a click."""
        self.page.locator(f'[data-vaccine-tile="{tile}"]').first.click()
        self.guest.wait(lambda: self.me["tile"] == tile)

    def choose(self, action: Action) -> None:
        """Do what is no work of the hands at a bench, and wait until it is done."""
        self.guest.wait(lambda: action.to_json() in self._offered())
        moves = self.guest.table["room"]["moves"]
        match action:
            case do.TakeTile(tile):
                self.take(tile)
            case do.PutTile(x, y, turn):
                self.put(self.me["tile"], x, y, turn)
            case do.PlayDesign(card, place):
                self.press(f"hand:{card}")
                self.press(f"place:{place}")
            case _:
                self.press(THINGS[type(action)].format(**action.to_json()))
        self.guest.wait(lambda: self.guest.table["room"]["moves"] > moves)

    def _offered(self) -> list[Any]:
        return [offer["action"] for offer in self.guest.table["offers"]]

    def put(self, tile: int, x: int, y: int, turn: int) -> None:
        """Take a tile, turn it and put it down on the spot where it shall lie."""
        if self.me["tile"] != tile:
            self.take(tile)
        spot = self.page.locator(f'[data-at="{x} {y} {turn}"]')
        for _ in range(6):
            if spot.count():
                break
            self.page.get_by_role("button", name=text("do.turn", self.guest.lang, VACCINE), exact=True).last.click()
        spot.dispatch_event("click")
        self.guest.wait(lambda: [tile, x, y, turn] in self.guest.view["vaccine"]["lying"])
