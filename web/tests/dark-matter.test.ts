/** The board of Dark Matter on real positions that offer every kind of action (fixtures/dark-matter.json). */
import { describe, expect, test } from "vitest";
import { attempt, refers, things } from "../src/boards/dark-matter/things";
import type { DarkMatterView, Installed } from "../src/boards/dark-matter/generated/view";
import type { DarkMatterAction, DarkMatterOffer } from "../src/boards/dark-matter/generated/actions";
import { slots } from "../src/boards/dark-matter/view";
import { rosette } from "../src/boards/dark-matter/art/money";
import { CANDIDATES, EVENTS, RESOURCES } from "../src/boards/dark-matter/art/symbols";
import { LABORATORIES } from "../src/boards/dark-matter/art/laboratories";
import { RESEARCH } from "../src/boards/dark-matter/art/research";
import * as deck from "../src/boards/dark-matter/deck";
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
