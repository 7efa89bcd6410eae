/** Once something has been pointed at, the bar names what is to be chosen next: on real positions of the games. */
import { describe, expect, test } from "vitest";
import darkMatter from "../src/boards/dark-matter";
import { texts as forScience } from "../src/boards/for-science/texts";
import english from "../src/boards/for-science/generated/words.en.json";
import pandorum from "../src/boards/pandorum";
import { requestKey, requests } from "../src/boards/request";
import timeHorizon from "../src/boards/time-horizon";
import { open, press, type Path } from "../src/table/narrow";
import type { View } from "../src/wire/generated/core";
import type { Offer } from "../src/wire/generated/shapes";
import { GameWords } from "../src/words/game-words";
import darkMatterRows from "./fixtures/dark-matter.json?raw";
import pandorumRows from "./fixtures/pandorum.json?raw";
import timeHorizonRows from "./fixtures/time-horizon.json?raw";

const games = [
  { board: darkMatter, rows: darkMatterRows },
  { board: pandorum, rows: pandorumRows },
  { board: timeHorizon, rows: timeHorizonRows },
];

describe.each(games)("$board.name", ({ board, rows }) => {
  test.each(["en", "es"] as const)("every further choice is named in %s", async (lang) => {
    await board.speak(lang);
    const words = new GameWords(await board.catalogue(lang), []);
    for (const { view, offers } of JSON.parse(rows) as { view: View; offers: Offer[] }[]) {
      const paths: Path<Offer>[] = offers.map((offer) => ({ offer, things: board.things(offer.action, view) }));
      for (const path of paths) {
        let picked: string[] = [];
        for (const thing of path.things) {
          const pressed = press(paths, picked, thing);
          if (pressed.play) break;
          picked = pressed.picked;
          const left = open(paths, picked).map(({ offer }) => offer.action);
          expect(board.request?.(left, picked, words), requestKey(left, picked)).toMatch(/^[^{}]+\.$/);
        }
      }
    }
  });
});

test("a card of For Science! goes to a place, whichever is pointed at first", () => {
  const words = new GameWords(english, []);
  const played = { kind: "play-design", card: "Lattice", place: "Lab Alpha" };
  const wasted = { kind: "waste-hand", card: "Lattice" };
  const request = requests(forScience);
  expect(request([played], ["place:Lab Alpha"], words)).toBe("Choose a Design card for Lab Alpha.");
  expect(request([played, wasted], ["hand:Lattice"], words)).toBe(
    "Choose a Lab or Workshop for Lattice, or the Wasted board.",
  );
});
