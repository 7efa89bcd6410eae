/** What the board reads out of a view of For Science! */
import type { BuildView, ForScienceView, LaidCard } from "./generated/view";

/** The build that a seat has a hand in: its own, or one where it takes turns or helps. */
export function buildOf(view: ForScienceView, seat: number | null): BuildView | null {
  if (seat === null) return null;
  return (
    view.builds.find((build) => build.builder === seat) ??
    view.builds.find((build) => build.second === seat || build.helper === seat) ??
    null
  );
}

/** The column of cards that lies in a Lab or a Workshop. */
export const columnAt = (view: ForScienceView, place: string): LaidCard[] =>
  [...view.labs, ...view.workshops].find((one) => one.place === place)?.column ?? [];
