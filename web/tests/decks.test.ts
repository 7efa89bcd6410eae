/** A replay of older rules prints on the cards what was on them then, and whoever leaves it finds those of today. */
import { afterEach, expect, test } from "vitest";
import * as darkMatter from "../src/boards/dark-matter/deck";
import darkMatterCards from "../src/boards/dark-matter/generated/cards.json";
import * as forScience from "../src/boards/for-science/deck";
import roles from "../src/boards/for-science/generated/roles.json";
import * as pandorum from "../src/boards/pandorum/deck";
import pandorumCards from "../src/boards/pandorum/generated/cards.json";
import * as timeHorizon from "../src/boards/time-horizon/deck";
import events from "../src/boards/time-horizon/generated/events.json";

const decks = [darkMatter, forScience, pandorum, timeHorizon];
afterEach(() => decks.forEach((deck) => deck.print(null)));

test("what was printed then is shown, and what is today afterwards", () => {
  const before = JSON.stringify(decks);
  darkMatter.print({
    cards: { ...darkMatterCards, research: darkMatterCards.research.map((one) => ({ ...one, needs: ["data"] })) },
  });
  forScience.print({ roles: { role: roles.role.map((one) => ({ ...one, bonus: 9 })) } });
  pandorum.print({
    cards: { ...pandorumCards, projects: pandorumCards.projects.map((one) => ({ ...one, quids: 9 })) },
  });
  timeHorizon.print({ events: { event: events.event.map((one) => ({ ...one, bonus: 9 })) } });
  expect(darkMatter.researchCard("Bubble chamber")?.needs).toEqual(["data"]);
  expect(new Set(forScience.roles.map((one) => one.bonus))).toEqual(new Set([9]));
  expect(pandorum.payOf("Generator")?.quids).toBe(9);
  expect(new Set(timeHorizon.deck.map((one) => one.bonus))).toEqual(new Set([9]));
  for (const deck of decks) deck.print(null);
  expect(JSON.stringify(decks)).toBe(before);
});
