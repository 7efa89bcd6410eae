"""What is offered, refused and played is built from the list of a rulebook's sections."""

from types import SimpleNamespace
from typing import Any

import pytest

from serendip.core.action import Action
from serendip.core.errors import SerendipError
from serendip.core.line import Line, Said
from serendip.core.sections import ALWAYS, Sections

LATER = Said(Line("later", "that comes later"))
NO = Said(Line("no", "not so"))


class Sow(Action, frozen=True, tag="sow"):
    words = "sow"


class Reap(Action, frozen=True, tag="reap"):
    words = "reap"


def section(kind: type[Action], *stages: int) -> Any:
    """A section that offers its one action while the field says so, and notes what was played."""
    return SimpleNamespace(
        ACTIONS=(kind,),
        STAGES=stages,
        offer=lambda state, seat, offers: offers.append(kind()) if state.fertile else None,
        why_not=lambda state, seat, action: None if state.fertile else NO,
        play=lambda state, seat, action: state.done.append((seat, action)),
    )


def field(season: int = 0, fertile: bool = True) -> Any:
    return SimpleNamespace(season=season, fertile=fertile, done=[])


RULES = Sections((section(Sow, 0), section(Reap, 0, 1)), lambda state, seat: state.season, lambda *_: LATER)


def test_offers_come_in_the_order_of_the_sections_that_belong_to_the_stage() -> None:
    assert RULES.legal(field(0), 0) == [Sow(), Reap()]
    assert RULES.legal(field(1), 0) == [Reap()]


def test_the_stage_is_asked_first_and_then_the_section() -> None:
    assert RULES.why_not(field(1), 0, Sow()) is LATER
    assert RULES.why_not(field(0, fertile=False), 0, Sow()) is NO
    assert RULES.why_not(field(0), 0, Sow()) is None


def test_an_action_is_played_by_the_section_that_governs_its_kind() -> None:
    state = field()
    RULES.carry_out(state, 2, Reap())
    assert state.done == [(2, Reap())]


def test_a_kind_of_action_has_one_section() -> None:
    with pytest.raises(SerendipError, match="two sections of the rules govern Sow"):
        Sections((section(Sow, 0), section(Sow, 1)))


def test_a_game_of_one_stage_says_nothing_of_stages() -> None:
    rules = Sections((section(Sow, *ALWAYS),))
    assert rules.legal(field(), 0) == [Sow()]
    assert rules.why_not(field(fertile=False), 0, Sow()) is NO


def test_a_game_of_several_stages_must_say_what_does_not_belong_to_one() -> None:
    rules = Sections((section(Sow, 0), section(Reap, 1)))
    with pytest.raises(SerendipError, match="Reap can't be done in every stage: say why not with `not_now`"):
        rules.why_not(field(), 0, Reap())
