/** The board of Dark Matter on real positions that offer every kind of action (fixtures/dark-matter.json). */
import { describe, expect, test } from "vitest";
import { d } from "../src/boards/dark-matter/texts";
import { attempt, EVENT_OF, refers, things } from "../src/boards/dark-matter/things";
import type { DarkMatterView, Installed } from "../src/boards/dark-matter/generated/view";
import type { DarkMatterAction, DarkMatterOffer } from "../src/boards/dark-matter/generated/actions";
import { slots } from "../src/boards/dark-matter/view";
import { rosette } from "../src/boards/dark-matter/art/money";
import { CANDIDATES, EVENTS, RESOURCES } from "../src/boards/dark-matter/art/symbols";
import { LABORATORIES } from "../src/boards/dark-matter/art/laboratories";
import { RESEARCH } from "../src/boards/dark-matter/art/research";
import * as deck from "../src/boards/dark-matter/deck";
import sources from "../src/boards/dark-matter/science/sources.json";
import factsEn from "../src/boards/dark-matter/science/texts.en.json";
import factsEs from "../src/boards/dark-matter/science/texts.es.json";
import { oddsLabel } from "../src/boards/dark-matter/labels";
import { warning, whose } from "../src/boards/dark-matter/whose";
import { GameWords } from "../src/words/game-words";
import english from "../src/boards/dark-matter/generated/words.en.json";
import type { Candidate } from "../src/boards/dark-matter/generated/view";
import { some } from "./some";
import { press, type Path } from "../src/table/narrow";
import positions from "./fixtures/dark-matter.json?raw";

const rows = JSON.parse(positions) as { view: DarkMatterView; offers: DarkMatterOffer[] }[];

describe.each(rows.map((row, n) => ({ n, ...row })))("position $n ($view.phase)", ({ view, offers }) => {
  const actions = offers.map((offer) => offer.action);
  const paths: Path<DarkMatterAction>[] = actions.map((offer) => ({ offer, things: things(offer, view) }));

  test("every offer has a way of its own", () => {
    const ways = paths.map((path) => path.things.join(" > "));
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways.filter((way) => way.includes("?"))).toEqual([]);
  });

  test("every offer is reached by pointing", () => {
    for (const path of paths) {
      let picked: string[] = [];
      let played: DarkMatterAction | null = null;
      for (const thing of path.things) {
        const pressed = press(paths, picked, thing);
        expect(pressed.refused).toBe(false);
        picked = pressed.picked;
        played = pressed.play;
        if (played) break;
      }
      expect(played).toEqual(path.offer);
    }
  });

  test("pointing at what is offered means that it was meant", () => {
    for (const { offer, things: way } of paths.filter((path) => path.things.length === 1)) {
      const meant = attempt(way[0]!, [], view, view.seat ?? 0);
      if (meant) expect(meant.kind).toBe(offer.kind);
    }
  });
});

test("a filled slot is shown as filled, and a postdoc stands in for the last one", () => {
  const research: Installed = {
    name: "X", candidate: null, depth: "surface", needs: ["student", "data"], has: ["data"], lacks: ["student"],
    short: 0, postdoc: true, fulfilled: true,
  }; // prettier-ignore
  expect(slots(research)).toEqual([
    { kind: "student", full: true, postdoc: true },
    { kind: "data", full: true, postdoc: false },
  ]);
});

test("a word of the log leads to the card on the table", () => {
  const view = rows.find((row) => row.view.laboratories.some((lab) => lab.research))!.view;
  const lab = view.laboratories.find((one) => one.research)!;
  expect(refers(lab.research!.name, view)).toBe(`lab:${lab.name}`);
  expect(refers("WIMP", view)).toBe("candidate:WIMP");
  expect(refers("nothing of this game", view)).toBeNull();
});

test("every card has a picture, and no two the same", () => {
  for (const card of deck.research) expect(RESEARCH, card.name).toHaveProperty([card.name]);
  for (const card of deck.laboratories) expect(LABORATORIES, card.name).toHaveProperty([card.name]);
  for (const name of deck.events) expect(EVENTS, name).toHaveProperty([name]);
  for (const name of deck.candidates) expect(CANDIDATES, name).toHaveProperty([name]);
  for (const name of deck.resources) expect(RESOURCES, name).toHaveProperty([name]);
  expect(new Set(deck.money.map(rosette)).size).toBe(deck.money.length);
});

test("every candidate, laboratory and research has its science and a source, in both languages", () => {
  const names = [
    ...deck.candidates,
    ...deck.laboratories.map((lab) => lab.name),
    ...deck.research.map((card) => card.name),
  ].sort();
  for (const told of [factsEn, factsEs, sources]) expect(Object.keys(told).sort()).toEqual(names);
  for (const text of [...Object.values(factsEn), ...Object.values(factsEs)]) expect(text.length).toBeGreaterThan(150);
  for (const named of Object.values(sources)) {
    expect(named.length).toBeGreaterThan(0);
    for (const source of named) if ("url" in source) expect(source.url).toMatch(/^https:\/\//);
  }
});

describe("whose things are", () => {
  const words = new GameWords(english, ["Ann", "Ben"]);
  const view = some<DarkMatterView>({
    seat: 0,
    laboratories: [
      { name: "Rooftop", owner: 0, research: null },
      { name: "Ice cap", owner: 1, research: { name: "Solar helioscope" } },
    ],
  });

  test("an offer says it of laboratories and of research in them", () => {
    expect(whose("Rooftop", view, words)).toBe(" (yours)");
    expect(whose("Ice cap", view, words)).toBe(" of Ben");
    expect(whose("Solar helioscope", view, words)).toBe(" of Ben");
    expect(whose("Wide binary stars", view, words)).toBe("");
  });

  const asked: [DarkMatterAction, boolean][] = [
    [{ kind: "install-research", research: "Wide binary stars", laboratory: "Ice cap" }, true],
    [{ kind: "install-research", research: "Wide binary stars", laboratory: "Rooftop" }, false],
    [{ kind: "use-resource", resource: "data", research: "Solar helioscope" }, true],
    [{ kind: "new-lab-director", laboratory: "Rooftop", player: 1 }, true],
    [{ kind: "new-lab-director", laboratory: "Ice cap", player: 0 }, false],
    [{ kind: "new-principal-investigator", research: "Solar helioscope", laboratory: "Rooftop" }, false],
    [{ kind: "no-more-funds", research: "Solar helioscope" }, false],
  ];
  test.each(asked)("%o asks once more: %s", (action, asks) => {
    expect(warning(action, view, 0, words)).toBe(asks ? "That helps Ben." : null);
  });

  test.each(["fake-news", "revolution", "covid-lockout", "student-protest"] as const)(
    "%s, which needs no target, says what it does before it is played",
    (kind) => {
      expect(warning({ kind }, view, 0, words)).toBe(d(`event.${EVENT_OF[kind]}`));
    },
  );
});

test("a candidate's odds count what is still unknown, and the verdict that was set aside", () => {
  const row = (...verdicts: Candidate["verdict"][]): Candidate[] =>
    verdicts.map((verdict) => ({ name: "X", verdict, revealed: false, seen_by: [] }));
  const first = (...verdicts: Candidate["verdict"][]): string => oddsLabel(row(...verdicts)[0]!, row(...verdicts));
  expect(first("unknown", "unknown", "unknown", "unknown")).toContain("1 in 5");
  expect(first("unknown", "negative", "negative", "unknown")).toContain("1 in 3");
  expect(first("unknown", "negative", "positive", "unknown")).toContain("not dark matter");
  expect(first("positive", "negative", "negative", "unknown")).toContain("is dark matter");
});
