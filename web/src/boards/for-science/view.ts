/** What the board reads out of a view of For Science! */
import type { BuildView, ForScienceView, LaidCard } from "./generated/view";

/**
 * Whether a seat has a hand in a build: its own, or one where it takes turns or helps.
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors `sites` of
 * src/serendip/games/for_science/live.py. tests/web/test_copies.py compares both on positions of real games.
 */
export const works = (build: BuildView, seat: number): boolean =>
  build.builder === seat || build.second === seat || build.helper === seat;

/** The build that a seat has a hand in, its own first. */
export function buildOf(view: ForScienceView, seat: number | null): BuildView | null {
  if (seat === null) return null;
  return view.builds.find((build) => build.builder === seat) ?? view.builds.find((build) => works(build, seat)) ?? null;
}

/** The column of cards that lies in a Lab or a Workshop. */
export const columnAt = (view: ForScienceView, place: string): LaidCard[] =>
  [...view.labs, ...view.workshops].find((one) => one.place === place)?.column ?? [];
