/** The guided first build: what to do next, seen from what stands there and from a tower that is known to stand. */
import type { Build } from "./builds.svelte";
import type { Pose } from "./fitting";

export type Advice = "take" | "flip" | "turn" | "move" | "lower" | "wait" | "check" | "clear" | "mend" | "done";

export interface Next {
  advice: Advice;
  /** The block of the tower that is next. */
  goal: Pose | null;
}

const NEAR = 0.25;
const turned = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** The poses of the stored tower, in the order of building. */
export const tower = (build: Build): Pose[] =>
  (build.plan?.tower ?? []).map(([kind, face, x, y, angle]) => ({ kind, face, x, y, angle }));

/** What to do next. `held`: the block in this player's hand. */
export function advise(build: Build, held: number | null, passed: boolean): Next {
  if (passed) return { advice: "done", goal: null };
  const goals = tower(build);
  const standing = [...build.blocks].filter(([number]) => number !== held).map(([, pose]) => pose);
  const free = goals.filter((goal) => !standing.some((pose) => fits(pose, goal)));
  const astray = standing.filter((pose) => !goals.some((goal) => fits(pose, goal)));
  if (astray.length && held === null && build.still) return { advice: "clear", goal: null };
  const goal = free[0] ?? null;
  if (!goal) {
    if (held !== null || !build.still) return { advice: "wait", goal: null };
    return { advice: build.lines.every(([state]) => state === "met") ? "check" : "mend", goal: null };
  }
  const mine = held === null ? undefined : build.blocks.get(held);
  if (!mine) return { advice: build.blocks.size && !build.still ? "wait" : "take", goal };
  const place = free.find((one) => one.kind === mine.kind) ?? goal;
  if (mine.face !== place.face) return { advice: "flip", goal: place };
  if (turned(mine.angle, place.angle) > 0.05 && !round(mine)) return { advice: "turn", goal: place };
  if (Math.abs(mine.x - place.x) > NEAR / 2) return { advice: "move", goal: place };
  return { advice: "lower", goal: place };
}

const round = (pose: Pose): boolean => pose.kind === "cylinder" && pose.face === "front";

function fits(pose: Pose, goal: Pose): boolean {
  return (
    pose.kind === goal.kind &&
    pose.face === goal.face &&
    Math.abs(pose.x - goal.x) < NEAR &&
    Math.abs(pose.y - goal.y) < NEAR / 2 &&
    (round(pose) || turned(pose.angle, goal.angle) < 0.1)
  );
}
