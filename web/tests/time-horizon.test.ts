/** The board of Time Horizon on real positions (fixtures/time-horizon.json): paths, forecast, and that all of it is drawn. */
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { FIGURES, SIGNS, SKIES } from "../src/boards/time-horizon/art";
import Board from "../src/boards/time-horizon/Board.svelte";
import CloseUp from "../src/boards/time-horizon/CloseUp.svelte";
import { deck } from "../src/boards/time-horizon/deck";
import { changes, fates, laid } from "../src/boards/time-horizon/fates";
import { effect } from "../src/boards/time-horizon/labels";
import { attempt, drawn, things } from "../src/boards/time-horizon/things";
import type { EventCard, TimeHorizonView } from "../src/boards/time-horizon/generated/view";
import type { TimeHorizonOffer } from "../src/boards/time-horizon/generated/actions";
import english from "../src/boards/time-horizon/generated/words.en.json";
import { press, type Path } from "../src/table/narrow";
import { GameWords } from "../src/words/game-words";
import { some } from "./some";
import positions from "./fixtures/time-horizon.json?raw";

const rows = JSON.parse(positions) as { seat: number; view: TimeHorizonView; offers: TimeHorizonOffer[] }[];
const words = new GameWords(english, ["Ann", "Ben", "Cleo", "Dora"]);

describe.each(rows.map((row, n) => ({ n, ...row })))("position $n ($view.stage)", ({ seat, view, offers }) => {
  const paths: Path<TimeHorizonOffer>[] = offers.map((offer) => ({ offer, things: things(offer.action, view) }));

  test("every offer is reached by pointing", () => {
    for (const path of paths) {
      let picked: string[] = [];
      let played: TimeHorizonOffer | null = null;
      for (const thing of path.things) {
        if (played) break;
        const pressed = press(paths, picked, thing);
        picked = pressed.picked;
        played = pressed.play;
      }
      expect(played, path.things.join(" > ")).toEqual(path.offer);
    }
  });

  test("the forecast is the engine's", () => {
    const told = fates(view);
    for (const { node, event } of view.nodes) {
      if (event) expect(told.get(node), `node ${node}`).toMatchObject({ sum: event.sum, outcome: event.outcome });
      else expect(told.has(node)).toBe(false);
    }
  });

  test("every way to lay an event down tells of that event, and of those that it changes", () => {
    const here = view.players[seat]?.node ?? -1;
    for (const { action } of offers.filter((offer) => offer.action.kind === "place")) {
      const told = changes(view, laid(view, action)!);
      const own = told.find((change) => change.node === here);
      expect(own).toMatchObject({ title: view.you?.plan?.card, before: null });
      for (const { node, before } of told) if (node !== here) expect(before?.sum).toBe(view.nodes[node]?.event?.sum);
    }
    expect(laid(view, { kind: "end-turn" })).toBe(null);
  });

  test("all of it is drawn, for the seat and for a spectator", () => {
    const rest = {
      words,
      names: [],
      lang: "en" as const,
      choose: () => undefined,
      why: () => Promise.resolve({ words: null, rules: [] }),
    };
    const mine = render(Board, { props: { view, seat, offers, ...rest } }).body;
    for (const card of view.you?.hand ?? []) expect(mine).toContain(`hand:${card.title}`);
    expect(mine.match(/data-thing="node:/g)?.length).toBe(61);
    const watched: TimeHorizonView = { ...view, you: null };
    expect(render(Board, { props: { view: watched, seat: null, offers: [], ...rest } }).body).not.toContain("hand:");
  });

  test("every node and player can be looked at closely", () => {
    for (const thing of [
      ...view.nodes.map(({ node }) => `node:${node}`),
      ...view.players.map((one) => `player:${one.seat}`),
    ]) {
      expect(render(CloseUp, { props: { thing, view, words } }).body).toContain("</p>");
    }
  });

  test("a node that can't be reached is asked about", () => {
    expect(attempt("node:60", [], view, seat)).toMatchObject({ node: 60 });
  });
});

test("every part of a picture has a drawing", () => {
  for (const { picture, title } of deck) {
    expect(SKIES, title).toHaveProperty([picture[0]!]);
    expect(FIGURES, title).toHaveProperty([picture[1]!]);
    expect(SIGNS, title).toHaveProperty([picture[2]!]);
  }
});

test("handing an artifact over lies in the tray, a card of the hand does not", () => {
  expect(drawn(things({ kind: "hand-over", artifact: "Collector" }, rows[0]!.view)[0]!)).toBe(false);
  expect(drawn("hand:First Light")).toBe(true);
});

test("a card says to you what you gain and when", () => {
  const view = some<TimeHorizonView>({
    seat: 0,
    players: [
      { seat: 0, colours: ["orange"] },
      { seat: 1, colours: ["blue"] },
    ],
  });
  const card = (amount: number, happens: string | null, fails: string | null): string =>
    effect(some<EventCard>({ amount, happens, fails }), words, view);
  expect(card(3, null, "orange")).toBe("you gain 3 if it does not happen");
  expect(card(-1, "orange", "blue")).toBe("you lose 1 if it happens, blue (Ben) loses 1 if it does not happen");
  expect(card(2, "free", null)).toBe("a player named when it is organised gains 2 if it happens");
  expect(card(0, "orange", null)).toBe("gives no points");
});
