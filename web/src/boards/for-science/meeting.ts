/**
 * What a Team Meeting would count: the group of tiles with the most Insight.
 *
 * The sum is a copy of the engine's rule, because the goal's bar follows the hand: it mirrors
 * src/serendip/games/for_science/rules/meetings.py. tests/web/test_copies.py compares both on positions of real games.
 */
import type { ForScienceView } from "./generated/view";

type Group = ForScienceView["vaccine"]["groups"][number];

export const total = (insight: Group["insight"]): number => insight.red + insight.blue + insight.green;

export const bestGroup = (view: ForScienceView): Group | undefined =>
  view.vaccine.groups.reduce<Group | undefined>(
    (best, group) => (!best || total(group.insight) > total(best.insight) ? group : best),
    undefined,
  );
