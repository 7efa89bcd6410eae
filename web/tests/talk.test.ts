import { expect, test } from "vitest";
import { talked } from "../src/table/talk";
import type { Chatted } from "../src/wire/generated/to-client";

const line = (words: string, at: number, past = false): Chatted => ({
  t: "chat",
  from: "Ann",
  who: "a",
  seat: 0,
  words,
  at,
  ...(past ? { past } : {}),
});
const heard = (...lines: Chatted[]): string[] => lines.reduce(talked, []).map((one) => one.words);

test("what is told again after a reconnection is not said twice", () => {
  expect(heard(line("Hello", 1), line("Bids?", 2), line("Hello", 1, true), line("Bids?", 2, true))).toEqual([
    "Hello",
    "Bids?",
  ]);
});

test("what was said meanwhile takes its place, even behind something newer", () => {
  expect(heard(line("Hello", 1), line("Back", 9), line("Hello", 1, true), line("Where are you?", 5, true))).toEqual([
    "Hello",
    "Where are you?",
    "Back",
  ]);
});

test("the same words said again are said again", () => {
  expect(heard(line("Yes", 1), line("Yes", 2))).toEqual(["Yes", "Yes"]);
});
