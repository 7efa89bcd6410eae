/** Which film belongs to a build that a replay shows, and how far it has come at this step. */
import type { ReplayedStep } from "../contract";
import type { Film } from "../../wire/generated/bodies";
import type { BuildView, ForScienceView } from "./generated/view";

export interface Filmed {
  film: Film;
  /** How many blocks have been taken into the build so far, also those that went back. */
  taken: number;
}

/** The film of a build, or null if there is none: builds that the server lost were not filmed. */
export function filmed(replayed: ReplayedStep<ForScienceView>, build: BuildView): Filmed | null {
  const { step, last, films } = replayed;
  const standing = (n: number): BuildView | undefined =>
    replayed.seen(n).builds.find((one) => one.builder === build.builder && one.place === build.place);
  let end = step;
  while (end < last && standing(end)) end++;
  const film = films.find((one) => one.place === build.place && one.seat === build.builder && one.step >= end);
  // Another build that was begun there meanwhile: this one has no film.
  for (let n = end; film && n < film.step && n < last; n++) if (standing(n)) return null;
  if (!film) return null;
  let taken = 0;
  let after = size(standing(step));
  for (let n = step; n > 0 && standing(n); n--) {
    const before = size(standing(n - 1));
    taken += Math.max(0, after - before);
    after = before;
  }
  return { film, taken };
}

const size = (build: BuildView | undefined): number =>
  Object.values(build?.blocks ?? {}).reduce((sum, n) => sum + n, 0);
