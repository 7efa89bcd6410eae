"""Sentences told to the player they speak of."""

import pytest

import serendip
from serendip.cli.telling import tell, tell_action
from serendip.core.drawing import owners
from serendip.core.line import Line, Plain, Said
from serendip.games.dark_matter.actions import BrilliantPostdoc, InstallResearch, NewPrincipalInvestigator
from tests.games.dark_matter.table import of, table

NAMES = ["Ann", "Ben", "Eve"]


@pytest.mark.parametrize(
    ("template", "args", "told"),
    [
        ("{a:player} takes the card.", (0,), "You take the card."),
        ("{a:player} takes the card.", (1,), "Ben takes the card."),
        ("{a:player} takes it and keeps it.", (0,), "You take it and keep it."),
        ("{a:player} holds nothing, shows it and passes.", (0,), "You hold nothing, show it and pass."),
        ("{a:player} has four, and discards one.", (0,), "You have four, and discard one."),
        ("{a:player} can do nothing and passes.", (0,), "You can do nothing and pass."),
        ("{a:player} bid 5 M$.", (0,), "You bid 5 M$."),
        ("{a:player} is at turn.", (0,), "You are at turn."),
        ("Cave goes from {a:player} to {b:player}.", (0, 1), "Cave goes from you to Ben."),
        ("{a:player} plays News: {b:player} discards all.", (1, 0), "Ben plays News: you discard all."),
        ("{a:player} plays News: {b:player} discards all.", (0, 1), "You play News: Ben discards all."),
        ("{a:player} puts it on X of {b:player}.", (1, 0), "Ben puts it on X (yours)."),
        ("{a:players} found it.", ([0, 2],), "You and Eve found it."),
        ("It is over. {a:player} wins.", (0,), "It is over. You win."),
    ],
)
def test_the_reader_is_you(template: str, args: tuple[Plain, ...], told: str) -> None:
    assert tell(Said(Line("x", template), args), NAMES, you=0) == told


def test_a_spectator_is_nobody() -> None:
    assert tell(Said(Line("x", "{a:player} takes it."), (0,)), NAMES, you=None) == "Ann takes it."


def test_a_choice_says_whose_laboratory_and_whose_research_it_is() -> None:
    laboratories = {"Rooftop": of(0), "Ice cap": of(1, "Solar helioscope")}
    view = table(3, laboratories=laboratories, face_up=["Wide binary stars"]).view(0)
    owned = owners(serendip.game("dark-matter"), view)
    for action, words in (
        (InstallResearch("Wide binary stars", "Rooftop"), "take Wide binary stars and install it in Rooftop (yours)"),
        (BrilliantPostdoc("Solar helioscope"), "Brilliant postdoc: joins Solar helioscope of Ben"),
        (
            NewPrincipalInvestigator("Solar helioscope", "Rooftop"),
            "New Principal Investigator: Solar helioscope of Ben moves to Rooftop (yours)",
        ),
    ):
        assert tell_action(action, NAMES, 0, owned) == words
