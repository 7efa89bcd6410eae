/** What a list of everybody's chances tells of the game. */
import type { Analysis } from "../wire/generated/bodies";

/** Whether all win together or nobody does: everybody's chances are the same all the time. */
export const shared = (rows: Analysis["chances"]): boolean =>
  rows.every(([, chances]) => chances.length > 1 && chances.every((chance) => chance === chances[0]));

/** Whether several have won together, or could have: the chances add up to more than one. */
export const together = (rows: Analysis["chances"]): boolean =>
  !shared(rows) && rows.some(([, chances]) => chances.reduce((sum, chance) => sum + chance, 0) > 1.02);
