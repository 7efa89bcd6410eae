import { expect, test } from "vitest";
import { opened } from "../src/replay/opened";
import type { View } from "../src/wire/generated/core";
import { some } from "./some";

const view = (seat: number | null, players: unknown[], candidate = "unknown"): View => {
  const head = some<View>({ seat, prompt: { key: `ask-${seat}`, args: {}, words: "" }, to_act: [0] });
  return { ...head, ...{ players, candidate, round: 3 } };
};

const views = [
  view(null, [
    { hand: 2, cards: [], bid: "face down" },
    { hand: 1, cards: [], bid: null },
  ]),
  view(0, [
    { hand: 2, cards: ["a", "b"], bid: 4 },
    { hand: 1, cards: [], bid: null },
  ]),
  view(
    1,
    [
      { hand: 2, cards: ["a"], bid: "face down" },
      { hand: 1, cards: ["c"], bid: null },
    ],
    "positive",
  ),
];

test("every hand is open, and what only one seat has found out is seen", () => {
  expect(opened(views)).toMatchObject({
    players: [
      { hand: 2, cards: ["a", "b"], bid: 4 },
      { hand: 1, cards: ["c"], bid: null },
    ],
    candidate: "positive",
    round: 3,
  });
});

test("it is nobody's view: what is asked stays as a spectator is told", () => {
  expect(opened(views)).toMatchObject({ seat: null, prompt: { key: "ask-null" } });
});

test("nothing is changed in the views themselves", () => {
  const before = JSON.stringify(views);
  opened(views);
  expect(JSON.stringify(views)).toBe(before);
});
