/** The build bench: a held block stops before others as on the server, keys mean what they say, advice fits what stands. */
import type { Face, Part, Plan, Point } from "../src/boards/for-science/generated/building";
import { describe, expect, test } from "vitest";
import { advise } from "../src/boards/for-science/bench/advice";
import type { ContactRow } from "../src/wire/generated/shapes";
import type { Build } from "../src/boards/for-science/bench/builds.svelte";
import type { Film } from "../src/wire/generated/bodies";
import { arrivals, standing, unpack } from "../src/boards/for-science/bench/film";
import { bottom, covers, follow, solid, top, travel, type Pose } from "../src/boards/for-science/bench/fitting";
import { command } from "../src/boards/for-science/bench/keys";
import { cards, layout, tiers } from "../src/boards/for-science/bench/layout";
import { outline } from "../src/boards/for-science/bench/shapes";
import { some } from "./some";

const box = (width: number, height: number): Part[] => [
  {
    corners: [
      [-width / 2, -height / 2],
      [width / 2, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ] as Point[],
  },
];
const SHAPES: Record<string, Record<Face, Part[]>> = {
  brick: { front: box(2, 1), end: box(1, 1) },
  cylinder: { front: [{ radius: 0.5 }], end: box(1, 1) },
  triangle: {
    front: [
      {
        corners: [
          [-1, -1 / 3],
          [1, -1 / 3],
          [0, 2 / 3],
        ],
      },
    ],
    end: box(1, 1),
  },
};
const at = (kind: string, x: number, y: number, face: Face = "front", angle = 0): Pose => ({ kind, face, x, y, angle });

describe("a held block", () => {
  test("goes where the hand points on a free way", () => {
    expect(follow(at("brick", 0, 5), 3, 2, [], SHAPES, false)).toMatchObject({ x: 3, y: 2 });
  });

  test("stops on the table, but not when it lies flat", () => {
    expect(follow(at("brick", 0, 5), 0, -3, [], SHAPES, false).y).toBeCloseTo(0.5);
    expect(follow(at("brick", 0, 5), 0, -3, [], SHAPES, true).y).toBeCloseTo(-3);
  });

  test("stops on another and slides along it", () => {
    const below = solid(at("brick", 0, 0.5), SHAPES);
    expect(follow(at("brick", 0, 5), 0, 0.5, [below], SHAPES, false).y).toBeCloseTo(1.5);
    const slid = follow(at("brick", 0, 5), 5, 0.2, [below], SHAPES, false);
    expect(slid.x).toBeCloseTo(5);
    expect(slid.y).toBeCloseTo(0.5);
  });

  test("does not jump over a wall, however quick the hand", () => {
    const wall = solid(at("brick", 4, 1, "front", Math.PI / 2), SHAPES);
    expect(follow(at("brick", 0, 0.5), 8, 0.5, [wall], SHAPES, false).x).toBeCloseTo(2.5);
  });

  test("rests with a disc on a disc", () => {
    const one = solid(at("cylinder", 0, 0.5), SHAPES);
    expect(travel(solid(at("cylinder", 0, 3), SHAPES), one, 0, -1)).toBeCloseTo(1.5);
    expect(travel(solid(at("cylinder", 0.8, 3), SHAPES), one, 0, -1)).toBeCloseTo(2.5 - 0.6);
  });
});

test("a block has a top, a bottom and an inside", () => {
  const tip = solid(at("triangle", 1, 1), SHAPES);
  expect(bottom(tip)).toBeCloseTo(2 / 3);
  expect(top(tip)).toBeCloseTo(5 / 3);
  expect(covers(tip, 1, 1.2)).toBe(true);
  expect(covers(tip, 1.9, 1.5)).toBe(false);
});

test("the outline of a bridge goes around its opening", () => {
  const leg = (x: number): Part => ({
    corners: [
      [x - 0.25, -0.5],
      [x + 0.25, -0.5],
      [x + 0.25, 0],
      [x - 0.25, 0],
    ],
  });
  const beam: Part = {
    corners: [
      [-1, 0],
      [1, 0],
      [1, 0.5],
      [-1, 0.5],
    ],
  };
  const found = outline([beam, leg(0.75), leg(-0.75)]);
  expect(found.slice(0, 4)).toEqual([
    [-1, -0.5],
    [-1, 0.5],
    [1, 0.5],
    [1, -0.5],
  ]);
  expect(found.slice(4)).toEqual([
    [0.5, -0.5],
    [-0.5, -0.5],
  ]);
});

describe("keys", () => {
  const kinds = ["brick", "slat"];
  test.each([
    ["2", false, false, { do: "take", kind: "slat" }],
    ["2", false, true, null],
    ["ArrowLeft", false, true, { do: "nudge", right: -5, up: 0 }],
    ["ArrowUp", true, true, { do: "nudge", right: 0, up: 1 }],
    ["ArrowRight", false, false, "next"],
    ["Enter", false, true, { do: "release" }],
    ["Enter", false, false, "grab"],
    ["Q", true, true, { do: "turn", steps: 1, fine: true }],
    ["Delete", false, false, null],
    ["Tab", false, true, null],
    ["l", false, true, null],
  ])("%s", (key, shift, holds, means) => {
    expect(command(key, shift, holds, kinds)).toEqual(means);
  });
});

const PLAN: Plan = {
  column: [
    [0, false],
    [1, true],
  ],
  kinds: ["brick", "triangle", "cylinder"],
  lines: [
    [-1, 0],
    [0, 1],
    [0, 2],
  ],
  optional: [],
  faces: ["", "", ""],
  rewarded: [false, false, false],
  cards: [0, 1, 1],
  heights: [0, 1, 1],
  ranks: [0, 1, 0],
  flat: false,
  expert: false,
  turns: false,
  tower: [
    ["brick", "front", 0, 0.5, 0],
    ["triangle", "end", 0.6, 1.5, 0],
  ],
};

test("symbols are drawn tier by tier, in their order from the left", () => {
  const [brick, triangle, cylinder] = layout(PLAN);
  expect(brick!.x).toBe(0);
  expect(cylinder!.x).toBeLessThan(triangle!.x);
  expect(triangle!.y).toBeGreaterThan(brick!.y);
  expect(tiers(PLAN)).toBe(2);
  expect(cards(PLAN)).toEqual([
    { low: 0, high: 0 },
    { low: 1, high: 1 },
  ]);
});

describe("advice", () => {
  const build = (blocks: Pose[], still: boolean, lines: ContactRow[] = []): Build =>
    some<Build>({ plan: PLAN, blocks: new Map(blocks.map((pose, n) => [n, pose])), still, lines });
  const brick = at("brick", 0.05, 0.5);

  test.each([
    ["take", build([], false), null],
    ["move", build([at("brick", 3, 4)], false), 0],
    ["lower", build([at("brick", 0.05, 2)], false), 0],
    ["turn", build([at("brick", 0, 4, "front", 1)], false), 0],
    ["wait", build([brick], false), null],
    ["take", build([brick], true), null],
    ["flip", build([brick, at("triangle", 0, 4)], false), 1],
    ["clear", build([at("brick", 3, 0.5)], true), null],
    ["check", build([brick, at("triangle", 0.6, 1.5, "end")], true, [["met", -1, 0, -1, 0]]), null],
    ["mend", build([brick, at("triangle", 0.6, 1.5, "end")], true, [["missing", -1, 0, -1, 0]]), null],
  ] as const)("%s", (advice, standing, held) => {
    expect(advise(standing, held, false).advice).toBe(advice);
  });

  test("done when the judge says so", () => {
    expect(advise(build([], true), null, true)).toEqual({ advice: "done", goal: null });
  });
});

describe("a film", () => {
  // Written by the server's film.py.
  const packed = "AgDIAZBOAAAABADXBKdGxRgCAuDFCAYAAAIC38UIBQAE";

  test("is unpacked as it was packed", () => {
    expect(unpack(packed)).toEqual([
      [[0, 100, 5000, 0, "front"]],
      [],
      [
        [0, -200, 500, -1571, "end"],
        [1, 70000, 3, 0, "front"],
      ],
      [[1, 0, 0, 0, "gone"]],
    ]);
  });

  test("shows what stands after each picture", () => {
    const film = some<Film>({
      film: packed,
      kinds: [
        [0, "brick"],
        [1, "slat"],
      ],
    });
    const shown = standing(film);
    expect(shown.map((blocks) => blocks.size)).toEqual([1, 1, 2, 1]);
    expect(arrivals(film, shown)).toEqual([0, 2]);
    expect(shown[3]!.get(0)).toEqual({ kind: "brick", face: "end", x: -0.2, y: 0.5, angle: -1.571 });
  });
});
