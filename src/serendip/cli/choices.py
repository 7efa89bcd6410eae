"""What a seat can choose, numbered: choices that differ in their last word share a line."""

from collections.abc import Sequence

from serendip.cli.telling import tell_action
from serendip.core.action import Action, Ranged
from serendip.core.terminal import Style, flow

_INDENT = "     "


class Choices:
    """Legal actions in the order of their numbers, from 1."""

    def __init__(self, actions: Sequence[Action], names: Sequence[str], you: int) -> None:
        self._groups: list[list[Action]] = _group(actions)
        self.actions: list[Action] = [action for group in self._groups for action in group]
        self._names = names
        self._you = you

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
        if isinstance(action, Ranged) and action in self.actions:
            return f"{tell_action(action, self._names, self._you)} ({action.least} to {action.most})"
        return tell_action(action, self._names, self._you)

    def lines(self, width: int, style: Style) -> list[str]:
        """Return the list to choose from."""
        lines: list[str] = []
        number = 1
        for group in self._groups:
            labels = [style.tint(f"{number + step:>2}", "cyan") for step in range(len(group))]
            number += len(group)
            if len(group) == 1:
                lines += flow(f" {labels[0]}  {self.words(group[0])}".split(" "), width, _INDENT, " ")
                continue
            start = self._shared(group)
            pieces = [
                f"{label.replace(' ', '')} {self.words(action)[len(start) :]}"
                for label, action in zip(labels, group, strict=True)
            ]
            lines += flow([f"{_INDENT}{start.strip()}", *pieces], width, _INDENT + "  ", "  ")
        return lines

    def _shared(self, group: Sequence[Action]) -> str:
        """Return the words that all of a group begin with: those before its last gap."""
        sentences = [self.words(action) for action in group]
        start = sentences[0]
        while not all(sentence.startswith(start) for sentence in sentences):
            start = start[:-1]
        before = [text for text, name, _ in group[0].line().parts if name][-1]
        # Cards may begin with the same letters, so the common start alone would cut into their names.
        end = start.rfind(before) + len(before) if before in start else start.rfind(" ") + 1
        return start[:end]


def _group(actions: Sequence[Action]) -> list[list[Action]]:
    """Put together what is of one kind and differs only in the last gap of its sentence."""
    groups: dict[tuple[object, ...], list[Action]] = {}
    for action in actions:
        gaps = action.line().gaps
        start = tuple(repr(getattr(action, gap)) for gap in gaps[:-1])
        key = (type(action), start) if not isinstance(action, Ranged) else (action,)
        groups.setdefault(key, []).append(action)
    return list(groups.values())
