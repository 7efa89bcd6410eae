/** Pointing at things narrows offers to one action. */
import { describe, expect, test } from "vitest";
import { next, open, press, type Path } from "../src/table/narrow";

const paths: Path<string>[] = [
  { offer: "take", things: ["face:laboratory"] },
  { offer: "install in A", things: ["face:research", "lab:A"] },
  { offer: "install in B", things: ["face:research", "lab:B"] },
  { offer: "keep", things: ["face:research", "side"] },
  { offer: "fund A", things: ["hand:event", "lab:A"] },
];

test("at first only the beginnings can be chosen", () => {
  expect(next(paths, [])).toEqual(new Set(["face:laboratory", "face:research", "hand:event"]));
});

test("what was picked opens its places", () => {
  expect(next(paths, ["face:research"])).toEqual(new Set(["lab:A", "lab:B", "side"]));
  expect(open(paths, ["face:research"])).toHaveLength(3);
});

describe("pressing", () => {
  test("a thing with one meaning plays it at once", () => {
    expect(press(paths, [], "face:laboratory").play).toBe("take");
    expect(press(paths, [], "hand:event").play).toBe("fund A");
  });

  test("a thing with several meanings waits for more", () => {
    expect(press(paths, [], "face:research")).toEqual({ picked: ["face:research"], play: null, refused: false });
    expect(press(paths, ["face:research"], "lab:B").play).toBe("install in B");
  });

  test("the same thing again takes it back", () => {
    expect(press(paths, ["face:research"], "face:research")).toEqual({ picked: [], play: null, refused: false });
  });

  test("another beginning changes one's mind", () => {
    expect(press(paths, ["face:research"], "face:laboratory").play).toBe("take");
  });

  test("what leads nowhere is refused and changes nothing", () => {
    expect(press(paths, ["face:research"], "lab:C")).toEqual({ picked: ["face:research"], play: null, refused: true });
  });
});

describe("a card and its place", () => {
  const both: Path<string>[] = [
    { offer: "draw", things: ["deck"] },
    { offer: "play 1 in A", things: ["lab:A", "hand:1"], together: true },
    { offer: "play 1 in B", things: ["lab:B", "hand:1"], together: true },
    { offer: "play 2 in B", things: ["lab:B", "hand:2"], together: true },
  ];

  test("are pointed at in either order", () => {
    expect(next(both, [])).toEqual(new Set(["deck", "lab:A", "lab:B", "hand:1", "hand:2"]));
    expect(next(both, ["hand:1"])).toEqual(new Set(["lab:A", "lab:B"]));
    expect(next(both, ["lab:B"])).toEqual(new Set(["hand:1", "hand:2"]));
    expect(press(both, ["hand:2"], "lab:B").play).toBe("play 2 in B");
    expect(press(both, ["lab:B"], "hand:2").play).toBe("play 2 in B");
  });

  test("are both pointed at, even if one would tell", () => {
    expect(press(both, [], "lab:A")).toEqual({ picked: ["lab:A"], play: null, refused: false });
    expect(press(both, [], "hand:2")).toEqual({ picked: ["hand:2"], play: null, refused: false });
  });

  test("are taken back or changed like everything else", () => {
    expect(press(both, ["hand:1"], "hand:1").picked).toEqual([]);
    expect(press(both, ["hand:1"], "hand:2").picked).toEqual(["hand:2"]);
    expect(press(both, ["hand:2"], "lab:A").picked).toEqual(["lab:A"]);
    expect(press(both, ["hand:1"], "deck").play).toBe("draw");
  });
});
