"""What the table answers when a player asks for a hint, a preview, a rule, a reason or the log."""

import textwrap
from collections.abc import Sequence
from random import Random

from serendip.bots import Bot, ask_for_hint
from serendip.cli.arguments import number_in
from serendip.cli.choices import Choices
from serendip.cli.reading import found_lines, rule_lines, search, sections
from serendip.cli.seating import Seating
from serendip.cli.telling import tell, tell_action
from serendip.cli.wishes import why_not
from serendip.core.action import Ranged
from serendip.core.drawing import draw, legend
from serendip.core.match import Match
from serendip.core.preview import Preview
from serendip.core.rulebook import Rulebook
from serendip.core.ruleset import Ruleset
from serendip.core.terminal import Style, flow

USUAL_LOG = 20
MOST_REASONS = 6


def help_lines(game: Ruleset, style: Style) -> list[str]:
    """Return what can be typed at the table, and what its signs mean."""
    rule = next(iter(game.rulebook.rules))
    lines = [
        "  number      choose it                 Enter       show the table again",
        "  u           take back your last action, if nothing was drawn or shown since",
        "  h           a hint from a bot, with its estimate",
        "  i NUMBER    what if? what that choice would bring",
        "  w WORDS     why can't I …? in the game's words",
        f"  r [WORDS]   rules: the sections, one section, one rule (r {rule}), or a search",
        "  l [N|all]   the log in words          s [FILE]    save",
        "  q           quit (offers to save)     ?           this help",
    ]
    return [*lines, *legend(game, style).splitlines()]


def hint_lines(match: Match, seat: int, choices: Choices, bot: Bot, width: int, style: Style) -> list[str]:
    """Return what a bot would do here and why, how it sees one's chances, and what it thinks nearly as good."""
    if len(choices.actions) == 1 and not isinstance(choices.actions[0], Ranged):
        return ["There is only one thing to do: [1]."]
    luck = Random(len(match.log(seat)))
    suggestion = ask_for_hint(bot, match, seat, luck)
    best = suggestion.choice
    number = style.tint(f"[{choices.number(best)}]", "cyan")
    why = choices.reason(match.imagine(seat, luck).purpose(seat, best))
    words = f"Hint from {bot.name}: {number} {choices.words(best)}{why}"
    if not suggestion.calibrated or best not in suggestion.chances:
        return _wrapped(f"{words}.", width)
    chance = suggestion.chances[best]
    little = " It had little time to think." if suggestion.cut_short else ""
    leads = [(action, lead) for action, lead in suggestion.leads.items() if lead.tells and not action.preference]
    leads.sort(key=lambda row: row[1].gain)
    ahead = (
        "" if not leads or leads[0][1].about_equal else f", {leads[0][1].gain * 100:.0f} points better than the next"
    )
    lines = _wrapped(f"{words}: {chance:.0%} chance to win{ahead}.{little}", width)
    for action, lead in leads[:2]:
        also = "about equal" if lead.about_equal else f"{max(0.0, chance - lead.gain):.0%}"
        told = f"or [{choices.number(action)}] {choices.words(action)}, {also}"
        lines += [style.faint(f"  {line}") for line in _wrapped(told, width - 2)]
    return lines


def preview_lines(game: Ruleset, preview: Preview, seat: int, seating: Seating, width: int, style: Style) -> list[str]:
    """Return what a choice would bring as far as the seat can foresee it: the table then, and what would be told."""
    names = seating.called(seat)
    if preview.view is None:
        reason = "" if preview.reason is None else tell(preview.reason, names, seat)
        return _wrapped(f"What it brings can't be said: {reason}.", width)
    lines = [style.strong("Then:"), *draw(game, preview.view, seating.names(seat), width, style).splitlines()]
    for line in preview.lines:
        lines += textwrap.wrap(tell(line, names, seat), width, subsequent_indent="  ")
    return lines


def why_lines(
    match: Match, seat: int, words: str, seating: Seating, width: int, style: Style, choices: Choices | None
) -> list[str]:
    """Return why the things that fit these words can't be done now, with the rules that say so."""
    names = seating.called(seat)
    allowed, reasons = why_not(match, seat, words, names)
    if not allowed and not reasons:
        return _wrapped("Say what you would like to do in the game's words: w, then a card, a player, a number…", width)
    lines: list[str] = []
    for action in allowed[:MOST_REASONS]:
        number = f" That is choice {choices.number(action)}." if choices is not None else ""
        lines += _wrapped(f"You can: {tell_action(action, names, seat)}.{number}", width)
    for reason in reasons[:MOST_REASONS]:
        more = f" (and {len(reason.wishes) - 1} more like it)" if len(reason.wishes) > 1 else ""
        wish = tell_action(reason.wishes[0], names, seat)
        lines += _wrapped(f"Not now: {wish}{more}", width)
        cited = style.tint(f"[{', '.join(reason.refusal.rules)}]", "cyan") if reason.refusal.rules else ""
        because = f"because {tell(reason.refusal, names, seat)} {cited}".rstrip()
        lines += [f"  {line}" for line in _wrapped(because, width - 2)]
    if len(reasons) > MOST_REASONS:
        lines.append(f"  … and {len(reasons) - MOST_REASONS} other reasons; say more words to narrow it down")
    if len(reasons) == 1:
        book = match.game.rulebook.rules
        lines += [line for id in reasons[0].refusal.rules if id in book for line in rule_lines(book[id], width, style)]
    return lines


def rules_lines(rulebook: Rulebook, words: Sequence[str], width: int, style: Style) -> list[str]:
    """Return the sections of the rulebook, or the rules that the words ask for."""
    if not words:
        return [
            "The rulebook's sections; r and a section, an id or a word shows the rules:",
            *(
                f"  {style.strong(section)}  {style.faint(f'from {rules[0].id}, {len(rules)} rules')}"
                for section, rules in sections(rulebook).items()
            ),
        ]
    found = search(rulebook, words)
    if not found:
        return [f"No rule speaks of {' '.join(words)!r}: try another word, or r alone for the sections."]
    return found_lines(found, width, style)


def log_lines(match: Match, seat: int, how_many: str, seating: Seating, width: int, style: Style) -> list[str]:
    """Return the last lines of the log, or as many as asked for."""
    entries = match.log(seat)
    wanted = len(entries) if how_many == "all" else number_in(how_many) or USUAL_LOG
    shown = entries[max(0, len(entries) - abs(wanted)) :]
    lines: list[str] = []
    if len(shown) < len(entries):
        lines.append(style.faint(f"… {len(entries) - len(shown)} earlier lines: l all"))
    for entry in shown:
        lines += textwrap.wrap(tell(entry, seating.called(seat), seat), width, subsequent_indent="  ")
    return lines


def _wrapped(text: str, width: int) -> list[str]:
    """Return a sentence on lines that fit, its colours not counted."""
    return flow(text.split(" "), width, indent="  ", between=" ")
