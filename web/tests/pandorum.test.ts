/** The board of Pandorum on real positions that offer every kind of action (fixtures/pandorum.json). */
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { SIGNS } from "../src/boards/pandorum/art";
import Board from "../src/boards/pandorum/Board.svelte";
import CloseUp from "../src/boards/pandorum/CloseUp.svelte";
import { events, foreparts, hulls, monoliths, projects } from "../src/boards/pandorum/deck";
import { borders, centre, crack } from "../src/boards/pandorum/geometry";
import { attempt, drawn, refers, things } from "../src/boards/pandorum/things";
import type { PandorumView } from "../src/boards/pandorum/generated/view";
import type { PandorumOffer } from "../src/boards/pandorum/generated/actions";
import english from "../src/boards/pandorum/generated/words.en.json";
import { press, type Path } from "../src/table/narrow";
import { GameWords } from "../src/words/game-words";
import positions from "./fixtures/pandorum.json?raw";

const rows = JSON.parse(positions) as { seat: number; view: PandorumView; offers: PandorumOffer[] }[];
const words = new GameWords(english, ["Ann", "Ben", "Cleo", "Dora"]);
const rest = {
  words,
  names: [],
  lang: "en" as const,
  choose: () => undefined,
  why: () => Promise.resolve({ words: null, rules: [] }),
};
const drawing = (view: PandorumView, seat: number | null, offers: PandorumOffer[] = []): string =>
  render(Board, { props: { view, seat, offers, ...rest } }).body;

test("every kind of action is there", () => {
  const kinds = new Set(rows.flatMap(({ offers }) => offers.map((offer) => offer.action.kind)));
  expect([...kinds].sort()).toEqual(Object.keys(english.actions).sort());
});

describe.each(rows.map((row, n) => ({ n, ...row })))("position $n ($view.phase)", ({ seat, view, offers }) => {
  const paths: Path<PandorumOffer>[] = offers.map((offer) => ({ offer, things: things(offer.action, view) }));

  test("every offer is reached by pointing", () => {
    for (const path of paths) {
      let picked: string[] = [];
      let played: PandorumOffer | null = null;
      for (const thing of path.things) {
        if (played) break;
        const pressed = press(paths, picked, thing);
        picked = pressed.picked;
        played = pressed.play;
      }
      expect(played, path.things.join(" > ")).toEqual(path.offer);
    }
  });

  test("whatever is pointed at first chooses something", () => {
    const first = new Set(paths.map((path) => path.things[0]));
    if (paths.length > 1 && paths.every((path) => path.things.length > 1)) expect(first.size).toBeGreaterThan(1);
  });

  test("what is pointed at first is drawn at its place, or lies in the tray", () => {
    const body = drawing(view, seat, offers);
    for (const {
      things: [first],
    } of paths)
      // A slot is a place to point at only while a card can go there, which the page's choice knows.
      if (drawn(first!) && !first!.startsWith("slot:")) expect(body).toContain(`data-thing="${first}"`);
    expect(body.match(/data-thing="hex:/g)?.length).toBe(49);
  });

  test("a spectator sees no hand", () => {
    const others = view.players.map((player) => ({ ...player, cards: {} }));
    expect(drawing({ ...view, players: others, seat: null }, null)).not.toContain('data-thing="hand:');
  });

  test("everything can be looked at closely", () => {
    const all = [
      ...view.hexes.map(({ hex }) => `hex:${hex}`),
      ...view.players.map(({ player }) => `player:${player}`),
      ...projects.map((type) => `market:${type}`),
    ];
    for (const thing of [...all, "forepart", "slot:2", ...view.events.active.map(({ name }) => `event:${name}`)])
      expect(render(CloseUp, { props: { thing, view, words } }).body, thing).toContain("</p>");
  });

  test("a hex out of reach is asked about", () => {
    expect(attempt("hex:41", [], view, seat)).toMatchObject({ kind: "move", hex: 41 });
  });
});

test("every card, part and Event has a sign", () => {
  const names = [
    ...projects,
    ...[...foreparts, ...hulls, ...monoliths, ...events].map(({ name }) => name),
    "plain",
    "ore",
    "relic",
  ];
  for (const name of names) expect(SIGNS).toHaveProperty([name]);
  expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length);
});

test("hexes touch, sectors have 36 edges between them and 54 around them, a crack has five", () => {
  const { hexes } = rows[0]!.view;
  const [a, b] = [centre(hexes[0]!.place), centre(hexes[1]!.place)];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3) * 20);
  expect(borders(hexes).match(/M/g)?.length).toBe(36 + 54);
  const open = rows.flatMap(({ offers }) =>
    offers.map(({ action }) => action).filter((action) => action.kind === "open-crack"),
  );
  expect(open.length).toBeGreaterThan(0);
  for (const { row, opposite } of open) expect(crack(hexes, [row, opposite]).match(/M/g)?.length).toBe(5);
});

test("a word of the log leads to its hex, a number of Quids to none", () => {
  const { view } = rows[0]!;
  expect(refers(5, view, "hex")).toBe("hex:5");
  expect(refers(5, view, "quids")).toBeNull();
  expect(refers("Generator", view, "card")).toBe("market:Generator");
});
