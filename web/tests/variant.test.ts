/** A variant's cards are what a board draws; after a replay of older rules it comes back to them. */
import { afterEach, expect, test } from "vitest";
import { inVariant } from "../src/boards/variant";
import today from "../src/boards/dark-matter/generated/cards.json";
import * as deck from "../src/boards/dark-matter/deck";

afterEach(() => deck.print(null));

test("a board shows the cards of a variant, of then, and of the variant again", () => {
  const base = { print: deck.print };
  const board = inVariant(base, { cards: { ...today, copies_of_each_resource: 11 } });
  expect(deck.copies).toBe(11);
  board.print?.({ cards: { ...today, copies_of_each_resource: 5 } });
  expect(deck.copies).toBe(5);
  board.print?.(null);
  expect(deck.copies).toBe(11);
  base.print(null);
  expect(deck.copies).toBe(today.copies_of_each_resource);
});

test("a board without printed cards stays as it is", () => {
  const plain = {};
  expect(inVariant(plain, null)).toBe(plain);
});
