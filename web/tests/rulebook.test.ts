/** Rulebooks are read, searched and linked. */
import { expect, test } from "vitest";
import { ink, read, search } from "../src/parts/rulebook";

const BOOK = `# The game

It is about
something.

## Bids
- **DM-20** All players choose one *money* card,
  in secret.
- **DM-21** See DM-20.

| name | depth |
|---|---|
| Xenón | deep |

<!-- figure: bid -->
**A bid,
face down**

1. Money, in secret
   and alone.
2. Its back.
- **DM-22** After it.
`;

test("headings, paragraphs, rules over several lines and tables", () => {
  expect(read(BOOK)).toEqual([
    { kind: "heading", level: 1, text: "The game" },
    { kind: "text", text: "It is about something." },
    { kind: "heading", level: 2, text: "Bids" },
    { kind: "rule", rule: { id: "DM-20", text: "All players choose one *money* card, in secret." } },
    { kind: "rule", rule: { id: "DM-21", text: "See DM-20." } },
    { kind: "table", head: ["name", "depth"], rows: [["Xenón", "deep"]] },
    {
      kind: "figure",
      figure: "bid",
      caption: "**A bid, face down**",
      points: ["Money, in secret and alone.", "Its back."],
    },
    { kind: "rule", rule: { id: "DM-22", text: "After it." } },
  ]);
});

test("a search keeps the heading of what it finds, and knows no accents", () => {
  expect(search(read(BOOK), "SECRET money").map((block) => block.kind)).toEqual(["heading", "rule", "figure"]);
  expect(search(read(BOOK), "xenon").map((block) => block.kind)).toEqual(["heading", "table"]);
  expect(search(read(BOOK), "nowhere")).toEqual([]);
});

test("rule ids in the text become links", () => {
  expect(ink("See FS-R1, *really*.")).toEqual([
    { text: "See ", style: "" },
    { text: "FS-R1", style: "rule" },
    { text: ", ", style: "" },
    { text: "really", style: "em" },
    { text: ".", style: "" },
  ]);
});
