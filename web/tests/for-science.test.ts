/** For Science!: Designs as plans, cards moved and turned, what one points at, what a check has found. */
import type { DesignCard, Reference, Silhouettes } from "../src/boards/for-science/generated/building";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import rows from "../../src/serendip/games/for_science/building/data/designs.json?raw";
import Diagram from "../src/boards/for-science/bench/Diagram.svelte";
import { connects, moved, turned, written } from "../src/boards/for-science/columns";
import { designs, ends, planOf } from "../src/boards/for-science/designs.svelte";
import { filmed } from "../src/boards/for-science/filmed";
import { parts } from "../src/boards/for-science/labels";
import { bestGroup } from "../src/boards/for-science/meeting";
import { attempt, refers, things } from "../src/boards/for-science/things";
import type { ForScienceView, LaidCard } from "../src/boards/for-science/generated/view";
import { some } from "./some";
import type { Film } from "../src/wire/generated/bodies";

const cards = JSON.parse(rows) as DesignCard[];

beforeAll(() => {
  const round = { front: [{ radius: 0.5 }] } as Silhouettes;
  const shapes = Object.fromEntries(cards.flatMap(({ blocks }) => blocks).map((kind) => [kind, round]));
  designs.reference = { designs: cards, shapes } as Reference;
});

/** Two cards of which one can stand on the other, as they lie. */
function pair(): [LaidCard, LaidCard] {
  const upper = cards.find((card) => card.name !== cards[0]!.name && ends(card)[0] === ends(cards[0]!)[1])!;
  return [
    { card: cards[0]!.name, turned: false, along: [] },
    { card: upper.name, turned: false, along: [] },
  ];
}

describe("a column as a plan", () => {
  test("every card alone has its blocks, and a line to the table for each lower connection", () => {
    cards.forEach((card, number) => {
      for (const way of [false, true]) {
        const plan = planOf([[number, way]], cards);
        expect(plan.kinds).toEqual(card.blocks);
        const feet = new Set(way ? card.top : card.bottom);
        expect(plan.lines.filter(([a]) => a === -1)).toHaveLength(feet.size);
      }
    });
  });

  test("where two cards meet, their blocks are joined across", () => {
    const column = pair();
    const plan = designs.plan(column);
    const across = plan.lines.filter(([a, b]) => a >= 0 && plan.cards[a] !== plan.cards[b]);
    expect(across.length).toBeGreaterThan(0);
    expect(Math.min(...plan.heights.filter((_, symbol) => plan.cards[symbol] === 1))).toBe(
      Math.max(...plan.heights.filter((_, symbol) => plan.cards[symbol] === 0)) + 1,
    );
  });
});

describe("connections are drawn to be counted", () => {
  const drawn = (column: [number, boolean][], where: string): number => {
    const { body } = render(Diagram, {
      props: { plan: planOf(column, cards), reference: designs.reference!, bare: true },
    });
    return body.split(`class="stub ${where}`).length - 1;
  };

  test("every card has a stub for each connection, below and above alike, whichever way it lies", () => {
    cards.forEach((card, number) => {
      for (const way of [false, true]) {
        const [below, above] = ends(card, way);
        expect([card.name, drawn([[number, way]], "below"), drawn([[number, way]], "above")]).toEqual([
          card.name,
          below,
          above,
        ]);
      }
    });
  });

  test("where two cards meet there is one for each of their connections", () => {
    cards.forEach((lower, low) => {
      const high = cards.findIndex((upper, n) => n !== low && ends(upper)[0] === ends(lower)[1]);
      expect(drawn([[low, false], [high, false]], "between")).toBe(ends(lower)[1]); // prettier-ignore
    });
  });
});

describe("laying cards anew", () => {
  test("whatever is offered connects, and is written as the server reads it", () => {
    const column = pair();
    expect(connects(column)).toBe(true);
    for (const next of [moved(column, 0, 1), turned(column, 1), moved(column, 1, -1)]) {
      if (next) expect(connects(next)).toBe(true);
    }
    expect(moved(column, 1, 1)).toBeNull();
    expect(written([{ card: "Plain Broth", turned: true, along: [] }])).toBe("Plain Broth (turned)");
  });

  test("a Workshop asks for its number of connections", () => {
    const [lower] = pair();
    const [low] = ends(cards[0]!);
    expect(connects([lower], low)).toBe(true);
    expect(connects([lower], (low % 3) + 1)).toBe(false);
  });
});

test("criteria are read as they are written", () => {
  expect(parts("2 half circle")).toEqual({ what: "least", number: 2, kinds: ["half circle"] });
  expect(parts("brick >= slat")).toEqual({ what: "many", number: 0, kinds: ["brick", "slat"] });
  expect(parts("slat - brick - triangle").kinds).toEqual(["slat", "brick", "triangle"]);
});

describe("pointing", () => {
  const group = (tile: number, red: number) => ({ tiles: [tile], insight: { red, blue: 0, green: 0 } });
  const view = some<ForScienceView>({
    labs: [{ place: "Lab Alpha", mutation: null, diseases: [{ name: "Toxicardia" }], column: [] }],
    workshops: [],
    players: [{ hand: ["Plain Broth"] }],
    vaccine: { groups: [group(1, 0), group(7, 2)] },
  });

  test("a place comes before the card", () => {
    expect(things({ kind: "play-design", card: "Plain Broth", place: "Lab Alpha" }, view)).toEqual([
      "place:Lab Alpha",
      "hand:Plain Broth",
    ]);
    expect(attempt("place:Lab Alpha", [], view, 0)).toEqual({
      kind: "play-design",
      card: "Plain Broth",
      place: "Lab Alpha",
    });
  });

  test("a meeting counts the group with the most Insight", () => {
    expect(bestGroup(view)?.tiles).toEqual([7]);
    expect(things({ kind: "call-meeting", tile: 7 }, view)).toEqual(["meeting"]);
    expect(things({ kind: "call-meeting", tile: 1 }, view)).toEqual(["meeting:1"]);
  });

  test("the log points at Labs by their Disease", () => {
    expect(refers("Toxicardia", view)).toBe("place:Lab Alpha");
    expect(refers("Plain Broth", view)).toBe("hand:Plain Broth");
    expect(refers("Plain Broth / Outlier", view, "column")).toBeNull();
  });
});

describe("a build in a replay", () => {
  // How many blocks stand in Ann's build after each step; null: there is none.
  const sizes = [null, 0, null, 0, 1, 0, 1, 2, null];
  const seen = (step: number): ForScienceView => {
    const brick = sizes[step];
    return some<ForScienceView>({
      builds: brick == null ? [] : [{ builder: 0, place: "Lab Gamma", blocks: { brick } }],
    });
  };
  const film = { place: "Lab Gamma", seat: 0, step: 8 } as Film;
  const at = (step: number): { film: Film; taken: number } | null =>
    filmed({ step, last: sizes.length - 1, by: 0, seen, films: [film] }, seen(step).builds[0]!);

  test("has the film that ended with it, and knows how many blocks were taken", () => {
    expect([3, 4, 5, 6, 7].map((step) => at(step)?.taken)).toEqual([0, 1, 1, 2, 3]);
    expect(at(4)?.film).toBe(film);
  });
  test("has none if it was never filmed, be it that a later one was", () => {
    expect(at(1)).toBeNull();
  });
});
