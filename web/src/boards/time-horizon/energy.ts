/**
 * What a deed of one's turn brings or costs in energy, to be written on its button.
 *
 * A copy of the engine's rule, because a button can't wait for previews of all of them: it mirrors
 * src/serendip/games/time_horizon/rules/activity.py and attacking.py. tests/web/test_copies.py compares
 * both on positions of real games.
 */
import numbers from "./generated/numbers.json";

export const impact = {
  weak: { force: numbers.weak.force, energy: numbers.weak.gain },
  strong: { force: numbers.strong.force, energy: -numbers.strong.cost },
};

/** What a shot costs with an Energy Gun of a level. */
export const shot = (level: number): number => -(numbers.items.gun.expense[level - 1] ?? 0);
