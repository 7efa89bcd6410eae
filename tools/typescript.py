"""Python's types as TypeScript: Structs, TypedDicts, Literals, enumerations, unions and aliases, with their docs.

A `Page` is one file of TypeScript made of some Python modules. What a page speaks of and another one declares is
imported. What TypeScript could not check (`Any`, `object`, a Raw that does not say what it holds) is refused.
"""

import ast
import enum
import inspect
import json
import os
import re
import types
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, ForwardRef, Literal, NotRequired, Required, Union, get_args, get_origin, is_typeddict

import msgspec

from serendip.core.action import Action
from serendip.core.line import Plain
from serendip.core.shapes import Row
from serendip.server.protocol.raw import Holds

WIDTH = 120
SIMPLE: dict[Any, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    None: "null",
    types.NoneType: "null",
}
NAME = re.compile(r"[A-Za-z_$][\w$]*")


class Untyped(Exception):
    """A type of which TypeScript could say nothing."""


class Source:
    """What only the text of a Python module tells: the order of a class's fields, its bases and the fields' docs."""

    def __init__(self, module: types.ModuleType) -> None:
        self.module = module
        self.classes: dict[str, list[str]] = {}
        self.docs: dict[tuple[str, str], str] = {}
        tree = ast.parse(inspect.getsource(module))
        self._read("", tree.body)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
                self._read(node.name, node.body)

    def _read(self, owner: str, body: Sequence[ast.stmt]) -> None:
        """Keep the string that stands below a field or a name of the module."""
        for node, after in pairwise(body):
            if not isinstance(after, ast.Expr) or not isinstance(after.value, ast.Constant):
                continue
            target = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(target, ast.Name) and isinstance(after.value.value, str):
                self.docs[owner, target.id] = " ".join(after.value.value.split())

    def base_classes(self, cls: type) -> list[type]:
        """Return the bases that are written in the class statement."""
        found = (vars(self.module).get(name) for name in self.classes.get(cls.__name__, ()))
        return [base for base in found if isinstance(base, type)]


class Pages:
    """All files that are written together: who declares what."""

    def __init__(self) -> None:
        self.pages: list[Page] = []
        self.classes: dict[type, tuple[Page, str]] = {}
        self.aliases: list[tuple[Page, str, Any]] = []

    def page(self, path: Path, title: str) -> "Page":
        """Add a file."""
        page = Page(self, path, title)
        self.pages.append(page)
        return page


class Page:
    """One file of TypeScript."""

    def __init__(self, pages: Pages, path: Path, title: str) -> None:
        self.path = path
        self._title = title
        self._pages = pages
        self._parts: list[tuple[Source, str, Any]] = []
        self._heads: dict[type, type] = {}
        self._any_field: set[type] = set()
        self._forms: dict[type, list[type | str]] = {}
        self._first: list[str] = []
        self._more: list[str] = []
        self._imports: dict[Page, set[str]] = {}
        self._source: Source | None = None

    def declare(
        self,
        module: types.ModuleType,
        only: Collection[str] = (),
        renamed: Mapping[str, str] = {},
        heads: Mapping[str, type] = {},
        any_field: Collection[str] = (),
    ) -> None:
        """Declare every public class and alias that is written in a module, in its order.

        `only` these; some `renamed`; some with `heads` that come before their own fields; some with `any_field` beside
        their own, which Python can't say.
        """
        source = Source(module)
        aliases = inspect.get_annotations(module)
        for name, value in vars(module).items():
            if name.startswith("_") or (only and name not in only):
                continue
            if isinstance(value, type) and value.__module__ == module.__name__ and _has_shape(value):
                self._pages.classes[value] = (self, renamed.get(name, name))
                self._parts.append((source, name, value))
                if name in heads:
                    self._heads[value] = heads[name]
                if name in any_field:
                    self._any_field.add(value)
            elif "TypeAlias" in str(aliases.get(name, "")) and _held(value) is None:
                self._pages.aliases.append((self, name, value))
                self._parts.append((source, name, value))

    def declare_plain(self) -> None:
        """Declare what JSON can carry; Python's own word for it is a text, as it speaks of itself."""
        self._pages.aliases.append((self, "Plain", Plain))
        what = "boolean | number | string | null | Plain[] | { [key: string]: Plain }"
        self._first.append(f"{comment('What JSON can carry.')}export type Plain = {what};")

    def form(self, cls: type, own: type | str) -> None:
        """Let a class of this page, which says nothing itself, be what a game has for it: one of all games' own."""
        self._forms.setdefault(cls, []).append(own)

    def doc_of(self, module: types.ModuleType, name: str) -> str:
        """Return what a module says of one of its names, as a comment."""
        return comment(Source(module).docs.get(("", name), ""))

    def add(self, text: str) -> None:
        """Add TypeScript at the end."""
        self._more.append(text)

    def text(self) -> str:
        """Return the whole file."""
        body = []
        for source, name, value in self._parts:
            self._source = source
            body.append(self._class(value) if isinstance(value, type) else self._alias(name, value))
        head = [
            comment(f"{self._title} Written by tools/generate_types.py: change the Python side and run it.").rstrip()
        ]
        for page, names in sorted(self._imports.items(), key=lambda row: self._way_to(row[0])):
            listed = ", ".join(sorted(names))
            line = f'import type {{ {listed} }} from "{self._way_to(page)}";'
            if len(line) > WIDTH:
                rows = "".join(f"  {name},\n" for name in sorted(names))
                line = f'import type {{\n{rows}}} from "{self._way_to(page)}";'
            head.append(line)
        return "\n".join(head) + "\n\n" + "\n\n".join([*self._first, *body, *self._more]) + "\n"

    def _way_to(self, page: "Page") -> str:
        way = os.path.relpath(page.path.with_suffix(""), self.path.parent)
        return way if way.startswith(".") else f"./{way}"

    def _alias(self, name: str, value: Any) -> str:
        assert self._source is not None
        doc = comment(self._source.docs.get(("", name), ""))
        return doc + union(name, self.type_of(value, unnamed=True))

    def _class(self, cls: type) -> str:
        doc = comment(_own_doc(cls))
        name = self._pages.classes[cls][1]
        if cls in self._forms:
            return doc + union(name, " | ".join(self._named(own) for own in self._forms[cls]))
        if issubclass(cls, enum.Enum):
            rows = [f"  {one.name}: {json.dumps(one.value)},\n" for one in cls]
            values = f"{doc}export const {name} = {{\n{''.join(rows)}}} as const;"
            return f"{values}\n\nexport type {name} = (typeof {name})[keyof typeof {name}];"
        heads, rows = [self._named(self._heads[cls])] if cls in self._heads else [], self._tag(cls)
        for base in self._bases(cls):
            if base in self._pages.classes:
                heads.append(self._named(base))
        rows += [self._field(cls, field, kind) for field, kind in self._fields(cls).items()]
        if cls in self._any_field:
            rows.append(f"  [field: string]: {self._named('Plain')};\n")
        if is_typeddict(cls) or issubclass(cls, Action):
            # A type, not an interface: such a one fits wherever plain data or an action of any game does.
            own = [f"{{\n{''.join(rows)}}}"] if rows or not heads else []
            return f"{doc}export type {name} = {' & '.join([*heads, *own])};"
        extends = f" extends {', '.join(heads)}" if heads else ""
        body = "\n" + "".join(rows) if rows else ""
        return f"{doc}export interface {name}{extends} {{{body}}}"

    def _bases(self, cls: type) -> list[type]:
        assert self._source is not None
        if is_typeddict(cls):
            return self._source.base_classes(cls)
        return [base for base in cls.__bases__ if base is not msgspec.Struct]

    def _fields(self, cls: type) -> dict[str, Any]:
        """Return the class's own fields, and those of bases that are declared nowhere."""
        inherited: set[str] = set()
        for base in self._bases(cls):
            if base in self._pages.classes:
                inherited |= set(_all_fields(base))
        return {name: kind for name, kind in _all_fields(cls).items() if name not in inherited}

    def _tag(self, cls: type) -> list[str]:
        config = _struct_config(cls)
        if config is None or config.tag is None:
            return []
        # An ancestor has a tag only because its own name is one.
        if config.tag == cls.__name__:
            return []
        return [f"  {config.tag_field}: {json.dumps(config.tag)};\n"]

    def _field(self, cls: type, name: str, kind: Any) -> str:
        assert self._source is not None
        owner = next((one.__name__ for one in cls.__mro__ if (one.__name__, name) in self._source.docs), cls.__name__)
        doc = comment(self._source.docs.get((owner, name), ""), "  ")
        optional, never_null, sent_as = False, False, name
        if is_typeddict(cls):
            optional = name in vars(cls)["__optional_keys__"]
        else:
            config = _struct_config(cls)
            field = next(one for one in msgspec.structs.fields(cls) if one.name == name)
            sent_as = field.encode_name
            may_lack = config.forbid_unknown_fields or config.omit_defaults
            optional = msgspec.UnsetType in get_args(kind) or (may_lack and not field.required)
            never_null = optional and field.default is None and not config.forbid_unknown_fields
        key = sent_as if NAME.fullmatch(sent_as) else json.dumps(sent_as)
        shown = self.type_of(kind)
        if never_null:  # it is left out instead
            shown = shown.removesuffix(" | null")
        return f"{doc}  {key}{'?' if optional else ''}: {shown};\n"

    def type_of(self, kind: Any, unnamed: bool = False) -> str:
        """Return a type as TypeScript; `unnamed`: an alias is spelt out, for its own declaration."""
        if isinstance(kind, ForwardRef):
            kind = kind.__forward_arg__
        if isinstance(kind, str):
            if kind == Plain:
                return self._named("Plain")
            assert self._source is not None
            return self.type_of(vars(self._source.module)[kind])
        if not unnamed and (alias := self._alias_of(kind)):
            return alias
        if isinstance(kind, type) and kind in self._pages.classes:
            return self._named(kind)
        if kind in SIMPLE:
            return SIMPLE[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            held = _held(kind)
            row = next((one for one in args[1:] if isinstance(one, Row)), None)
            if row is not None:
                return f"[{', '.join(map(self.type_of, row.parts))}]"
            return self.type_of(args[0] if held is None else held)
        if origin in (NotRequired, Required):
            return self.type_of(args[0])
        if origin is Literal:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in args)
        if origin in (Union, types.UnionType):
            parts = [self.type_of(part) for part in args if part is not msgspec.UnsetType]
            return " | ".join(dict.fromkeys(parts))
        if origin in (list, Sequence) or (origin is tuple and args[1:] == (...,)):
            one = self.type_of(args[0])
            return f"({one})[]" if " | " in one and not one.startswith(("[", "Record<")) else f"{one}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type_of, args))}]"
        if origin in (dict, Mapping):
            key = self.type_of(args[0])
            # Of some keys all may be there or not; of all strings TypeScript knows that by itself.
            return (
                f"Record<string, {self.type_of(args[1])}>"
                if key == "string"
                else (f"Partial<Record<{key}, {self.type_of(args[1])}>>")
            )
        raise Untyped(f"{self.path.name}: TypeScript can't check {kind!r}; say what it is in Python")

    def _alias_of(self, kind: Any) -> str | None:
        """Return the name that the Python module at hand has for a type, if one of ours has declared it."""
        assert self._source is not None
        known = vars(self._source.module)
        for page, name, value in self._pages.aliases:
            if name in known and type(value) is type(kind) and value == kind and known[name] == value:
                return self._import(page, name)
        return None

    def _named(self, what: Any) -> str:
        if isinstance(what, str):
            page, name = next((page, name) for page, name, _ in self._pages.aliases if name == what)
        else:
            page, name = self._pages.classes[what]
        return self._import(page, name)

    def _import(self, page: "Page", name: str) -> str:
        if page is not self:
            self._imports.setdefault(page, set()).add(name)
        return name

    def refer(self, what: type | str) -> str:
        """Return the name of something declared elsewhere, for text that is added by hand; it is imported."""
        return self._named(what)


def _has_shape(cls: type) -> bool:
    """Say whether there is anything to declare: an ancestor without fields is of no use to anybody."""
    if is_typeddict(cls) or issubclass(cls, enum.Enum):
        return True
    return issubclass(cls, msgspec.Struct) and (
        bool(_all_fields(cls)) or _struct_config(cls).tag not in (None, cls.__name__)
    )


def _held(kind: Any) -> Any:
    """Return what a ready-made part of a message holds; None if it is no such part."""
    if get_origin(kind) is not Annotated:
        return None
    return next((one.type for one in get_args(kind)[1:] if isinstance(one, Holds)), None)


def _struct_config(cls: type) -> Any:
    return getattr(cls, "__struct_config__", None)


def _all_fields(cls: type) -> dict[str, Any]:
    if is_typeddict(cls):
        return dict(cls.__annotations__)
    return {field.name: field.type for field in msgspec.structs.fields(cls)}


def _own_doc(cls: type) -> str:
    doc = vars(cls).get("__doc__") or ""
    return " ".join(doc.split())


def union(name: str, listed: str) -> str:
    """Return the declaration of an alias; a long list stands in lines of its own."""
    text = f"export type {name} = {listed};"
    if len(text) <= WIDTH:
        return text
    return f"export type {name} =" + "".join(f"\n  | {one}" for one in listed.split(" | ")) + ";"


def comment(words: str, indent: str = "") -> str:
    """Return words as a comment, in several lines if it is long."""
    words = " ".join(words.split())
    words = words.replace("*/", "* /")
    if not words:
        return ""
    if len(indent) + len(words) + 7 <= WIDTH:
        return f"{indent}/** {words} */\n"
    rows, row = [], ""
    for word in words.split():
        if len(indent) + 3 + len(row) + 1 + len(word) > WIDTH:
            rows.append(row)
            row = ""
        row = f"{row} {word}".strip()
    rows.append(row)
    return f"{indent}/**\n" + "".join(f"{indent} * {one}\n" for one in rows) + f"{indent} */\n"
