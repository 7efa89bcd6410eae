"""Masked PPO by self-play, in one file, on PyTorch: `pip install torch==2.13.0 'serendip[envs]'` (CPU).

    python examples/ppo.py --game dark-matter --seats 2 --minutes 30 --out policy

One network plays all seats of many matches. Every few lessons it meets `thumb`, and in the end its share of the wins is
printed with the 95 % interval (Wilson). The folder gets the policy, its learning curve and a model card.
"""

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
import torch
from torch import nn

import serendip
from serendip.bots import ask, make_bot
from serendip.envs.vector import Many
from serendip.lab.figures import Share


class Network(nn.Module):
    """Looks at a row; says how good each number looks, and how the match will end."""

    def __init__(self, seen: int, numbers: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.LayerNorm(seen), nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, numbers)
        self.value = nn.Linear(width, 1)

    def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """Return a distribution over what is legal, and the value."""
        seen = self.body(rows)
        logits = self.policy(seen).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(seen).squeeze(-1)


def collect(many: Many, network: Network, steps: int) -> dict[str, Any]:
    """Play on, and return what each seat saw and chose, with what the match brought it in the end."""
    kept: dict[str, list[Any]] = {name: [] for name in ("rows", "masks", "numbers", "chances", "values", "returns")}
    open_steps: list[list[tuple[int, int]]] = [[] for _ in range(many.num_envs)]
    seen = many.arrays.seen()
    returns = np.full((steps, many.num_envs), np.nan, np.float32)
    for step in range(steps):
        rows = torch.from_numpy(seen["observation"].copy())
        masks = torch.from_numpy(seen["action_mask"].astype(bool))
        with torch.no_grad():
            chosen, values = network(rows, masks)
            numbers = chosen.sample()
        for at, seat in enumerate(many.seats):
            open_steps[at].append((step, int(seat)))
        for name, part in (("rows", rows), ("masks", masks), ("numbers", numbers), ("values", values)):
            kept[name].append(part)
        kept["chances"].append(chosen.log_prob(numbers))
        seen, _, over, _, infos = many.step(numbers.numpy())
        for at in np.flatnonzero(over):
            for when, seat in open_steps[at]:
                returns[when, at] = infos["rewards"][at, seat]
            open_steps[at] = []
    flat = {name: torch.stack(parts).flatten(0, 1) for name, parts in kept.items() if parts}
    told = torch.from_numpy(returns).flatten()
    ended = ~torch.isnan(told)  # of matches that go on nobody knows yet
    return {**{name: part[ended] for name, part in flat.items()}, "returns": told[ended]}


def learn(network: Network, optimiser: Any, batch: dict[str, Any], rounds: int = 3, size: int = 2048) -> float:
    """Make what did better than was thought more likely, by no more than a fifth at a time; return the mean loss."""
    gains = batch["returns"] - batch["values"]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    losses = []
    for _ in range(rounds):
        for part in torch.randperm(len(gains)).split(size):
            chosen, values = network(batch["rows"][part], batch["masks"][part])
            ratio = (chosen.log_prob(batch["numbers"][part]) - batch["chances"][part]).exp()
            clipped = ratio.clamp(0.8, 1.2)
            policy = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
            value = (values - batch["returns"][part]).square().mean()
            loss = policy + 0.5 * value - 0.01 * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            losses.append(float(loss.detach()))
    return sum(losses) / max(1, len(losses))


def against(network: Network, game: Any, seats: int, bot: str, matches: int, seed: int) -> tuple[int, int]:
    """Return how many matches the network won against bots, and how many were played; its seat goes round."""
    encoding = game.encoding
    won = 0
    for number in range(matches):
        rng = Random(f"{seed} {number}")
        match = game.new(seats, rng.getrandbits(62))
        own = number % seats
        others = [make_bot(bot, game, rng.getrandbits(62)) for _ in range(seats)]
        while match.wait():
            seat = match.to_act[0]
            if seat != own:
                match.play(seat, ask(others[seat], match, seat, rng))
                continue
            row = np.zeros(encoding.seen().size, np.float32)
            match.observe(seat, row.data)
            mask = torch.frombuffer(encoding.mask(match, seat), dtype=torch.int8).bool()
            with torch.no_grad():
                chosen, _ = network(torch.from_numpy(row)[None], mask[None])
            match.play(seat, encoding.action(match, seat, int(chosen.logits.argmax())))
        assert match.outcome is not None
        won += own in match.outcome.winners
    return won, matches


def curve(points: list[tuple[float, float]]) -> str:
    """Return the share of wins over the minutes as a picture (SVG)."""
    most = max([minutes for minutes, _ in points], default=1.0) or 1.0
    line = " ".join(f"{40 + 340 * minutes / most:.1f},{180 - 160 * share:.1f}" for minutes, share in points)
    marks = "".join(f'<text x="4" y="{184 - 1.6 * part}">{part} %</text>' for part in (0, 50, 100))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" font-size="10">'
        '<rect width="400" height="200" fill="#fff"/>'
        f'<path d="M40 20V180H380" fill="none" stroke="#888"/>{marks}<text x="330" y="195">{most:.0f} CPU-min</text>'
        f'<polyline points="{line}" fill="none" stroke="#26c" stroke-width="2"/></svg>\n'
    )


CARD = """# A policy for {title}, {seats} players

| | |
|---|---|
| made by | `examples/ppo.py --game {game} --seats {seats} --minutes {minutes} --seed {seed}`, Serendip {version} |
| encoding | version {encoding}, digest `{digest}` |
| trained | {choices:,} choices by self-play, {spent:.1f} CPU-minutes, {parameters:,} weights |
| reward | `win`: 1 for winning alone, −1 for losing |
{results}

Play it by the largest of its numbers that the mask allows, as `against` in `examples/ppo.py` does. `curve.svg` is its
share of the wins against thumb as it learnt, {checks} matches at a time. It knows no number of players but this one.
"""


def main() -> None:
    """Train, and say how far it got."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dark-matter")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30, help="how long to learn, in CPU-minutes")
    parser.add_argument("--threads", type=int, default=1, help="how many threads PyTorch takes")
    parser.add_argument("--matches", type=int, default=64, help="how many are played at once")
    parser.add_argument("--steps", type=int, default=256, help="how many choices of each match between two lessons")
    parser.add_argument("--evaluate", type=int, default=200, help="how many matches against each bot, in the end")
    parser.add_argument("--checks", type=int, default=50, help="how many matches against thumb in every tenth lesson")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a folder for the policy, its curve and its card")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    game = serendip.game(asked.game)
    many = Many(game, asked.matches, asked.seats)
    many.reset(seed=asked.seed)
    network = Network(game.encoding.seen().size, game.encoding.size)
    optimiser = torch.optim.Adam(network.parameters(), lr=3e-4)
    begun, choices, lesson = process_time(), 0, 0
    points: list[tuple[float, float]] = []
    while process_time() - begun < 60 * asked.minutes:
        batch = collect(many, network, asked.steps)
        loss = learn(network, optimiser, batch)
        choices += asked.matches * asked.steps
        lesson += 1
        if lesson % 10 == 0:
            won, played = against(network, game, asked.seats, "thumb", asked.checks, lesson)
            points.append(((process_time() - begun) / 60, won / played))
            told = {"cpu_minutes": points[-1][0], "choices": choices, "loss": loss, "won": won / played}
            print(json.dumps(told), flush=True)
    spent = (process_time() - begun) / 60
    results = []
    for bot in ("random", "thumb"):
        won, played = against(network, game, asked.seats, bot, asked.evaluate, 0)
        results.append(f"| against {bot} | {Share(won, played)} of {played} matches won (95 % interval) |")
        print(results[-1])
    if asked.out:
        asked.out.mkdir(parents=True, exist_ok=True)
        kept = {"game": asked.game, "digest": game.encoding.digest, "network": network.state_dict()}
        torch.save(kept, asked.out / "policy.pt")
        (asked.out / "curve.svg").write_text(curve(points), encoding="utf-8")
        told = {
            "title": game.title,
            "version": serendip.__version__,
            "spent": spent,
            "choices": choices,
            "encoding": game.encoding.version,
            "digest": game.encoding.digest,
            "results": "\n".join(results),
            "parameters": sum(part.numel() for part in network.parameters()),
        }
        (asked.out / "card.md").write_text(CARD.format(**vars(asked), **told), encoding="utf-8")


if __name__ == "__main__":
    main()
