"""The protocol's types are what is really said: who answers what, and that ready-made parts hold what they say."""

import inspect
from typing import Any, get_args

import pytest

import serendip
from serendip.core.shapes import Sentence, View
from serendip.server.protocol.from_client import ANSWERS, PRACTICE_ANSWERS, FromClient, FromPractice
from serendip.server.protocol.shapes import Deed, Offer
from serendip.server.tables.commands import COMMANDS
from tests.server.browser import Browser


def fits(value: Any, shape: type) -> None:
    """Check that a value has just the keys of a TypedDict, in its order."""
    assert list(value) == list(shape.__annotations__)


def test_every_message_has_its_command_and_its_answer() -> None:
    assert set(COMMANDS) == set(ANSWERS) == set(get_args(FromClient))
    assert set(PRACTICE_ANSWERS) == set(get_args(FromPractice))


def test_commands_answer_with_what_the_protocol_says() -> None:
    for message, command in COMMANDS.items():
        told = inspect.signature(command).return_annotation
        assert told is ANSWERS[message], f"{command.__name__} answers with {told}"


@pytest.mark.parametrize("game", serendip.games())
def test_what_is_ready_made_holds_what_it_says(ann: Browser, game: str) -> None:
    seats = ["human"] * (serendip.game(game).seats[-1] if game != "for-science" else 2)
    tab = ann.tab(ann.open(*seats, game=game, pace="none"))
    tab.until_table(lambda table: table["view"] and table["offers"])
    table = tab.table
    fits({name: table["view"][name] for name in View.__annotations__}, View)
    fits(table["view"]["prompt"], Sentence)
    fits(table["prompt"], Sentence)
    for offer in table["offers"]:
        fits(offer, Offer)
        assert offer["action"]["kind"] == offer["key"]
    tab.play(table["offers"][0])
    fits(tab.until_table(lambda now: now["did"])["did"], Deed)
    for line in tab.log:
        fits(line, Sentence)
