"""What is agreed on before a game of For Science!, and four ways to agree on all of it at once (FS-10, FS-97).

What makes it harder is the chart of FS-97: each step of it is one more.
"""

from typing import Final

from serendip.core.options import Option, Preset
from serendip.games.for_science.bot.seconds import PACES
from serendip.games.for_science.components import EVENT_NAMES, LAB_NAMES, MUTATION_NAMES

STEPS: Final = (0.0, -1.0, 1.0, 2.0, 3.0, 4.0)
"""How hard Labs, goals and clocks are, the usual ones first (FS-97)."""

AS_ALL: Final = "all"
"""As the level of a Lab: that of all Labs."""

PARTS: Final[dict[str, str]] = {"alpha": LAB_NAMES[0], "beta": LAB_NAMES[1], "gamma": LAB_NAMES[2]}
"""The options for one Lab each, and which Lab that is."""

CHOICES: Final[tuple[Option, ...]] = (
    Option(
        "timer",
        "Clock",
        "How long there is (FS-97), or no clock at all (FS-91).",
        ("15:00", "20:00", "12:00", "10:00", "8:30", "7:30", "untimed"),
        harder=(*STEPS, 0.0),
    ),
    Option("labs", "Lab level", "How much the Labs ask for (FS-97).", ("1", "0", "2", "3", "4", "5"), harder=STEPS),
    *[
        Option(
            name,
            place,
            f"How much {place} asks for, if not as much as all Labs do (FS-97).",
            (AS_ALL, "0", "1", "2", "3", "4", "5"),
            part_of="labs",
        )
        for name, place in PARTS.items()
    ],
    Option(
        "goal",
        "Insight goal",
        "How much Insight wins, in per cent of the usual (FS-97).",
        ("100", "75", "125", "150", "175", "200"),
        harder=STEPS,
    ),
    Option(
        "events",
        "Events",
        "How often a red alert sounds (FS-82, FS-84).",
        ("none", "a few", "more", "many", "loads"),
        harder=(0.0, 1.0, 2.0, 3.0, 4.0),
        unless="first_game",
    ),
    Option(
        "cards",
        "Mutations and Events",
        "Which kinds are in the decks (FS-80): with voice and body, hands, or rules only.",
        ("voice", "hands", "rules"),
    ),
    Option(
        "no_mutations",
        "Mutations left out",
        "Cards that are not in the deck (FS-80).",
        ("",),
        among=tuple(MUTATION_NAMES),
    ),
    Option("no_events", "Events left out", "Cards that are not in the deck (FS-82).", ("",), among=tuple(EVENT_NAMES)),
    Option("first_game", "First game", "Starred Roles and Mutations only, no Events (FS-10).", (False, True)),
    Option("powers", "Role powers", "Without them only the Workshops of the Roles count (FS-71).", (True, False)),
    Option("roles", "Roles each", "How many Roles each player has (FS-94).", ("1", "2")),
    Option("universal", "Universal Mutation", "One Mutation is on every Disease, all game (FS-95).", (False, True)),
    Option("impenetrable", "Impenetrable Data", "Data buys less (FS-93).", (False, True)),
    Option("penalties", "Penalties", "How many cards a wrong check Wastes (FS-96).", ("0", "1", "2", "3")),
    Option("horizontal", "Horizontal stacking", "Players may build lying flat (FS-92).", (False, True)),
    Option("expert", "Expert builds", "No overlay shows what touches (FS-D4).", (False, True)),
    Option("pace", "Pace of bots", "How quickly bots work (FS-D5).", PACES),
)

PRESETS: Final[tuple[Preset, ...]] = (
    Preset(
        "first",
        "First game",
        "Roles and Mutations with a star, no Events, and five minutes more.",
        {"first_game": True, "timer": "20:00"},
    ),
    Preset("standard", "Standard", "As the rulebook has it: 15 minutes, printed Labs, no Events.", {}),
    Preset(
        "hard",
        "Hard",
        "A quarter more Insight to find, in Labs of level 2.",
        {"labs": "2", "goal": "125"},
    ),
    Preset(
        "expert",
        "Expert",
        "Labs of level 3, a quarter more Insight, some Events, penalties, and nothing shows what touches.",
        {"labs": "3", "goal": "125", "events": "a few", "penalties": "1", "expert": True},
    ),
)
