"""The fields of a State, declared once: in its `__init__`, each with its type and its first value.

    class Telescopes(State):
        def __init__(self, seats: int, chance: Chance) -> None:
            super().__init__(seats, chance)
            self.night: int = 1
            self.hands: list[list[int]] = [[] for _ in range(seats)]

From that declaration comes how such a state is copied, written out as plain data and read back. A field can be a
number, a text, an Action, a NamedTuple of such, and lists, tuples, sets, dicts or `| None` of all these. What is not a
list, a dict or a set is shared by copies: it never changes.

In plain Python the copying is made when it is first needed, from the source of the class. A game that is to be compiled
has it written into `generated/fields.py` by `tools/generate_games.py` instead, and its Position says so: `fields()`
returns the `FIELDS` from there. It is the same text.
"""

import ast
import inspect
import sys
import textwrap
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

from serendip.core.action import Action
from serendip.core.errors import SerendipError
from serendip.core.fields import Fields

HEAD: Final = '"""How a state of {title} is copied, and the types of its fields.\n\nMade from state.py by {tool}.\n"""'
TOOL: Final = "tools/generate_games.py"
OF_EVERY_STATE: Final = ("self.seats", "self.chance", "self.to_act", "self.outcome", "self.told", "self.clock")


def fields_of(state_class: type) -> Fields:
    """Return what was declared of a class in plain Python. Raises SerendipError where that can't be told."""
    found = _KNOWN.get(state_class)
    if found is None:
        names: dict[str, Any] = {"Any": Any}
        for owner in _owners(state_class):
            names.update(vars(sys.modules[owner.__module__]))
        exec(compile(_functions(state_class, "Any"), f"<fields of {state_class.__name__}>", "exec"), names)
        found = _KNOWN[state_class] = Fields(names["copy_fields"], names["TYPES"])
    return found


def source(state_class: type, title: str) -> str:
    """Return the text of the module `generated/fields.py` of a game."""
    module = sys.modules[state_class.__module__]
    imports = _imports(module.__name__, inspect.getsource(module))
    text = _functions(state_class, state_class.__name__)
    names = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)]
    used = {node.id for node in names if isinstance(node.ctx, ast.Load)}
    wanted: dict[str, set[str]] = {"typing": {"Any", "Final"}, "serendip.core.fields": {"Fields"}}
    for name in used:
        if name in vars(module):
            wanted.setdefault(imports.get(name, module.__name__), set()).add(name)
    standard = sorted(name for name in wanted if name.split(".")[0] in sys.stdlib_module_names)
    own = sorted(name for name in wanted if name not in standard)
    parts = [HEAD.format(title=title, tool=TOOL), ""]
    for group in (standard, own):
        parts += [f"from {name} import {', '.join(sorted(wanted[name]))}" for name in group]
        parts.append("")
    return "\n".join([*parts, text, "FIELDS: Final = Fields(copy_fields, TYPES)", ""])


_KNOWN: Final[dict[type, Fields]] = {}


def _functions(state_class: type, hint: str) -> str:
    """Return Python for copying the fields of a class, and their types."""
    declared = _declared(state_class)
    lines = [f"def copy_fields(state: {hint}, other: {hint}) -> None:", '    """Give a fresh state all fields."""']
    for name, (_, wanted) in declared.items():
        lines.append(f"    other.{name} = {_copied(wanted, f'state.{name}', name)}")
    if not declared:
        lines.append("    del state, other")
    lines += ["", "", "TYPES: Final[dict[str, Any]] = {"] if hint != "Any" else ["", "", "TYPES = {"]
    lines += [f'    "{name}": {text},' for name, (text, _) in declared.items()]
    return "\n".join([*lines, "}"])


def _declared(state_class: type) -> dict[str, tuple[str, Any]]:
    """Return the fields of a class by name, in their order: the type as it was written, and as it is."""
    found: dict[str, tuple[str, Any]] = {}
    for owner in _owners(state_class):
        try:
            tree = ast.parse(textwrap.dedent(inspect.getsource(owner)))
        except (OSError, TypeError) as error:
            raise SerendipError(
                f"the source of {owner.__name__} can't be read, so its fields are not known: put it into a module, or "
                f"into a game's package with a `generated/fields.py` made by {TOOL}"
            ) from error
        body = tree.body[0]
        assert isinstance(body, ast.ClassDef)
        for node in body.body:
            if isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation):
                raise _misplaced(owner, ast.unparse(node.target))
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                found.update(_in_init(owner, node))
    return found


def _owners(state_class: type) -> list[type]:
    """Return the classes that may declare fields, the oldest first: those below the core's own State."""
    line: list[type] = []
    for owner in state_class.__mro__:
        if owner.__module__ == "serendip.core.state":
            break
        line.append(owner)
    return line[::-1]


def _in_init(owner: type, init: ast.FunctionDef) -> dict[str, tuple[str, Any]]:
    found: dict[str, tuple[str, Any]] = {}
    for node in ast.walk(init):
        if isinstance(node, ast.AnnAssign) and _is_own(node.target) and node.value is not None:
            text = ast.unparse(node.annotation)
            found[ast.unparse(node.target)[5:]] = (text, eval(text, vars(sys.modules[owner.__module__])))
    for node in ast.walk(init):
        if isinstance(node, ast.Assign):
            unknown = [target for target in map(ast.unparse, filter(_is_own, node.targets)) if target[5:] not in found]
            if unknown and unknown[0] not in OF_EVERY_STATE:
                raise _misplaced(owner, unknown[0][5:])
    return found


def _is_own(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"


def _misplaced(owner: type, name: str) -> SerendipError:
    return SerendipError(
        f"{owner.__name__}.{name}: a field is declared in __init__ with its type and its first value, "
        f"as in `self.{name}: int = 0`"
    )


def _copied(wanted: Any, value: str, name: str, depth: int = 0) -> str:
    """Return Python for a copy of `value`, which is of a type; what never changes is shared."""
    if _is_fixed(wanted):
        return value
    origin, parts = get_origin(wanted), get_args(wanted)
    part = f"part{depth or ''}"
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        other = parts[0] if parts[1] is NoneType else parts[1]
        return f"None if {value} is None else {_copied(other, value, name, depth)}"
    if origin is list:
        return (
            f"{value}[:]"
            if _is_fixed(parts[0])
            else f"[{_copied(parts[0], part, name, depth + 1)} for {part} in {value}]"
        )
    if origin is dict and _is_fixed(parts[1]):
        return f"{value}.copy()"
    if origin is dict:
        key = f"key{depth or ''}"
        return f"{{{key}: {_copied(parts[1], part, name, depth + 1)} for {key}, {part} in {value}.items()}}"
    if origin is set:
        return f"{value}.copy()"
    raise SerendipError(
        f"`{name}`: how to copy {wanted} is not known. Use numbers, texts, NamedTuples, Actions, and lists, sets, "
        "dicts, tuples or `| None` of those; a tuple holds nothing that changes"
    )


def _is_fixed(wanted: Any) -> bool:
    """Say whether a value of this type never changes."""
    origin, parts = get_origin(wanted), get_args(wanted)
    if origin in (tuple, frozenset, Union, UnionType):
        return all(part is Ellipsis or _is_fixed(part) for part in parts)
    if not isinstance(wanted, type) or origin is not None:
        return False
    if issubclass(wanted, tuple):
        return all(map(_is_fixed, getattr(wanted, "__annotations__", {}).values()))
    return wanted in (int, float, bool, str, NoneType) or issubclass(wanted, Action)


def _imports(module: str, text: str) -> dict[str, str]:
    """Return where the names that a module imports come from."""
    return {
        alias.asname or alias.name: node.module or module
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
