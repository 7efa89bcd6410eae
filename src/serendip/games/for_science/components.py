"""The cards and numbers of For Science!, read from the data files and checked. In the state a card is its number."""

from typing import Any, Final, Literal

from serendip.core.errors import SerendipError
from serendip.core.numbers import in_order
from serendip.core.printed import data, numbers
from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.building.criteria import Criterion
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.tiles import COLOURS, TILES

CardType = Literal["rules", "hands", "voice"]
TYPES: Final[tuple[CardType, ...]] = ("rules", "hands", "voice")
"""What a Mutation or an Event involves: rules only, hands, voice or body (FS-80)."""

Handicap = Literal["hold-key", "shrink", "mirror", "keys-only", "snapshot", "no-overlay"]
HANDICAPS: Final[tuple[Handicap, ...]] = ("hold-key", "shrink", "mirror", "keys-only", "snapshot", "no-overlay")
"""What the page makes harder for a builder; the view names them."""


class Disease:
    """One Disease card."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: str = row["name"]
        self.quip: str = row["quip"]
        self.needs = [Criterion(text) for text in row["needs"]]


class Mutation:
    """One Mutation card: see mutations.toml for what the words mean."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: str = row["name"]
        self.text: str = row["text"]
        self.type: CardType = row["type"]
        self.star: bool = row.get("star", False)
        self.timed: bool = row.get("timed", False)
        self.data: int = row["data"]
        self.per_card: int = row.get("per_card", 0)
        self.needs = [Criterion(text) for text in row.get("needs", [])]
        self.longer: int = row.get("longer", 0)
        self.faces: dict[str, str] = row.get("faces", {})
        self.marked: bool = row.get("marked", False)
        self.swap: list[str] = row.get("swap", [])
        self.upside_down: bool = row.get("upside_down", False)
        self.alternating: bool = row.get("alternating", False)
        self.handicap: Handicap | None = row.get("handicap")
        self.bench_seconds: int = row.get("bench_seconds", 0)
        self.phrase: str = row.get("phrase", "")
        self.verifier_phrase: str = row.get("verifier_phrase", "")
        self.verifiers: int = row.get("verifiers", 1)
        self.check_waste: int = row.get("check_waste", 0)
        self.reward: dict[str, int] = row.get("reward", {})
        self.marked_reward: int = row.get("marked_reward", 0)
        self.spreads: bool = row.get("spreads", False)

    @property
    def changes_design(self) -> bool:
        """Whether it asks something of the Design: such a card is drawn again for a Verified one (FS-80)."""
        return bool(self.needs) or self.longer > 0


class Event:
    """One Event card: see events.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: str = row["name"]
        self.text: str = row["text"]
        self.type: CardType = row["type"]
        self.timed: bool = row.get("timed", False)
        self.effect: str = row["effect"]
        self.lasts: bool = row.get("lasts", False)
        self.otherwise: int = row.get("otherwise", 2)
        self.kind: str = row.get("kind", "")
        self.number: int = row.get("number", 0)
        self.seconds: int = row.get("seconds", 0)
        self.phrase: str = row.get("phrase", "")
        self.handicap: Handicap | None = row.get("handicap")


class Role:
    """One Role card with its Workshop: see roles.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: str = row["name"]
        self.text: str = row["text"]
        self.quip: str = row["quip"]
        self.workshop: int = row["workshop"]
        self.bonus: int = row["bonus"]
        self.players: int = row.get("players", 1)
        self.star: bool = row.get("star", False)
        self.power: str = row["power"]
        self.amount: int = row.get("amount", 0)
        self.track: int = COLOURS.index(row["track"]) if "track" in row else -1
        self.step: int = row.get("step", 1)
        self.speech: str = row.get("speech", "")


class Lab:
    """What a Lab of some level asks for."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.length: int = row["length"]
        self.mutations: int = row.get("mutations", 0)
        self.diseases: int = row.get("diseases", 1)
        self.crossed: int = SHAPES.index(row["crossed"]) if "crossed" in row else -1


def _cards(kind: str) -> list[dict[str, Any]]:
    return in_order(data(__package__, f"{kind}s.toml")[kind], numbers(__package__)[f"{kind}s"])


_NUMBERS: Final[dict[str, Any]] = data(__package__, "numbers.toml")
_LABS: Final[dict[str, Any]] = data(__package__, "labs.toml")

DISEASES: Final[list[Disease]] = [Disease(row) for row in _cards("disease")]
MUTATIONS: Final[list[Mutation]] = [Mutation(row) for row in _cards("mutation")]
EVENTS: Final[list[Event]] = [Event(row) for row in _cards("event")]
ROLES: Final[list[Role]] = [Role(row) for row in _cards("role")]

LAB_NAMES: Final[list[str]] = _LABS["names"]
LAB_LEVELS: Final[list[list[Lab]]] = [
    [Lab(level[name]) for name in ("Alpha", "Beta", "Gamma")] for level in _LABS["level"]
]
LABS: Final = len(LAB_NAMES)

PLACES: Final[list[str]] = LAB_NAMES + [f"Workshop of the {role.name.removeprefix('The ')}" for role in ROLES]
"""Where Designs lie: the Labs first, then a Workshop for each Role."""

DESIGN_NAMES: Final[list[str]] = [card.name for card in DESIGNS]
DISEASE_NAMES: Final[list[str]] = [card.name for card in DISEASES]
MUTATION_NAMES: Final[list[str]] = [card.name for card in MUTATIONS]
EVENT_NAMES: Final[list[str]] = [card.name for card in EVENTS]
ROLE_NAMES: Final[list[str]] = [card.name for card in ROLES]

PLACE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACES)}
DESIGN_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(DESIGN_NAMES)}
MUTATION_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(MUTATION_NAMES)}
ROLE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(ROLE_NAMES)}
KIND_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(KINDS)}
SHAPE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SHAPES)}

NUMBERED: Final[dict[str, list[str]]] = {
    "designs": DESIGN_NAMES,
    "diseases": DISEASE_NAMES,
    "mutations": MUTATION_NAMES,
    "events": EVENT_NAMES,
    "roles": ROLE_NAMES,
    "labs": LAB_NAMES,
    "blocks": list(KINDS),
    "shapes": list(SHAPES),
    "tiles": [tile.shape for tile in TILES],
}
"""What the numbers in a position stand for."""

HAND_LIMIT: Final[int] = _NUMBERS["hand_limit"]
WASTED_LIMIT: Final[int] = _NUMBERS["wasted_limit"]
WORKSHOP_LENGTH: Final[int] = _NUMBERS["workshop_length"]
FIRST_TILE: Final[int] = SHAPES.index(_NUMBERS["first_tile"])
PRICES: Final[list[int]] = [_NUMBERS["prices"][shape] for shape in SHAPES]
IMPENETRABLE: Final[list[int]] = [_NUMBERS["impenetrable"].get(shape, _NUMBERS["prices"][shape]) for shape in SHAPES]
DATA_SHAPES: Final = 2
"""The first so many shapes are bought with Data, the others with Knowledge (FS-60)."""

GOALS: Final[dict[str, list[float]]] = _NUMBERS["goals"]
TIMERS: Final[dict[str, int]] = _NUMBERS["timers"]
ALERTS: Final[dict[str, list[int]]] = _NUMBERS["alerts"]
UNTIMED: Final = "untimed"

BELL: Final[float] = float(_NUMBERS["seconds"]["bell"])
MEETING: Final[float] = float(_NUMBERS["seconds"]["meeting"])
GRACE: Final[float] = float(_NUMBERS["seconds"]["grace"])
LONGEST_THOUGHT: Final[int] = _NUMBERS["seconds"]["longest_thought"]

TILE_SHAPE: Final[list[int]] = [SHAPE_NUMBER[tile.shape] for tile in TILES]


def _check() -> None:
    """Refuse cards that the rules can't be played with (FS-5)."""
    counts = {
        "Designs": (len(DESIGNS), 60),
        "Diseases": (len(DISEASES), 20),
        "Mutations": (len(MUTATIONS), 32),
        "Events": (len(EVENTS), 29),
        "Roles": (len(ROLES), 15),
        "tiles": (len(TILES), 76),
        "Lab levels": (len(LAB_LEVELS), 6),
    }
    for name, (found, wanted) in counts.items():
        if found != wanted:
            raise SerendipError(f"there are {found} {name}, not {wanted}: look at the data files")
    for names in (DESIGN_NAMES, DISEASE_NAMES, MUTATION_NAMES, EVENT_NAMES, ROLE_NAMES):
        if len(set(names)) != len(names):
            raise SerendipError(f"two cards have the same name among {', '.join(names[:3])} …")
    for card in MUTATIONS:
        kinds = [*card.faces, *card.swap, *card.reward]
        if card.type not in TYPES or set(kinds) - set(KINDS) or (card.handicap and card.handicap not in HANDICAPS):
            raise SerendipError(f"mutations.toml: {card.name} names a type, a block or a handicap that there is not")
    for event in EVENTS:
        if event.type not in TYPES or (event.handicap and event.handicap not in HANDICAPS):
            raise SerendipError(f"events.toml: {event.name} names a type or a handicap that there is not")
    for role in ROLES:
        if not 0 <= role.workshop <= 3 or role.step < 1:
            raise SerendipError(f"roles.toml: the Workshop of {role.name} has 1, 2 or 3 connections, or 0 for any")


_check()
