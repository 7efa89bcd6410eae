"""Makes the event deck of Time Horizon and writes it to `events.toml`. It was run once; the file is the deck.

    python -m serendip.games.time_horizon.deck_generator            # compare the file with what would be made
    python -m serendip.games.time_horizon.deck_generator --write    # write it anew

Fixed by the rules: for each pair of colours two green and two red cards, each colour once on either arc of either
sign. The targets below say how many links, shapes and bonuses the whole deck has; two of five red cards have a gear.
What is left open (which card gets which shape, kinds of link, gear and bonus) is dealt at random and then improved by
swaps until no colour has more of anything than another, as far as that goes: see `unfairness`.
"""

import sys
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from serendip.core.chance import Chance
from serendip.core.printed import data

SEED: Final = 1905
SWAPS: Final = 12_000
COLOURS: Final = ("orange", "blue", "violet", "yellow", "teal", "pink")

# How many links of a card lead backward and forward, and how many cards have that shape.
SHAPES: Final = {(1, 0): 22, (2, 0): 14, (1, 1): 11, (1, 2): 7, (2, 1): 6}
BACKWARD_CAUSES: Final = 40
BACKWARD_HINDRANCES: Final = 40
FORWARD_CAUSES: Final = 16
FORWARD_HINDRANCES: Final = 15
BONUSES: Final = {0: 33, 4: 12, 5: 9, 6: 6}

# The sides of the backward and of the forward links. Only layouts that fit into enough nodes: with these the mean
# number of legal rotations is 1.6 to 2.7 for every shape, each node counted by the rounds in which it is free.
LAYOUTS: Final[dict[tuple[int, int], tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]]] = {
    (1, 0): (((0,), ()),),
    (2, 0): (((0, 1), ()),),
    (1, 1): (((0,), (3,)), ((0,), (2,)), ((0,), (4,))),
    (1, 2): (((0,), (2, 3)), ((0,), (3, 4))),
    (2, 1): (((0, 1), (3,)), ((0, 1), (4,))),
}


class Card:
    """One event: its arcs and sign are given, the rest is dealt."""

    def __init__(self, sign: str, happens: int, fails: int) -> None:
        self.sign = sign
        self.happens = happens
        self.fails = fails
        self.shape = (1, 0)
        self.layout: tuple[tuple[int, ...], tuple[int, ...]] = ((0,), ())
        self.backward: list[int] = []
        self.forward: list[int] = []
        self.bonus = 0
        self.gear = False


def arcs() -> list[Card]:
    """Return the 60 cards with nothing but their sign and their arcs."""
    cards: list[Card] = []
    for sign in ("green", "red"):
        for a, b in combinations(range(len(COLOURS)), 2):
            cards += [Card(sign, a, b), Card(sign, b, a)]
    return cards


def deal(chance: Chance) -> list[Card]:
    """Return a deck that meets all targets, dealt at random."""
    cards = arcs()
    chance.shuffle(cards)
    backward_only = [shape for shape in SHAPES for _ in range(SHAPES[shape]) if shape[1] == 0]
    with_forward = [shape for shape in SHAPES for _ in range(SHAPES[shape]) if shape[1]]
    chance.shuffle(backward_only)
    red = [card for card in cards if card.sign == "red"]
    green = [card for card in cards if card.sign == "green"]
    for card, shape in zip(red + green, with_forward + backward_only, strict=True):
        card.shape = shape
    backward = [1] * BACKWARD_CAUSES + [-1] * BACKWARD_HINDRANCES
    forward = [1] * FORWARD_CAUSES + [-1] * FORWARD_HINDRANCES
    bonuses = [bonus for bonus, count in BONUSES.items() for _ in range(count)]
    for pile in (backward, forward, bonuses):
        chance.shuffle(pile)
    for number, card in enumerate(red + green):
        card.layout = chance.pick(LAYOUTS[card.shape])
        card.backward = [backward.pop() for _ in card.layout[0]]
        card.forward = [forward.pop() for _ in card.layout[1]]
        card.bonus = bonuses.pop()
        card.gear = number % 5 in (0, 2) and card.sign == "red"
    return cards


def unfairness(cards: list[Card]) -> float:
    """Return how unlike the colours fare: the spread of what stands on cards that touch them, summed over all kinds."""
    counts: dict[str, list[float]] = {}
    for card in cards:
        facts = {
            "gear": float(card.gear),
            "bonus": card.bonus / 2,
            "some bonus": float(card.bonus > 0),
            "links": float(len(card.backward)),
            "onward": float(len(card.forward)),
            f"{card.sign} links": float(len(card.backward)),
        }
        for arc, colour, side in (("happens", card.happens, 1), ("fails", card.fails, -1)):
            # A cause helps what happens and a hindrance what does not: what counts is who is helped.
            help_here = float(side * sum(card.backward)) * (1 if card.sign == "green" else -1)
            tally = {**facts, "helped": help_here, f"{card.sign} {arc} kinds": float(sum(card.backward))}
            tally[f"{card.sign} {arc} single"] = float(len(card.backward) == 1)
            for name, number in tally.items():
                counts.setdefault(name, [0.0] * len(COLOURS))[colour] += number
    total = 0.0
    for row in counts.values():
        mean = sum(row) / len(row)
        total += sum([(number - mean) ** 2 for number in row])
    return total


def swap(one: Card, other: Card, what: int) -> None:
    """Exchange what two cards have of one kind, so that the targets still hold."""
    if what == 0:
        one.bonus, other.bonus = other.bonus, one.bonus
    elif what == 1 and one.sign == other.sign == "red":
        one.gear, other.gear = other.gear, one.gear
    elif what == 2 and len(one.backward) == len(other.backward):
        one.backward, other.backward = other.backward, one.backward
    elif what == 3 and (one.sign == other.sign or not (one.forward or other.forward)):
        one.shape, other.shape = other.shape, one.shape
        one.layout, other.layout = other.layout, one.layout
        one.backward, other.backward = other.backward, one.backward
        one.forward, other.forward = other.forward, one.forward


def improve(cards: list[Card], chance: Chance) -> None:
    """Swap at random, keeping whatever is fairer."""
    best = unfairness(cards)
    for _ in range(SWAPS):
        one = chance.pick(cards)
        other = chance.pick(cards)
        what = chance.below(4)
        swap(one, other, what)
        found = unfairness(cards)
        if found <= best:
            best = found
        else:
            swap(one, other, what)


def write(cards: list[Card], titles: dict[str, Any]) -> str:
    """Return the deck as TOML, the green cards first."""
    lines = [
        "# The event deck of Time Horizon, written by deck_generator.py; a test checks its targets.",
        "# links: side of the card, direction, kind. happens, fails: the colour on either arc.",
        "# picture: the sky, the figure and the sign that the small picture is built from.",
    ]
    piles = {"green": list(titles["gain"]), "red": list(titles["loss"])}
    for card in sorted(cards, key=lambda card: (card.sign, card.happens, card.fails)):
        title, *parts = piles[card.sign].pop(0)
        links = [(side, "backward", kind) for side, kind in zip(card.layout[0], card.backward, strict=True)]
        links += [(side, "forward", kind) for side, kind in zip(card.layout[1], card.forward, strict=True)]
        words = [f'[{side}, "{way}", "{"cause" if kind > 0 else "hindrance"}"]' for side, way, kind in sorted(links)]
        picture = ", ".join([f'"{part}"' for part in parts])
        lines += [
            "",
            "[[event]]",
            f'title = "{title}"',
            f'sign = "{card.sign}"',
            f'happens = "{COLOURS[card.happens]}"',
            f'fails = "{COLOURS[card.fails]}"',
            f"links = [{', '.join(words)}]",
            f"bonus = {card.bonus}",
            f"gear = {'true' if card.gear else 'false'}",
            f"picture = [{picture}]",
        ]
    return "\n".join(lines) + "\n"


def generate() -> str:
    """Return the text of the deck's file; the same each time."""
    chance = Chance(SEED)
    cards = deal(chance)
    improve(cards, chance)
    titles = data(__package__, "titles.toml")
    return write(cards, titles)


def main(arguments: list[str]) -> int:
    """Compare the file with what is generated, or write it."""
    path = Path(__file__).with_name("data") / "events.toml"
    text = generate()
    if "--write" in arguments:
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote {path.name}\n")
        return 0
    same = path.is_file() and path.read_text(encoding="utf-8") == text
    sys.stdout.write("events.toml is what the generator makes\n" if same else "events.toml differs: use --write\n")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
