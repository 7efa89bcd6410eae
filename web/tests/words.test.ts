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
