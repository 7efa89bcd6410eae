"""A State's fields are declared once, and copies and snapshots come from there."""

from typing import Any

import pytest

from serendip.core.chance import Chance
from serendip.core.declared import fields_of, source
from serendip.core.errors import BadSnapshot, SerendipError
from serendip.core.snapshot import read_state, write_state
from serendip.core.state import State
from tests.core.fielded import Everything, Place, Wave


def changed() -> Everything:
    state = Everything(2, Chance(5))
    state.chance.below(9)
    state.round = 4
    state.hands[1].append(8)
    state.places["there"] = []
    state.hidden = [6]
    state.row.append(Place(9, 9))
    state.clock = 3.5
    return state


def parts(state: Everything) -> dict[str, Any]:
    return {name: getattr(state, name) for name in (*state.fields().types, "seats", "to_act", "clock")}


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    state = changed()
    twin = state.copy()
    before = write_state(state)
    assert parts(twin) == parts(state)
    twin.hands[0].append(1)
    twin.places["here"].clear()
    twin.counts[7] = 2
    twin.seen.add(1)
    twin.pending.pop()
    assert twin.hidden is not None
    twin.hidden.append(0)
    twin.row.pop()
    twin.deep.pop()
    twin.chance.below(9)
    assert write_state(state) == before


def test_what_was_written_is_read_back() -> None:
    state = changed()
    other = Everything(2, Chance(0))
    read_state(other, write_state(state), (Wave,))
    assert parts(other) == parts(state)
    assert type(other.row[0]) is Place
    assert other.pending == [None, Wave(2)]
    assert other.chance.below(1000) == state.chance.below(1000)


def test_snapshots_of_other_rules_are_refused_in_words() -> None:
    plain: Any = write_state(changed())
    state = Everything(2, Chance(0))
    del plain["fields"]["hands"]
    plain["fields"]["wands"] = []
    with pytest.raises(BadSnapshot, match="lacks hands and has wands"):
        read_state(state, plain, (Wave,))
    plain = write_state(changed())
    plain["fields"]["round"] = "soon"
    with pytest.raises(BadSnapshot, match="`round` is not what these rules keep there"):
        read_state(state, plain, (Wave,))
    with pytest.raises(BadSnapshot, match="not a position"):
        read_state(state, {}, (Wave,))


def test_a_field_without_type_or_first_value_is_refused() -> None:
    class Untyped(State):
        def __init__(self, seats: int, chance: Chance) -> None:
            super().__init__(seats, chance)
            self.hidden = 3

    class InTheClass(State):
        hidden: int

    for wrong in (Untyped, InTheClass):
        with pytest.raises(SerendipError, match=r"hidden: a field is declared in __init__"):
            fields_of(wrong)


def test_what_can_not_be_copied_is_refused() -> None:
    class Thing(State):
        def __init__(self, seats: int, chance: Chance) -> None:
            super().__init__(seats, chance)
            self.file: object = None

    with pytest.raises(SerendipError, match=r"`file`: how to copy"):
        fields_of(Thing)


def test_the_written_module_does_what_the_declaration_does() -> None:
    text = source(Everything, "Everything")
    names: dict[str, Any] = {}
    exec(text, names)
    state = changed()
    twin = Everything(2, Chance(0))
    names["FIELDS"].copy(state, twin)
    assert names["FIELDS"].write(twin) == state.fields().write(state)
    assert "from tests.core.fielded import Everything, Place, Row" in text
