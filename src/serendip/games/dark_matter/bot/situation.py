"""The table as one player sees it, in numbers: what the rules of thumb and the estimate both go by."""

from typing import Any, Final

from serendip.core.line import Plain
from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    FITTING,
    LABORATORIES,
    LABORATORY_NUMBER,
    NEEDS,
    NO_CANDIDATE,
    RESEARCH_NUMBER,
    RESOURCE_NUMBER,
    RESOURCES,
)
from serendip.games.dark_matter.seen.view import PHASES
from serendip.games.dark_matter.state import BIDDING, NONE, DarkMatter

_FITTING: Final[list[frozenset[int]]] = [frozenset(laboratories) for laboratories in FITTING]

NEARLY_DONE: Final = 0.6
"""How much of a research's worth there is in one that misses one card."""


class Situation:
    """What is on the table, and what the player hopes of each candidate. Cards are numbers, as in the state."""

    def __init__(self, seats: int, me: int) -> None:
        self.seats: int = seats
        self.me: int = me
        self.stage: int = BIDDING
        self.hopes: list[float] = []
        """For each candidate how likely it is dark matter, as far as the player knows."""
        self.owner: list[int] = []
        self.hosted: list[int] = []
        self.lacking: list[int] = []
        self.short: list[int] = []
        self.face_laboratory: int = NONE
        self.face_research: int = NONE
        self.face_resource: int = NONE
        self.side_research: list[list[int]] = []
        self.side: list[list[int]] = []
        """For each player how many resources of each kind are at the side."""
        self.free: list[list[int]] = []
        """For each player the laboratories without research."""

    def worth(self, research: int) -> float:
        """Return how likely a research finds dark matter."""
        candidate = CANDIDATE_OF[research]
        return 0.0 if candidate == NO_CANDIDATE else self.hopes[candidate]

    def short_with_side(self, laboratory: int, player: int) -> int:
        """Return how many cards the research in a laboratory misses that a player has not got at the side."""
        side = self.side[player]
        short = self.short[laboratory]
        for kind in range(3):
            short -= min(self.lacking[3 * laboratory + kind], side[kind])
        return max(short, 0)

    def missing(self, research: int, player: int) -> int:
        """Return how many cards a research that is not installed needs beyond what a player has at the side."""
        side = self.side[player]
        needs = NEEDS[research]
        return max(needs[0] - side[0], 0) + max(needs[1] - side[1], 0) + max(needs[2] - side[2], 0)

    def has_room(self, research: int, player: int) -> bool:
        """Say whether a player has a free laboratory that fits a research."""
        return not _FITTING[research].isdisjoint(self.free[player])

    def works_on(self, candidate: int) -> bool:
        """Say whether the player has a research on a candidate in a laboratory."""
        for laboratory, owner in enumerate(self.owner):
            research = self.hosted[laboratory]
            if owner == self.me and research >= 0 and CANDIDATE_OF[research] == candidate:
                return True
        return False

    def needs(self, kind: int, spare: int = 0) -> bool:
        """Say whether a research of the player's, installed or at the side, needs more of a kind than is there."""
        held = self.side[self.me][kind] - spare
        for laboratory, owner in enumerate(self.owner):
            if owner == self.me and self.lacking[3 * laboratory + kind] > held and self.worth(self.hosted[laboratory]):
                return True
        return any(NEEDS[research][kind] > held and self.worth(research) for research in self.side_research[self.me])

    def ripeness(self, laboratory: int) -> float:
        """Return what the research in a laboratory is worth to whoever has it: nothing unless it is nearly done."""
        research = self.hosted[laboratory]
        if research < 0 or self.short[laboratory] > 1:
            return 0.0
        return self.worth(research) * (1.0 if self.short[laboratory] == 0 else NEARLY_DONE)

    def threat_of(self, kind: int) -> float:
        """Return what the rivals' research that waits for just this resource is worth."""
        threat = 0.0
        for laboratory, owner in enumerate(self.owner):
            if owner not in (NONE, self.me) and self.short[laboratory] == 1 and self.lacking[3 * laboratory + kind]:
                threat = max(threat, self.worth(self.hosted[laboratory]))
        return threat

    def count_free(self) -> None:
        """Note who has which free laboratories, once owners and research are known."""
        self.free = [[] for _ in range(self.seats)]
        for laboratory, owner in enumerate(self.owner):
            if owner >= 0 and self.hosted[laboratory] < 0:
                self.free[owner].append(laboratory)


def imagined(state: DarkMatter, seat: int) -> Situation:
    """Return what a player would see of an imagined position. It shares the position's lists: only look at them."""
    situation = Situation(state.seats, seat)
    situation.stage = state.stage
    seen = state.seen[seat]
    known = [state.revealed[candidate] or bool(seen >> candidate & 1) for candidate in range(len(CANDIDATES))]
    positive = state.dark if state.dark < len(known) and known[state.dark] else NONE
    situation.hopes = hopes(known, positive)
    situation.owner = state.owner
    situation.hosted = state.hosted
    situation.lacking = state.lacking
    situation.short = state.short
    situation.face_laboratory = state.face_laboratory
    situation.face_research = state.face_research
    situation.face_resource = state.face_resource
    situation.side_research = state.side_research
    for kinds in state.side_resources:
        side = [0, 0, 0]
        for kind in kinds:
            side[kind] += 1
        situation.side.append(side)
    situation.count_free()
    return situation


def hopes(known: list[bool], positive: int) -> list[float]:
    """Return how likely each candidate is dark matter: each unknown one like the verdict that was set aside."""
    if positive != NONE:
        return [1.0 if candidate == positive else 0.0 for candidate in range(len(known))]
    even = 1.0 / (known.count(False) + 1)
    return [0.0 if seen else even for seen in known]


def seen(view: dict[str, Plain]) -> Situation:
    """Return what a player sees, from the view."""
    known: Any = view
    situation = Situation(known["seats"], known["seat"])
    situation.stage = next(stage for stage, phase in PHASES.items() if phase == known["phase"])
    verdicts = [candidate["verdict"] for candidate in known["candidates"]]
    positive = verdicts.index("positive") if "positive" in verdicts else NONE
    situation.hopes = hopes([verdict != "unknown" for verdict in verdicts], positive)
    situation.owner = [NONE] * len(LABORATORIES)
    situation.hosted = [NONE] * len(LABORATORIES)
    situation.lacking = [0] * (len(LABORATORIES) * len(RESOURCES))
    situation.short = [0] * len(LABORATORIES)
    for card in known["laboratories"]:
        laboratory = LABORATORY_NUMBER[card["name"]]
        situation.owner[laboratory] = card["owner"]
        research = card["research"]
        if research is not None:
            situation.hosted[laboratory] = RESEARCH_NUMBER[research["name"]]
            situation.short[laboratory] = research["short"]
            for kind in research["lacks"]:
                situation.lacking[3 * laboratory + RESOURCE_NUMBER[kind]] += 1
    face_up = known["face_up"]
    if face_up["laboratory"] is not None:
        situation.face_laboratory = LABORATORY_NUMBER[face_up["laboratory"]["name"]]
    if face_up["research"] is not None:
        situation.face_research = RESEARCH_NUMBER[face_up["research"]["name"]]
    if face_up["resource"] is not None:
        situation.face_resource = RESOURCE_NUMBER[face_up["resource"]]
    for player in known["players"]:
        side = player["side"]
        situation.side_research.append([RESEARCH_NUMBER[card["name"]] for card in side["research"]])
        situation.side.append([side["resources"].count(kind) for kind in RESOURCES])
    situation.count_free()
    return situation
