"""What a seat can choose, numbered: choices that differ in their last word share a line."""

from collections.abc import Mapping, Sequence

import msgspec

from serendip.cli.telling import NOBODYS, tell, tell_action
from serendip.core.action import Action, Ranged
from serendip.core.line import Said
from serendip.core.terminal import Style, flow, pad

_INDENT = "     "
_SHORT = 6
"""A shared end up to this length, like a unit, stays with each choice."""


class Choices:
    """Legal actions in the order of their numbers, from 1."""

    def __init__(
        self, actions: Sequence[Action], names: Sequence[str], you: int, owners: Mapping[str, int] = NOBODYS
    ) -> None:
        self._groups: list[list[Action]] = _group(actions)
        self.actions: list[Action] = [action for group in self._groups for action in group]
        self._names = names
        self._you = you
        self._owners = owners

    def number(self, action: Action) -> int:
        """Return the number of a choice; of a range, whatever number was chosen in it."""
        for number, offered in enumerate(self.actions, start=1):
            if isinstance(action, Ranged) and isinstance(offered, Ranged):
                action = action.choose(offered.number)
            if offered == action:
                return number
        raise ValueError(f"{action} is not among the choices")

    def words(self, action: Action) -> str:
        """Return a choice in words."""
        return tell_action(action, self._names, self._you, self._owners)

    def reason(self, why: Said | None) -> str:
        """Return why something is chosen, to follow its words; nothing if nobody can say."""
        return "" if why is None else f", because {tell(why, self._names, self._you)}"

    def _offer(self, action: Action) -> str:
        """Return a choice in words, a range with its number left open."""
        if not isinstance(action, Ranged):
            return self.words(action)
        line = action.line()
        words = line.fill({**msgspec.structs.asdict(action), "number": "…"}, self._names)
        return words if "most" in line.gaps else f"{words} ({action.least} to {action.most})"

    def lines(self, width: int, style: Style) -> list[str]:
        """Return the list to choose from."""
        lines: list[str] = []
        number = 1
        for group in self._groups:
            labels = [style.tint(f"[{number + step}]", "cyan") for step in range(len(group))]
            number += len(group)
            if len(group) == 1:
                words = flow(self._offer(group[0]).split(" "), width - len(_INDENT), between=" ")
                lines.append(pad(labels[0], len(_INDENT)) + words[0])
                lines += [_INDENT + line for line in words[1:]]
                continue
            start, end = self._shared(group)
            pieces = [
                f"{label} {self.words(action)[len(start) :].removesuffix(end)}"
                for label, action in zip(labels, group, strict=True)
            ]
            head = f"{start.strip()} …{end}:" if end else start.strip()
            lines += flow([f"{_INDENT}{head}", *pieces], width, _INDENT + "  ", "  ")
        return lines

    def _shared(self, group: Sequence[Action]) -> tuple[str, str]:
        """Return the words around the last gap, which all of a group share; at the end only if they are many."""
        sentences = [self.words(action) for action in group]
        start = sentences[0]
        while not all(sentence.startswith(start) for sentence in sentences):
            start = start[:-1]
        parts = group[0].line().parts
        before = [text for text, name, _ in parts if name][-1]
        # Cards may begin with the same letters, so the common start alone would cut into their names.
        stop = start.rfind(before) + len(before) if before in start else start.rfind(" ") + 1
        end = parts[-1][0] if not parts[-1][1] else ""
        return start[:stop], end if len(end) > _SHORT else ""


def _group(actions: Sequence[Action]) -> list[list[Action]]:
    """Put together what is of one kind and differs only in the last gap of its sentence."""
    groups: dict[tuple[object, ...], list[Action]] = {}
    for action in actions:
        gaps = action.line().gaps
        start = tuple(repr(getattr(action, gap)) for gap in gaps[:-1])
        key = (type(action), start) if not isinstance(action, Ranged) else (action,)
        groups.setdefault(key, []).append(action)
    return [_in_order(group) for group in groups.values()]


def _in_order(group: list[Action]) -> list[Action]:
    """Numbers go up; everything else stays as the game offers it."""
    line = group[0].line()
    if not line.gaps or "player" in [spec for _, name, spec in line.parts if name][-1]:
        return group
    values = [getattr(action, line.gaps[-1]) for action in group]
    if not all(isinstance(value, (int, float)) for value in values):
        return group
    return [group[place] for place in sorted(range(len(group)), key=values.__getitem__)]
