"""Stopwatches for building: CPU time of this process, so that what else the machine does counts little."""

from statistics import median, quantiles
from time import process_time

import msgspec

from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.film import FRAMES_A_SECOND, write_film
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.building.proofs import Proof, proofs
from serendip.games.for_science.building.solver import solve
from serendip.games.for_science.building.trial_builds import raise_tower
from serendip.games.for_science.building.world import World

Figures = dict[str, tuple[float, str]]
HAND = 0


def of_length(cards: int) -> list[Proof]:
    """Return the stored towers of so many cards."""
    return [proof for proof in proofs() if len(proof.column) == cards]


def judging(rounds: int) -> Figures:
    """Judge stored towers after they came to rest, right and with one block astray: the best round of each."""
    figures: Figures = {}
    for cards in (1, 2, 3, 4):
        towers = [(proof.plan(), settled(proof)) for proof in of_length(cards)[:40]]
        right = [_best(plan, poses, rounds) for plan, poses in towers]
        wrong = [
            _best(plan, [*poses[:-1], poses[-1]._replace(x=poses[-1].x + 4.0, y=0.5)], rounds) for plan, poses in towers
        ]
        figures[f"judge, {cards} cards, median"] = (median(right) * 1000, "ms")
        figures[f"judge, {cards} cards, 95 of 100"] = (quantiles(right, n=20)[-1] * 1000, "ms")
        figures[f"judge, {cards} cards, one block astray, median"] = (median(wrong) * 1000, "ms")
        figures[f"judge, {cards} cards, one block astray, worst"] = (max(wrong) * 1000, "ms")
    return figures


def settled(proof: Proof) -> list[Pose]:
    """Return the poses of a stored tower as the physics leaves them: never quite straight."""
    world = raise_tower(proof.poses, hurried=True)
    return list(world.poses().values()) if world else proof.poses


def _best(plan: Plan, poses: list[Pose], rounds: int) -> float:
    best = 1e9
    for _ in range(rounds):
        start = process_time()
        judge(plan, poses, 1.0)
        best = min(best, process_time() - start)
    return best


def build(proof: Proof, frames: list[list[list[int | str]]]) -> tuple[int, float]:
    """Build a tower as a quick player does, a block in two seconds; return the ticks and their CPU time."""
    world = World()
    start = process_time()
    for pose in proof.poses:
        world.take(HAND, pose.kind, pose.silhouette, 5.0, 9.0)
        world.turn(HAND, round(pose.angle * 12 / 3.14159265))
        for tick in range(120):
            if tick < 60:
                part = tick / 60
                world.move(HAND, 5.0 + (pose.x - 5.0) * part, 9.0 + (pose.y + 0.3 - 9.0) * part)
            elif tick < 80:
                world.move(HAND, pose.x, pose.y + 0.02)
            elif tick == 80:
                world.release(HAND)
            world.step()
            if tick % (60 // FRAMES_A_SECOND) == 0:
                frames.append(world.changes())
    return world.ticks, process_time() - start


def live_build(rounds: int) -> Figures:
    """Build towers of three cards by hand, the best round of each."""
    sample = of_length(3)[:5]
    ticks = 0
    cpu = 0.0
    films: list[list[list[list[int | str]]]] = []
    for proof in sample:
        best = 1e9
        count = 0
        frames: list[list[list[int | str]]] = []
        for _ in range(rounds):
            frames = []
            count, spent = build(proof, frames)
            best = min(best, spent)
        ticks += count
        cpu += best
        films.append(frames)
    seconds = ticks / 60
    wire = sum(len(msgspec.json.encode(frame)) for frames in films for frame in frames if frame)
    film = sum(len(write_film(frames)) for frames in films)
    return {
        "live build, CPU per second": (cpu / seconds * 1000, "ms"),
        "live builds held at 60 Hz on one core": (seconds / cpu, ""),
        "snapshots as JSON, 30 a second": (wire / seconds, "bytes/s"),
        "film": (film / seconds, "bytes/s"),
        "asleep tower, CPU per second": (_asleep(sample[0]) * 1000, "ms"),
    }


def _asleep(proof: Proof) -> float:
    world = World()
    for pose in proof.poses:
        world.put(pose)
    world.step(240)
    start = process_time()
    world.step(600)
    return (process_time() - start) / 10


def solving(columns: int) -> Figures:
    """Solve columns anew, with luck of their own."""
    figures: Figures = {}
    for cards in (1, 2, 3, 4):
        times: list[float] = []
        found = 0
        sample = of_length(cards)[: columns // 4]
        for number, proof in enumerate(sample):
            start = process_time()
            found += solve(proof.plan(), 100 + number, 12) is not None
            times.append(process_time() - start)
        figures[f"solver, {cards} cards, median"] = (median(times), "s")
        figures[f"solver, {cards} cards, found"] = (100 * found / len(sample), "%")
    return figures
