"""Options, presets, and how hard it gets by them."""

import pytest

from serendip import Option, Preset, UnknownOption
from serendip.core.options import difficulty, left_out

WIND = Option("wind", "Wind", "How it blows.", ("breeze", "calm", "storm"), harder=(0.0, -1.0, 2.0))
BOW = Option("bow", "Bow", "At the bow.", ("all", "calm", "breeze", "storm"), part_of="wind")
STERN = Option("stern", "Stern", "At the stern.", ("all", "calm", "breeze", "storm"), part_of="wind")
FISH = Option("fish", "Fish", "What does not bite.", ("",), among=("cod", "eel", "ray"))
CHOICES = (WIND, BOW, STERN, FISH)


def test_a_game_is_as_hard_as_its_options_together_and_parts_share_the_weight_of_the_whole() -> None:
    assert difficulty(CHOICES, {}) == 0
    assert difficulty(CHOICES, {"wind": "storm"}) == 2
    assert difficulty(CHOICES, {"wind": "storm", "bow": "breeze"}) == 1
    assert difficulty(CHOICES, {"bow": "calm", "stern": "calm"}) == -1


def test_where_the_rulebook_does_not_weigh_options_nothing_is_said() -> None:
    assert difficulty((FISH,), {}) is None


def test_what_is_left_out_is_kept_in_the_order_of_all() -> None:
    assert FISH.checked("ray, cod") == "cod, ray"
    assert left_out("cod, ray") == ["cod", "ray"]
    assert FISH.checked(FISH.default) == ""
    assert left_out(FISH.default) == []


@pytest.mark.parametrize("value", ["shark", "cod,ray", "cod, cod, ", 3, None, True])
def test_only_what_there_is_can_be_left_out(value: object) -> None:
    with pytest.raises(UnknownOption, match="'fish'"):
        FISH.checked(value)


def test_a_preset_names_only_what_is_not_usual() -> None:
    preset = Preset("rough", "Rough", "For those with strong stomachs.", {"wind": "storm"})
    assert difficulty(CHOICES, preset.options) == 2
