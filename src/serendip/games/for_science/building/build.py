"""One live build at the bench: its world, what it is to become, what was told of it, and its film."""

from base64 import b64encode
from collections.abc import Mapping
from typing import Any, Final

from serendip.games.for_science.building.asking import Asking
from serendip.games.for_science.building.bot_hand import Builder
from serendip.games.for_science.building.bot_partner import Partner
from serendip.games.for_science.building.film import FRAMES_A_SECOND, LONGEST, Row, write_film
from serendip.games.for_science.building.judge import CLOSE, FORBIDDEN, MET, MISSING, OPEN, QUIET, judge
from serendip.games.for_science.building.matching import NOBODY
from serendip.games.for_science.building.plain_plan import read_plan
from serendip.games.for_science.building.plan import TABLE
from serendip.games.for_science.building.world import BuildRefused, World

STATES: Final = {MET: "met", MISSING: "missing", FORBIDDEN: "forbidden", CLOSE: "close", OPEN: "open"}
LOOK_AGAIN: Final = 5
"""Pictures between two looks of the judge while something moves: six a second."""

DOZE: Final = QUIET + 0.5
"""After so many quiet seconds a build is left alone until a hand comes."""

PATIENCE: Final = 60
"""Ticks that a block which was let go has to come where the hand aimed."""

MOST_FRAMES: Final = 30 * 60 * 20
"""Twenty minutes: what comes later is not filmed."""


class Build:
    """A build. What it tells of itself is plain data: see docs/protocol.md, "Live builds"."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.plain = plain
        self.plan = read_plan(plain)
        self.flat = bool(plain.get("flat"))
        self.world = World(self.flat)
        self.kinds: dict[int, str] = {}
        self.builder: Builder | None = None
        self.partner: Partner | None = None
        """The hand of a bot that takes turns with the builder."""
        self.asking: Asking | None = None
        """What the bot's hand here asks the match for."""
        self.built = False
        """Whether a bot's hand has just finished here, and nobody was told yet."""
        self.last_hand: int | None = None
        self.fell: list[str] = []
        self.frames: list[list[Row]] = []
        self._stuck: set[int] = set()
        """Hands whose block did not come any nearer to their aim in the last tick."""
        self._lowering: set[int] = set()
        self._releasing: dict[int, int] = {}
        self._told_kinds = 0
        self._told_hands: list[list[int]] = []
        self._told_lines: list[list[int | str]] | None = None
        self._told_still: bool | None = None
        self._rows: dict[int, Row] = {}
        self._unjudged = 0
        self._looked = False

    def plan_anew(self, plain: Mapping[str, Any]) -> None:
        """Let the blocks become something else."""
        self.plan = read_plan(plain)
        self.plain = plain
        self._looked = False

    def check_turn(self, hand: int) -> None:
        """Refuse the hand that put down the last block where hands alternate (FS-81). Raises BuildRefused."""
        if self.plain.get("turns") and hand == self.last_hand and self.world.blocks:
            raise BuildRefused("block by block: the next one is for another hand")

    def held_by(self, hand: int) -> int:
        """Return the block that a hand holds. Raises BuildRefused."""
        if hand not in self.world.hands:
            raise BuildRefused("this hand holds no block: grab one first")
        return self.world.hands[hand].block

    def rest_aim(self, hand: int) -> None:
        """Aim where the held block is, if it was being lowered or something has stopped it: a nudge is felt at once."""
        pose = self.world.blocks[self.held_by(hand)].pose()
        if hand in self._lowering or hand in self._stuck:
            self._lowering.discard(hand)
            self._stuck.discard(hand)
            held = self.world.hands[hand]
            self.world.move(hand, pose.x + held.grip_x, pose.y + held.grip_y)

    def lower(self, hand: int) -> None:
        """Send the held block down until something stops it."""
        self.held_by(hand)
        if self.flat:
            raise BuildRefused("lying flat on the table there is no down: move the block up to the other")
        self.rest_aim(hand)
        held = self.world.hands[hand]
        self.world.move(hand, held.x + held.grip_x, -100.0)
        self._lowering.add(hand)

    def release(self, hand: int) -> None:
        """Let go, as soon as the block has come where the hand aims or can't go on: a quick hand is not let down."""
        self.held_by(hand)
        if self._under_way(hand):
            self._releasing[hand] = PATIENCE
        else:
            self._let_go(hand)

    def settle(self, hand: int) -> None:
        """Let go at once if the hand is about to."""
        if hand in self._releasing:
            self._let_go(hand)

    def _under_way(self, hand: int) -> bool:
        held = self.world.hands[hand]
        pose = self.world.blocks[held.block].pose()
        arrived = abs(held.x - pose.x) < 0.005 and abs(held.y - pose.y) < 0.005
        return not arrived and hand not in self._stuck

    def _let_go(self, hand: int) -> None:
        self._releasing.pop(hand, None)
        if hand in self.world.hands:
            self.world.release(hand)
            self.last_hand = hand

    def step(self) -> bool:
        """Let a tick pass; say whether there is anything to wait for. What fell off the table is in `fell`."""
        world = self.world
        if self.partner is not None:
            self.last_hand = self.partner.tick(self.plan, self.last_hand)
        if self.builder is not None:
            self.builder.tick()
            if self.builder.done:
                self.builder = None
                self.built = True
        elif self.partner is not None and self.partner.busy:
            pass
        elif world.quiet > DOZE or not world.blocks:
            return False
        before = {hand: world.blocks[held.block].pose() for hand, held in world.hands.items()}
        for block in world.step():
            self.fell.append(world.blocks[block].kind)
            world.remove(block)
        self._stuck = {hand for hand, pose in before.items() if world.blocks[world.hands[hand].block].pose() == pose}
        for hand in list(self._releasing):
            self._releasing[hand] -= 1
            if hand not in world.hands or self._releasing[hand] <= 0 or not self._under_way(hand):
                self._let_go(hand)
        return True

    def news(self) -> dict[str, Any]:
        """Return what changed since the last call."""
        world = self.world
        told: dict[str, Any] = {}
        for number in [number for number in world.blocks if number not in self.kinds]:
            self.kinds[number] = world.blocks[number].kind
        if len(self.kinds) != self._told_kinds:
            fresh = list(self.kinds.items())[self._told_kinds :]
            told["kinds"] = [[number, kind] for number, kind in fresh]
            self._told_kinds = len(self.kinds)
        rows = world.changes()
        if rows:
            told["rows"] = rows
            self._looked = False
            for row in rows:
                if int(row[0]) in world.blocks:
                    self._rows[int(row[0])] = row
                else:
                    self._rows.pop(int(row[0]), None)
        still = not world.hands and world.quiet >= QUIET
        if (rows or (world.blocks and not still)) and len(self.frames) < MOST_FRAMES:
            self.frames.append(rows)
        holding = sorted([hand, held.block] for hand, held in world.hands.items())
        if holding != self._told_hands:
            self._told_hands = told["hands"] = holding
        if still != self._told_still:
            self._told_still = told["still"] = still
        if self.built and still:
            self.built = False
            told["built"] = True
        self._unjudged += 1
        if not self._looked and (self._unjudged >= LOOK_AGAIN or not rows):
            lines = self._lines()
            self._looked = True
            self._unjudged = 0
            if lines != self._told_lines:
                self._told_lines = told["lines"] = lines
        return told

    def whole(self) -> dict[str, Any]:
        """Return everything that was told so far."""
        return {
            "plan": self.plain,
            "kinds": [[number, kind] for number, kind in self.kinds.items() if number in self._rows],
            "rows": list(self._rows.values()),
            "hands": self._told_hands,
            "grips": [[hand, held.grip_x, held.grip_y] for hand, held in self.world.hands.items()],
            "lines": self._told_lines or [],
            "still": bool(self._told_still),
        }

    def film(self) -> dict[str, Any]:
        """Return how the build came about: the kinds of its blocks, and the pictures, thirty a second."""
        frames = self.frames
        film = write_film(frames)
        while len(film) > LONGEST:
            frames = frames[: len(frames) * 3 // 4]
            film = write_film(frames)
        kinds = [[number, kind] for number, kind in self.kinds.items()]
        return {"kinds": kinds, "film": b64encode(film).decode(), "frames": len(frames), "rate": FRAMES_A_SECOND}

    def _lines(self) -> list[list[int | str]]:
        """Return the overlay (FS-D4): each line's state, its two symbols, its two blocks; nothing for experts."""
        if self.plain.get("expert"):
            return []
        poses = self.world.poses()
        numbers = list(poses)
        verdict = judge(self.plan, list(poses.values()), self.world.quiet, self.flat)

        def number(block: int) -> int:
            return block if block in (TABLE, NOBODY) else numbers[block]

        return [
            [STATES[contact.state], *contact.symbols, number(contact.blocks[0]), number(contact.blocks[1])]
            for contact in verdict.contacts
        ]
