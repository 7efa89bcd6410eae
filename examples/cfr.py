"""Counterfactual regret minimisation on Dark Matter, by OpenSpiel's own solver: `pip install 'serendip[openspiel]'`.

    python examples/cfr.py --iterations 300 --deals 2

Outcome sampling (Lanctot and others 2009) follows one match in each iteration and keeps a table of what it regrets by
information state. Dark Matter has far too many of these for a table: with few deals it learns the beginnings, and
that the solver runs unchanged is what this shows.
"""

import argparse
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from serendip.envs import openspiel
from serendip.lab.figures import Share


def plays(policy: Any, game: Any, seat: int, rng: Random) -> float:
    """Return what a match brings a seat that goes by a policy, against chance."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        elif state.current_player() == seat:
            chances = policy.action_probabilities(state)
            state.apply_action(rng.choices(list(chances), list(chances.values()))[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return float(state.returns()[seat])


def main() -> None:
    """Solve for so many iterations, and play what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    openspiel.register()
    np.random.seed(asked.seed)
    game = pyspiel.load_game(f"serendip_dark_matter(seats=2,deals={asked.deals})")
    solver = OutcomeSamplingSolver(game)
    for _ in range(asked.iterations):
        solver.iteration()
    policy = solver.average_policy()
    rng = Random(asked.seed)
    won = sum(plays(policy, game, number % 2, rng) > 0 for number in range(asked.matches))
    known = f"{asked.iterations} iterations met {len(solver._infostates):,} information states"
    print(f"{known}; {Share(won, asked.matches)} of {asked.matches} matches won against chance")


if __name__ == "__main__":
    main()
