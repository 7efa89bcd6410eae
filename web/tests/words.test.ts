/** Every language says everything: the same keys with the same gaps. */
import { describe, expect, test } from "vitest";
import { gaps } from "../src/words/gaps";

type Tree = { [key: string]: string | Tree };

const catalogues = import.meta.glob<Tree>(["../src/words/*.json", "../src/boards/**/{words,texts}.*.json"], {
  eager: true,
  import: "default",
});

function flat(tree: Tree, under = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[under + key, value] as [string, string]] : flat(value, `${under}${key}/`),
  );
}

const english = Object.keys(catalogues).filter((file) => /(^|[./])en\.json$/.test(file));

test("there is English to translate", () => {
  expect(english.length).toBeGreaterThanOrEqual(3);
});

describe.each(english)("%s", (file) => {
  // English may be written by Python; translations are always by hand.
  const spanish = file.replace("generated/", "").replace(/en\.json$/, "es.json");

  test("has the same keys and gaps in Spanish", () => {
    const words = (from: string): [string, string[]][] =>
      flat(catalogues[from] ?? {})
        .map(([key, text]): [string, string[]] => [key, gaps(text)])
        .sort();
    expect(words(spanish)).toEqual(words(file));
  });

  test("is not empty anywhere", () => {
    for (const [key, text] of [...flat(catalogues[file]!), ...flat(catalogues[spanish]!)])
      expect(text, key).not.toBe("");
  });
});

describe("words agree with their number", () => {
  /** Gaps that hold a number but never one, and sentences whose word is no noun that is counted. */
  const ALWAYS_MORE = [
    "game.minutes",
    "game.players",
    "choosing.facts",
    "wasted.text",
    "text.hull",
    "hand-fits",
    "limit-in-supply",
    "ask-put-back",
    "too-many-cards",
    "longest-thought",
    "think",
    "clock",
  ];
  /** What follows a gap that holds no number. */
  const NO_NOUN =
    /^(is|has|was|es|as|plays|gives|gains|loses|builds|moves|meets|counts|offers|más|menos|gracias|ms|tras|podrás|les)$/;
  const TAKEN_AS_MANY = [/\{(\w+)\} ([\p{L}]+s)\b/u, /\b(?:quedan|faltan|hacen falta|son) \{(\w+)\}/iu];

  const byHand = Object.keys(catalogues).filter((file) => !file.includes("generated/"));
  test.each(byHand)("%s", (file) => {
    const wrong = flat(catalogues[file]!)
      .filter(([key]) => !ALWAYS_MORE.includes(key.split("/").at(-1)!))
      .map(([key, text]): [string, string] => [key, text.replace(/\[\w+: [^\]]*\]/g, "[]")])
      .filter(([, text]) =>
        TAKEN_AS_MANY.some((many) => {
          const found = many.exec(text);
          return found && !NO_NOUN.test(found[2] ?? "");
        }),
      );
    expect(wrong).toEqual([]);
  });
});
