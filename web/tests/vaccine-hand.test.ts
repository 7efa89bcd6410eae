/** A tile in the hand, and a table that hears of it later. */
import { describe, expect, it, vi } from "vitest";
import { TileHand } from "../src/boards/for-science/vaccine/hand.svelte";
import type { Placement } from "../src/boards/for-science/vaccine/lattice";

vi.stubGlobal("window", globalThis);

/** A table that is told what to say. */
function atTable(): { hand: TileHand; asked: string[]; says(mine: number | null, loose: number[]): void } {
  const asked: string[] = [];
  let held: number | null = null;
  const note = (what: string) => (): void => void asked.push(what);
  const actions = { take: note("take"), put: note("put"), turn: note("turn"), back: note("back") };
  const hand = new TileHand(actions, () => ({ placements: [] as Placement[], blocks: [], mine: held }));
  const says = (mine: number | null, loose: number[]): void => {
    held = mine;
    hand.look(loose);
  };
  return { hand, asked, says };
}

describe("a tile in the hand", () => {
  it("does not come back when the table hears late that it was laid aside", () => {
    const { hand, asked, says } = atTable();
    hand.pick(7);
    hand.escape();
    expect(asked).toEqual(["take", "back"]);
    says(null, [7]); // which knows of neither
    says(7, []);
    expect(hand.tile).toBeNull();
    says(null, [7]);
    expect([hand.tile, hand.leaving]).toEqual([null, null]);
  });

  it("is there in another tab of the same player, and goes when it is put down there", () => {
    const { hand, says } = atTable();
    says(7, []);
    expect(hand.tile).toBe(7);
    says(null, []);
    expect(hand.tile).toBeNull();
  });

  it("stays while the table has not heard of it", () => {
    const { hand, says } = atTable();
    hand.pick(7);
    says(null, [7]);
    expect(hand.tile).toBe(7);
    says(7, []);
    expect(hand.tile).toBe(7);
  });
});
