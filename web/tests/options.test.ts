import { expect, test } from "vitest";
import { difficulty, presetOf, signed } from "../src/words/options";
import type { GameCard, OptionCard } from "../src/wire/generated/bodies";
import { some } from "./some";

const option = (name: string, values: string[], more: Partial<OptionCard> = {}): OptionCard => ({
  name,
  title: name,
  help: "",
  values,
  default: values[0]!,
  harder: [],
  part_of: "",
  unless: "",
  among: [],
  ...more,
});
const PARTS = ["all", "calm", "breeze", "storm"];
const options = [
  option("wind", ["breeze", "calm", "storm"], { harder: [0, -1, 2] }),
  option("bow", PARTS, { part_of: "wind" }),
  option("stern", PARTS, { part_of: "wind" }),
  option("fish", [""], { among: ["cod", "eel", "ray"] }),
];

test("a game is as hard as its options together, and parts share the weight of the whole", () => {
  expect(difficulty(options, {})).toBe(0);
  expect(difficulty(options, { wind: "storm" })).toBe(2);
  expect(difficulty(options, { wind: "storm", bow: "breeze" })).toBe(1);
  expect(difficulty(options, { bow: "calm", stern: "calm" })).toBe(-1);
  expect(difficulty([options[3]!], {})).toBeNull();
  const sheltered = [option("wind", ["calm", "storm"], { harder: [0, 2], unless: "harbour" })];
  expect(difficulty(sheltered, { wind: "storm", harbour: true })).toBe(0);
  expect(difficulty(sheltered, { wind: "storm", harbour: false })).toBe(2);
});

test("a preset is found by what it sets, and no longer when anything else is chosen", () => {
  const game = some<GameCard>({
    options,
    presets: [
      { name: "usual", options: {} },
      { name: "rough", options: { wind: "storm" } },
    ],
  });
  expect(presetOf(game, {})?.name).toBe("usual");
  expect(presetOf(game, { wind: "storm", bow: "all" })?.name).toBe("rough");
  expect(presetOf(game, { wind: "storm", fish: "eel" })).toBeUndefined();
});

test("a difficulty has its sign, and at most one decimal", () => {
  expect(signed(2)).toBe("+2");
  expect(signed(0)).toBe("0");
  expect(signed(1 / 3)).toBe("+0.3");
});
