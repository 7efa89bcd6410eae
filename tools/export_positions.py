"""Write positions of real games that together offer every kind of action, for the tests of Pandorum's board.

python tools/export_positions.py    make web/tests/fixtures/pandorum.json anew, after the view has changed
"""

import json
import random
from pathlib import Path

import serendip
from serendip import Action, Match, Ranged
from serendip.core.line import Plain

FIXTURE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "pandorum.json"
MOST_GAMES = 400


def offer(action: Action) -> dict[str, Plain]:
    """Return an offer as the page gets it."""
    plain = action.to_json()
    args = {name: value for name, value in plain.items() if name != "kind"}
    return {"action": plain, "words": str(action), "key": action.kind(), "args": args, "rules": list(action.rules)}


def position(match: Match, seat: int) -> dict[str, Plain]:
    """Return what a seat that is asked sees and can do."""
    return {"seat": seat, "view": match.view(seat), "offers": [offer(action) for action in match.actions(seat)]}


def positions() -> list[dict[str, Plain]]:
    """Return the first positions that bring another kind of action, or another part of a turn for another table."""
    game = serendip.game("pandorum")
    missing = {kind.kind() for kind in game.actions}
    seen: set[tuple[int, str]] = set()
    found: list[dict[str, Plain]] = []
    for seed in range(MOST_GAMES):
        match = game.new(1 + seed % 4, seed)
        rng = random.Random(seed)
        while match.wait():
            seat = match.to_act[0]
            actions = match.actions(seat)
            kinds = {action.kind() for action in actions}
            moment = (match.seats, str(match.view(seat)["phase"]))
            if kinds & missing or moment not in seen:
                missing -= kinds
                seen.add(moment)
                found.append(position(match, seat))
            action = rng.choice(actions)
            match.play(seat, action.choose(action.least) if isinstance(action, Ranged) else action)
        if not missing:
            return found
    raise SystemExit(f"{MOST_GAMES} games offer no {', '.join(sorted(missing))}")


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(positions(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"wrote {FIXTURE}")
