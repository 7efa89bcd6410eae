"""The model card of calibrated chances: what was learned, and how true it is, as a page of docs and as pictures."""

from collections.abc import Sequence
from pathlib import Path

from serendip.core.errors import SerendipError
from serendip.core.game import Game
from serendip.lab.calibration import Tenth
from serendip.lab.learning import PLAYOUTS, JudgedPhase, Learned

PICTURES = "chances"
"""The folder beside the page in which the pictures are."""

SIZE = 150
EDGE = 26
COLOURS = ("#888888", "#0072b2", "#009e73", "#d55e00", "#cc79a7")
"""Of the phases, told apart by anybody's eyes."""


def card(game: Game, learned: Sequence[Learned]) -> list[str]:
    """Return the card of a game as lines of Markdown."""
    return [line for one in learned for line in block(game, one)]


def block(game: Game, learned: Learned) -> list[str]:
    """Return what is said of one number of seats."""
    plan = learned.plan
    suited = f", suited to {plan.strong:,} of `{plan.strong_bot}`" if plan.strong else ""
    opening = ", ".join(f"{told:.1%} told and {won:.1%} won" for told, won in learned.opening)
    lines = [
        f"**{game.title}, {plan.seats} {'player' if plan.seats == 1 else 'players'}** (rules {learned.rules}): learned "
        f"from {plan.games:,} games of `{plan.bot}`{suited} (seed {plan.seed}). "
        f"At the opening, seat by seat: {opening}.",
        "",
        f"![Reliability in {game.title} with {plan.seats}]({PICTURES}/{picture_name(game, plan.seats)})",
        "",
    ]
    if learned.strong:
        lines += [f"On {plan.strong:,} held-out games of `{plan.strong_bot}`:", "", *table(learned.strong), ""]
    if learned.against is not None:
        count, playouts, told = learned.against
        lines += [
            f"In {count:,} positions of other games of `{plan.bot}`, {PLAYOUTS} playouts to the end had a log loss of "
            f"{playouts:.3f}, these chances one of {told:.3f}.",
            "",
        ]
    return [*lines, f"On {plan.held_out:,} held-out games of `{plan.bot}`:", "", *table(learned.phases), ""]


def table(phases: Sequence[JudgedPhase]) -> list[str]:
    """Return the figures of the phases as a table."""
    lines = [
        "| phase | positions (games) | calibration error (by luck alone) | Brier score (even share) "
        "| log loss (even share) | the game's estimate (these, there) |",
        "|---|---|---|---|---|---|",
    ]
    for phase in phases:
        told = phase.told
        seen = "–" if phase.estimated is None else f"{phase.estimated[0]:.3f} ({phase.estimated[1]:.3f})"
        lines.append(
            f"| {phase.name} | {told.positions:,} ({told.matches:,}) | {told.error:.3f} ({told.luck:.3f}) "
            f"| {told.brier:.3f} ({phase.even_brier:.3f}) | {told.loss:.3f} ({phase.even_loss:.3f}) | {seen} |"
        )
    return lines


def write_card(game: Game, learned: Sequence[Learned], page: Path) -> None:
    """Write the card into its place on a page, and the pictures beside it. Raises SerendipError."""
    try:
        text = page.read_text(encoding="utf-8")
        (page.parent / PICTURES).mkdir(exist_ok=True)
        for one in learned:
            begin, end = marks(game, one.plan.seats)
            if begin not in text or end not in text:
                raise SerendipError(f"{page} has no place for it: write {begin} and {end} where the card goes")
            before, rest = text.split(begin, 1)
            after = rest.split(end, 1)[1]
            text = "\n".join([before + begin, "", *block(game, one), end]) + after
            picture = page.parent / PICTURES / picture_name(game, one.plan.seats)
            picture.write_text(drawn(one), encoding="utf-8")
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SerendipError(f"{page} can't be written: {error.strerror}") from error


def marks(game: Game, seats: int) -> tuple[str, str]:
    """Return between what the card of one number of seats stands on its page."""
    return f"<!-- learned: {game.name} {seats} -->", f"<!-- end: {game.name} {seats} -->"


def picture_name(game: Game, seats: int) -> str:
    """Return the name of the picture's file."""
    return f"{game.name}-{seats}.svg"


def drawn(learned: Learned) -> str:
    """Return the picture: a panel for each phase, what was told across, what came true upwards."""
    phases = learned.strong or learned.phases
    panels = [panel(phase, COLOURS[number % len(COLOURS)], number) for number, phase in enumerate(phases)]
    width = (SIZE + EDGE) * max(1, len(panels)) + EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{SIZE + 2 * EDGE}" '
        f'font-family="sans-serif" font-size="11">\n<rect width="100%" height="100%" fill="#ffffff"/>\n'
        + "\n".join(panels)
        + "\n</svg>\n"
    )


def panel(phase: JudgedPhase, colour: str, number: int) -> str:
    """Return one phase: the diagonal is the truth, a dot for each tenth of the figures."""
    left = EDGE + number * (SIZE + EDGE)
    lines = [
        f'<g transform="translate({left},{EDGE})">',
        f'<rect width="{SIZE}" height="{SIZE}" fill="none" stroke="#bbbbbb"/>',
        f'<line x1="0" y1="{SIZE}" x2="{SIZE}" y2="0" stroke="#bbbbbb" stroke-dasharray="3"/>',
        f'<text x="0" y="-8">{phase.name}</text>',
        f'<text x="0" y="{SIZE + 15}" fill="#666666">told 0–100 %, won upwards</text>',
        *[dot(group, colour) for group in phase.groups],
        "</g>",
    ]
    return "\n".join(lines)


def dot(group: Tenth, colour: str) -> str:
    """Return the dot of one group."""
    return f'<circle cx="{group.told * SIZE:.1f}" cy="{(1 - group.won) * SIZE:.1f}" r="3.5" fill="{colour}"/>'
