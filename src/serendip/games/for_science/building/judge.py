"""The judge (FS-50, FS-54, FS-D2a, FS-D3): a pure function of poses and Plan, by exact geometry.

It says whether the build is right and, if not, which contacts are missing or forbidden in its best reading. The same
verdict feeds the live overlay (FS-D4), where a build may be unfinished.
"""

from typing import Final, NamedTuple

from serendip.games.for_science.building.blocks import FRONT, KINDS, Pose, Solid, solid
from serendip.games.for_science.building.contacts import Contacts, contacts_among
from serendip.games.for_science.building.matching import NOBODY, Matching, match
from serendip.games.for_science.building.plan import TABLE, Pair, Plan, line

QUIET: Final = 1.0
"""For so many seconds a tower must have been asleep and untouched before it is judged."""

MET: Final = "met"
MISSING: Final = "missing"
FORBIDDEN: Final = "forbidden"
CLOSE: Final = "too close to call"
OPEN: Final = "open"
"""A line one of whose blocks is not there yet."""


class Contact(NamedTuple):
    """One line of the overlay: how two blocks, or a block and the table, stand to each other.

    Symbols and blocks in the same order; a symbol is NOBODY for a block that the plan has no use for, a block is
    NOBODY while it is not there.
    """

    state: str
    symbols: Pair
    blocks: Pair


class Problem(NamedTuple):
    """One thing that is wrong with a build, for words: what it is, and the kinds and numbers of the blocks.

    The names of what is wrong are the constants below; the table's kind is "table" and its number TABLE.
    """

    what: str
    kinds: tuple[str, ...]
    blocks: tuple[int, ...]


RESTLESS: Final = "restless"
LACKING: Final = "lacking"
SURPLUS: Final = "surplus"
OVERLAPPING: Final = "overlapping"
WRONG_FACE: Final = "wrong face"


class Verdict:
    """What the judge says of a build."""

    def __init__(self, matching: Matching, contacts: list[Contact]) -> None:
        self.symbols = matching.symbols
        """The symbol of each block, NOBODY for a surplus one."""
        self.mistakes = matching.mistakes
        self.sure = matching.sure
        """Whether no better reading exists: in a hopeless muddle the search gives up."""
        self.contacts = contacts
        """All lines of the plan and all forbidden contacts, for the overlay."""
        self.lacking: list[str] = []
        """Kinds of blocks that are not there yet, one for each."""
        self.surplus: list[int] = []
        """Blocks that the plan has no use for."""
        self.overlapping: list[Pair] = []
        """Blocks that are inside each other: such poses are refused."""
        self.wrong_faces: list[int] = []
        """Blocks that must show their other silhouette."""
        self.fronts: list[bool] = []
        """For each symbol whether its block shows its front: see `pay`."""
        self.restless = False
        """Whether it is too early to tell: it has not been asleep and untouched for a second."""

    def of(self, state: str) -> list[Contact]:
        """Return the contacts of one state."""
        return [contact for contact in self.contacts if contact.state == state]

    @property
    def passed(self) -> bool:
        """Whether the build is right."""
        return not (
            self.restless
            or self.lacking
            or self.surplus
            or self.overlapping
            or self.wrong_faces
            or any(contact.state != MET for contact in self.contacts)
        )


def judge(plan: Plan, poses: list[Pose], quiet: float, flat: bool = False) -> Verdict:
    """Judge a build that has been asleep and untouched for `quiet` seconds. `flat`: it lies on the table (FS-92)."""
    return judge_solids(plan, poses, [solid(pose) for pose in poses], quiet, flat)


def judge_solids(plan: Plan, poses: list[Pose], solids: list[Solid], quiet: float, flat: bool = False) -> Verdict:
    """Judge a build whose blocks have been put in their places already: the live overlay keeps those that rest."""
    found = contacts_among(solids, flat)
    silhouettes = [pose.silhouette for pose in poses]
    kinds = [pose.kind for pose in poses]
    matching = match(plan, kinds, silhouettes, found)
    verdict = Verdict(matching, _overlay(plan, matching.symbols, found, flat))
    verdict.restless = quiet < QUIET
    verdict.overlapping = sorted(found.overlapping)
    verdict.surplus = [block for block, symbol in enumerate(matching.symbols) if symbol == NOBODY]
    for kind in KINDS:
        verdict.lacking += [kind] * (plan.kinds.count(kind) - kinds.count(kind))
    verdict.fronts = [False] * len(plan.kinds)
    for block, symbol in enumerate(matching.symbols):
        if symbol != NOBODY:
            verdict.fronts[symbol] = silhouettes[block] == FRONT
            if plan.faces[symbol] not in {"", silhouettes[block]}:
                verdict.wrong_faces.append(block)
    return verdict


def problems(verdict: Verdict, poses: list[Pose]) -> list[Problem]:
    """Return all that is wrong with a build, what must be mended first at the head; nothing if it passed."""
    found: list[Problem] = []
    if verdict.restless:
        found.append(Problem(RESTLESS, (), ()))
    found += [Problem(OVERLAPPING, _kinds(poses, pair), pair) for pair in verdict.overlapping]
    found += [Problem(LACKING, (kind,), ()) for kind in verdict.lacking]
    found += [Problem(SURPLUS, (poses[block].kind,), (block,)) for block in verdict.surplus]
    found += [Problem(WRONG_FACE, (poses[block].kind,), (block,)) for block in verdict.wrong_faces]
    for state in (MISSING, FORBIDDEN, CLOSE):
        found += [Problem(state, _kinds(poses, contact.blocks), contact.blocks) for contact in verdict.of(state)]
    return found


def _kinds(poses: list[Pose], blocks: Pair) -> tuple[str, ...]:
    return tuple(["table" if block == TABLE else poses[block].kind for block in blocks])


def _overlay(plan: Plan, symbols: list[int], found: Contacts, flat: bool) -> list[Contact]:
    """Return the state of every line of the plan and every contact that is not of the plan."""
    block_of: dict[int, int] = {TABLE: TABLE}
    for block, symbol in enumerate(symbols):
        if symbol != NOBODY:
            block_of[symbol] = block
    contacts: list[Contact] = []
    for a, b in sorted(plan.lines):
        if flat and a == TABLE:
            continue
        if b not in block_of or a not in block_of:
            blocks = (TABLE if a == TABLE else block_of.get(a, NOBODY), block_of.get(b, NOBODY))
            contacts.append(Contact(OPEN, (a, b), blocks))
            continue
        blocks = (block_of[a], block_of[b])
        pair = line(blocks[0], blocks[1])
        state = MET if pair in found.touching else CLOSE if pair in found.close else MISSING
        contacts.append(Contact(state, (a, b), blocks))
    for a, b in sorted(found.touching | found.close):
        one = TABLE if a == TABLE else symbols[a]
        other = symbols[b]
        known = (a == TABLE or one != NOBODY) and other != NOBODY
        if known and (line(one, other) in plan.lines or line(one, other) in plan.optional):
            continue
        contacts.append(Contact(FORBIDDEN if (a, b) in found.touching else CLOSE, (one, other), (a, b)))
    return contacts
