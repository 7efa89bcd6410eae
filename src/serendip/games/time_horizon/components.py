"""The pieces of Time Horizon, read from `numbers.toml` and `events.toml` and checked. A card is its number here.

Events 0–59 are the deck; then come five starting events for each colour, the centre's built-in event, and the two
Tangles of Fates, which are artifacts until they are cast into a node.
"""

from typing import Any, Final

from serendip.core.errors import SerendipError
from serendip.core.numbers import in_order
from serendip.core.printed import data, numbers
from serendip.games.time_horizon.continuum import NODES, RING, rotations
from serendip.games.time_horizon.seen.shapes import Group, Sign

CAUSE: Final = 1
HINDRANCE: Final = -1
NOBODY: Final = -1


_NUMBERS: Final[dict[str, Any]] = data(__package__, "numbers.toml")
_DECK: Final[list[dict[str, Any]]] = in_order(
    data(__package__, "events.toml")["event"], numbers(__package__)["deck"], key="title"
)

COLOURS: Final[list[str]] = _NUMBERS["colours"]
PHASES: Final[list[int]] = _NUMBERS["phases"]
LAST_ROUNDS: Final[list[int]] = [sum(PHASES[: phase + 1]) for phase in range(len(PHASES))]
"""The round after which each phase ends (TH-6)."""
ROUNDS: Final[int] = LAST_ROUNDS[-1]
PHASE_OF: Final[list[int]] = [0, *[phase for phase, rounds in enumerate(PHASES) for _ in range(rounds)]]
"""The phase of each round; there is no round 0."""

PEACEFUL_ROUNDS: Final[int] = _NUMBERS["peaceful_rounds"]
FIRST_ARTIFACT_ROUND: Final[int] = _NUMBERS["first_artifact_round"]
STILL_ROUNDS: Final[list[int]] = _NUMBERS["rounds_without_event_artifacts"]

START_ENERGY: Final[int] = _NUMBERS["energy"]
START_POINTS: Final[int] = _NUMBERS["points"]
SPEED: Final[int] = _NUMBERS["speed"]
ACTIVITY: Final[int] = _NUMBERS["activity"]
HAND: Final[int] = _NUMBERS["hand"]
MOVE_COST: Final[int] = _NUMBERS["move"]
ORGANISE_COST: Final[int] = _NUMBERS["organise"]
PER_RING: Final[int] = _NUMBERS["extract_per_ring"]
WEAK_FORCE: Final[int] = _NUMBERS["weak"]["force"]
WEAK_GAIN: Final[int] = _NUMBERS["weak"]["gain"]
STRONG_FORCE: Final[int] = _NUMBERS["strong"]["force"]
STRONG_COST: Final[int] = _NUMBERS["strong"]["cost"]
DISCHARGE: Final[int] = _NUMBERS["discharge"]
LINK: Final[int] = _NUMBERS["link"]["least"]
MOST_LINK: Final[int] = _NUMBERS["link"]["most"]
ALL_LINKS: Final[int] = _NUMBERS["link"]["total"]
CHOICE: Final[dict[int, int]] = {int(seats): cards for seats, cards in _NUMBERS["choice"].items()}
SWAP_CHOICE: Final[int] = _NUMBERS["swap_choice"]
TWO_PLAYERS: Final[list[list[int]]] = _NUMBERS["two_players"]["colours"]

# Items, in the order of the rulebook.
GUN: Final = 0
SHIELD: Final = 1
ACCELERATOR: Final = 2
STORAGE: Final = 3
AMPLIFIER: Final = 4
_ITEMS: Final[list[dict[str, Any]]] = [
    _NUMBERS["items"][name] for name in ("gun", "shield", "accelerator", "storage", "amplifier")
]
ITEMS: Final[list[str]] = [item["title"] for item in _ITEMS]
PRICES: Final[list[list[int]]] = [item["prices"] for item in _ITEMS]
DAMAGE: Final[list[int]] = [0, *_ITEMS[GUN]["damage"]]
EXPENSE: Final[list[int]] = [0, *_ITEMS[GUN]["expense"]]
ABSORBS: Final[list[int]] = [0, *_ITEMS[SHIELD]["absorbs"]]
SPEEDS: Final[list[int]] = [SPEED, *_ITEMS[ACCELERATOR]["speed"]]
MOST_STORED: Final[int] = _ITEMS[STORAGE]["most"]
AMPLIFIER_CHARGES: Final[int] = _ITEMS[AMPLIFIER]["charges"]
AMPLIFICATIONS: Final[int] = _ITEMS[AMPLIFIER]["a_turn"]

# Artifacts: kind = number // copies.
GENERATOR: Final = 0
HOLE: Final = 1
COLLECTOR: Final = 2
NEEDLE: Final = 3
STABILIZER: Final = 4
TANGLE: Final = 5
_ARTIFACTS: Final[list[dict[str, Any]]] = [_NUMBERS["artifacts"][name] for name in _NUMBERS["artifacts"]["order"]]
COPIES: Final[int] = _NUMBERS["artifacts"]["copies"]
ARTIFACTS: Final[list[str]] = [row["title"] for row in _ARTIFACTS]
ARTIFACT_COUNT: Final[int] = COPIES * len(ARTIFACTS)
KIND_OF: Final[list[int]] = [number // COPIES for number in range(ARTIFACT_COUNT)]
CHARGES: Final[list[int]] = [row["charges"] for row in _ARTIFACTS]
MOVEMENT: Final = 1
ENERGY: Final = 2
EVENTS: Final = 4
GROUPS: Final[list[Group]] = [row["group"] for row in _ARTIFACTS]
GROUP_OF: Final[list[int]] = [{"movement": MOVEMENT, "energy": ENERGY, "events": EVENTS}[group] for group in GROUPS]
JUMP_COST: Final[int] = _ARTIFACTS[GENERATOR]["cost"]
FAR_NAME: Final[str] = _ARTIFACTS[GENERATOR]["far_node"]
FAR_EXTRACTION: Final[int] = _ARTIFACTS[GENERATOR]["far_extraction"]
LOAN: Final[int] = _ARTIFACTS[HOLE]["a_turn"]
MOST_DEBT: Final[int] = _ARTIFACTS[HOLE]["most_debt"]
TENSION_STEPS: Final[list[list[int]]] = _ARTIFACTS[HOLE]["tension"]
MOST_TENSION: Final[int] = _ARTIFACTS[HOLE]["most_tension"]
COLLECTED_LEAST: Final[int] = _ARTIFACTS[COLLECTOR]["least"]
COLLECTED_MOST: Final[int] = _ARTIFACTS[COLLECTOR]["most"]
NEEDLE_STRENGTH: Final[int] = _ARTIFACTS[NEEDLE]["strength"]
STABILIZER_FORCE: Final[int] = _ARTIFACTS[STABILIZER]["force"]
OWNER_TOKENS: Final[int] = _ARTIFACTS[TANGLE]["owner_tokens"]
BET_IMPACT_COST: Final[int] = _ARTIFACTS[TANGLE]["impact_cost"]
TANGLE_WORTH: Final[int] = _ARTIFACTS[TANGLE]["worth"]

# Events.
LOGISTIC: Final = 0
ATTACKING: Final = 1
SUPPORTING: Final = 2
KEY_2: Final = 3
KEY_3: Final = 4
_STARTING: Final[list[dict[str, Any]]] = _NUMBERS["starting"]
STARTING_KINDS: Final[int] = len(_STARTING)
DECK_SIZE: Final[int] = len(_DECK)
STARTING: Final[int] = DECK_SIZE
CENTRE: Final[int] = STARTING + len(COLOURS) * len(_STARTING)
TANGLES: Final[int] = CENTRE + 1
CARDS: Final[int] = TANGLES + COPIES


def starting_event(colour: int, kind: int) -> int:
    """Return the number of a colour's starting event."""
    return STARTING + colour * len(_STARTING) + kind


STARTING_KIND: Final[list[int]] = [
    (card - STARTING) % len(_STARTING) if STARTING <= card < CENTRE else NOBODY for card in range(CARDS)
]


def _starting_row(colour: int, kind: int) -> dict[str, Any]:
    """Return a starting event (TH-11) in the form of a deck card; odd colours are the other way round (TH-12)."""
    row = _STARTING[kind]
    even: dict[str, str] = row.get("even", {})
    odd = colour % 2 == 1
    links: list[list[Any]] = []
    if "link" in even:
        links = [[0, "backward", {"cause": "hindrance", "hindrance": "cause"}[even["link"]] if odd else even["link"]]]
    found: dict[str, Any] = {**row, "title": f"{COLOURS[colour]} {row['title']}", "links": links}
    if "arc" in even:
        found["happens" if (even["arc"] == "happens") is not odd else "fails"] = COLOURS[colour]
    found["picture"] = ["banner", str(row["title"]).lower().replace(" ", "-"), COLOURS[colour]]
    return found


_TANGLE: Final = {"title": ARTIFACTS[TANGLE], "sign": "grey", "links": [], "picture": ["void", "knot", "rings"]}
_CENTRE: Final = {
    "title": "Origin", "sign": "grey", "links": [], "bonus": _NUMBERS["centre_bonus"],
    "picture": ["void", "spiral", "rays"],
}  # fmt: skip
_ROWS: Final[list[dict[str, Any]]] = [
    *_DECK,
    *[_starting_row(colour, kind) for colour in range(len(COLOURS)) for kind in range(len(_STARTING))],
    _CENTRE,
    *[_TANGLE] * COPIES,
]


def _check() -> None:
    """Refuse pieces that the rules can't be played with."""
    titles = [row["title"] for row in _ROWS[:TANGLES]]
    if len(set(titles)) != len(titles):
        raise SerendipError("two events have the same title")
    for row in _ROWS:
        if row["sign"] not in ("green", "red", "grey"):
            raise SerendipError(f"{row['title']}: the sign is green, red or grey")
        if not all(0 <= side < 6 and way in ("forward", "backward") for side, way, _ in row["links"]):
            raise SerendipError(f"{row['title']}: a link has a side 0 to 5 and goes forward or backward")
        if len({side for side, _, _ in row["links"]}) != len(row["links"]):
            raise SerendipError(f"{row['title']}: two links on one side")
    if MOVE_COST < 1:
        raise SerendipError("a step costs something, for how far one gets is a matter of energy")
    if len(PHASES) != max(RING) + 1:
        raise SerendipError("there is one phase for each ring and one for the centre")


_check()

TITLES: Final[list[str]] = [row["title"] for row in _ROWS]
NUMBERED: Final[dict[str, list[str]]] = {
    "deck": TITLES[:DECK_SIZE],
    "others": TITLES[DECK_SIZE:],
    "colours": COLOURS,
    "items": ITEMS,
    "artifacts": ARTIFACTS,
}
"""What the numbers in a position stand for, but for the nodes of the continuum."""
PICTURES: Final[list[list[str]]] = [row["picture"] for row in _ROWS]
SIGNS: Final[list[Sign]] = [row["sign"] for row in _ROWS]
AMOUNT: Final[list[int]] = [{"green": 1, "red": -1, "grey": 0}[row["sign"]] * row.get("circles", 1) for row in _ROWS]
"""What a player on the right arc gains; below 0: loses."""
BONUS: Final[list[int]] = [row.get("bonus", 0) for row in _ROWS]
GEAR: Final[list[bool]] = [row.get("gear", False) for row in _ROWS]
HAPPENS_ARC: Final[list[int]] = [COLOURS.index(row["happens"]) if "happens" in row else NOBODY for row in _ROWS]
FAILS_ARC: Final[list[int]] = [COLOURS.index(row["fails"]) if "fails" in row else NOBODY for row in _ROWS]
FREE_ARCS: Final[list[int]] = [row.get("free_arcs", 0) for row in _ROWS]
INNER_ONLY: Final[list[bool]] = ["rings" in row for row in _ROWS]
INNER_RINGS: Final[list[int]] = _STARTING[ATTACKING]["rings"]
LATER_ONLY: Final[list[bool]] = [row.get("later_only", False) for row in _ROWS]
LINK_KINDS: Final[list[tuple[int, ...]]] = [
    tuple(
        {"cause": CAUSE, "hindrance": HINDRANCE}[next((kind for at, _, kind in row["links"] if at == side), "cause")]
        if any(at == side for at, _, _ in row["links"])
        else 0
        for side in range(6)
    )
    for row in _ROWS
]
"""For each card and side: cause, hindrance or 0."""


def _sides(row: dict[str, Any], way: str) -> int:
    return sum([1 << side for side, direction, _ in row["links"] if direction == way])


FORWARD_SIDES: Final[list[int]] = [_sides(row, "forward") for row in _ROWS]
BACKWARD_SIDES: Final[list[int]] = [_sides(row, "backward") for row in _ROWS]
_FITTING: Final[dict[tuple[int, int], list[tuple[int, ...]]]] = {
    shape: [rotations(shape[0], shape[1], node) for node in range(NODES)]
    for shape in set(zip(FORWARD_SIDES, BACKWARD_SIDES, strict=True))
}
ROTATIONS: Final[list[list[tuple[int, ...]]]] = [
    _FITTING[shape] for shape in zip(FORWARD_SIDES, BACKWARD_SIDES, strict=True)
]
"""For each card and node the rotations that TH-21a allows."""

CARD_NUMBER: Final[dict[str, int]] = {title: number for number, title in enumerate(TITLES[:TANGLES])}
ITEM_NUMBER: Final[dict[str, int]] = {title: number for number, title in enumerate(ITEMS)}
KIND_NUMBER: Final[dict[str, int]] = {title: number for number, title in enumerate(ARTIFACTS)}
COLOUR_NUMBER: Final[dict[str, int]] = {colour: number for number, colour in enumerate(COLOURS)}
