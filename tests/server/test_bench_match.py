"""For Science! at the server's bench: a Design is played, built by hand, checked and Verified, and a bot joins in."""

from collections.abc import Iterator
from typing import Any

import pytest

from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.building.proofs import Proof, proof_of
from serendip.testing import rule
from tests.server.browser import Browser
from tests.server.builder import Builder
from tests.server.served import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), bench_grace_seconds=0.3) as server:
        yield server


class Scientist(Builder):
    """A player of For Science! with a hand at the bench."""

    def do(self, kind: str, **parts: Any) -> None:
        """Play the first offer of that kind which fits."""
        self.settle()
        self.until_table(lambda table: any(_fits(offer, kind, parts) for offer in table["offers"]))
        assert self.play(next(offer for offer in self.offers if _fits(offer, kind, parts)))["t"] == "ok"

    def begin(self) -> None:
        """Choose a Role and be ready."""
        self.do("choose-role")
        self.do("say-ready")

    def design(self, place: str) -> Proof:
        """Play a drawn card into a place; return how it can be built."""
        self.do("draw-design")
        self.do("play-design", place=place)
        lab = next(lab for lab in self.table["view"]["labs"] if lab["place"] == place)
        return column_proof(lab["column"])


def column_proof(column: list[dict[str, Any]]) -> Proof:
    numbers = {card.name: number for number, card in enumerate(DESIGNS)}
    proof = proof_of([(numbers[card["card"]], card["turned"]) for card in column])
    assert proof is not None
    return proof


def _fits(offer: dict[str, Any], kind: str, parts: dict[str, Any]) -> bool:
    action = offer["action"]
    return action["kind"] == kind and all(action[name] == value for name, value in parts.items())


def sit(browser: Browser, room: str, seat: int = 0, place: str = "Lab Gamma") -> Scientist:
    scientist = Scientist(browser.connect(room), seat=seat, place=place)
    assert scientist.hear()["t"] == "table"
    return scientist


def sit_together(ann: Browser, bob: Browser) -> tuple[str, Scientist, Scientist]:
    """Begin a game for two; return the room and both players."""
    room = ann.open("human", "open", game="for-science", pace="none", options={"cards": "rules"})
    bob.sit(room)
    one, two = sit(ann, room), sit(bob, room, 1)
    one.begin()
    two.begin()
    return room, one, two


@pytest.mark.slow
@rule("FS-52", "FS-53", "FS-D2", "FS-D2a")
def test_a_design_is_built_by_hand_and_the_server_freezes_it_into_the_check(ann: Browser) -> None:
    room = ann.open("human", game="for-science", pace="none", options={"cards": "rules"})
    me = sit(ann, room)
    me.begin()
    proof = me.design("Lab Gamma")
    me.build(proof, "Lab Gamma:0")
    build = me.table["view"]["builds"][0]
    assert sum(build["blocks"].values()) == len(proof.poses)
    assert me.ask("check", seat=0, place="Lab Gamma")["t"] == "ok"
    me.until_table(lambda table: table["view"]["builds"][0]["passed"])
    forged = {"kind": "check-build", "poses": "", "rest": 2000}
    assert me.ask("play", seat=0, rev=me.table["rev"], action=forged)["code"] == "not-yours"
    assert me.wish("clear")["t"] == "ok"
    me.until_table(lambda table: not table["view"]["builds"])
    me.until_bench(lambda bench: not bench.builds)
    assert set(me.table["view"]["pool"].values()) == {6}


@rule("FS-51")
def test_blocks_that_fall_off_and_builders_who_drop_out_give_their_blocks_back(
    served: Served, ann: Browser, bob: Browser
) -> None:
    _, one, two = sit_together(ann, bob)
    one.design("Lab Gamma")
    assert one.wish("take", kind="cylinder", x=9.0, y=2.0)["t"] == "ok"
    two.until_table(lambda table: table["view"]["pool"]["cylinder"] == 5)
    one.wish("release")
    two.until_table(lambda table: table["view"]["pool"]["cylinder"] == 6)
    one.wish("take", kind="brick", x=0.0)
    two.until_table(lambda table: table["view"]["pool"]["brick"] == 5)
    one.close()
    two.until_table(lambda table: table["view"]["pool"]["brick"] == 6)
    two.until_bench(lambda bench: not bench.builds)


@rule("FS-R3")
def test_whoever_drops_out_without_a_build_lays_the_tile_aside_and_is_not_waited_for(
    served: Served, ann: Browser, bob: Browser
) -> None:
    room, one, two = sit_together(ann, bob)
    one.do("take-tile")
    two.until_table(lambda table: table["view"]["players"][0]["tile"] is not None)
    one.close()
    two.until_table(lambda table: table["view"]["players"][0]["away_since"] is not None)
    assert two.table["view"]["players"][0]["tile"] is None
    assert len(two.table["view"]["vaccine"]["loose"]) == 1
    back = sit(ann, room)
    back.do("come-back")
    two.until_table(lambda table: table["view"]["players"][0]["away_since"] is None)


@rule("FS-81")
def test_where_only_keys_may_build_a_pointer_is_refused_in_words(ann: Browser) -> None:
    options = {"cards": "voice", "universal": True}
    me = sit(ann, ann.open("human", game="for-science", pace="none", options=options))
    me.do("pick-universal", mutation="Untouchable")
    me.begin()
    me.design("Lab Gamma")
    assert me.wish("take", kind="brick")["t"] == "ok"
    refused = me.ask("aim", seat=0, place="Lab Gamma", x=2.0, y=3.0)
    assert (refused["code"], "keys alone" in refused["words"]) == ("not-now", True)
    assert me.wish("nudge", right=5, up=0)["t"] == "ok"
    me.until_bench(lambda bench: abs(bench.seen("Lab Gamma:0")["blocks"].get(0, (9.9,))[0] - 0.1) < 0.01)


@pytest.mark.slow
@rule("FS-81", "FS-D5")
def test_a_bot_takes_turns_with_a_person_in_an_alternating_build(ann: Browser) -> None:
    options = {"cards": "hands", "universal": True}
    me = sit(ann, ann.open("human", "thumb", game="for-science", pace="none", swift=True, options=options))
    me.do("pick-universal", mutation="Alternating")
    me.begin()
    me.do("draw-design")
    labs = ("Lab Alpha", "Lab Beta", "Lab Gamma")
    me.until_table(
        lambda table: any(_fits(offer, "play-design", {"place": lab}) for lab in labs for offer in me.offers)
    )
    place = next(lab for lab in labs for offer in me.offers if _fits(offer, "play-design", {"place": lab}))
    me.do("play-design", place=place)
    me.do("start-build", place=place)
    me.where["place"] = place

    def mine(table: Any) -> dict[str, Any]:
        return next((build for build in table["view"]["builds"] if build["builder"] == 0), {"second": None})

    me.until_table(lambda table: mine(table)["second"] == 1)
    kinds = mine(me.table)["plan"]["kinds"]
    assert me.wish("take", kind=kinds[0], x=0.0, y=0.6)["t"] == "ok"
    assert me.wish("lower")["t"] == "ok"
    assert me.wish("release")["t"] == "ok"
    me.until_table(lambda table: sum(mine(table)["blocks"].values()) == min(2, len(kinds)))
    assert mine(me.table)["last_hand"] == (1 if len(kinds) > 1 else 0)
