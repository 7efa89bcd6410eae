/** The boards' small copies of rules say what the engine says, in positions of games that bots have played. */
import { expect, inject, test } from "vitest";
import { nearest } from "../../src/boards/dark-matter/things";
import { slots } from "../../src/boards/dark-matter/view";
import type { DarkMatterView, Installed } from "../../src/boards/dark-matter/generated/view";
import { bestGroup, total } from "../../src/boards/for-science/meeting";
import type { ForScienceView } from "../../src/boards/for-science/generated/view";
import { handles } from "../../src/boards/for-science/tiles-in-hand";
import type { Shape } from "../../src/boards/for-science/vaccine/lattice";
import { paidWith } from "../../src/boards/for-science/wares";
import { impact, shot } from "../../src/boards/time-horizon/energy";

interface BoardPositions {
  research: { research: Installed; missing: string[] }[];
  laboratories: { view: DarkMatterView; research: string; fitting: string[] }[];
  energy: { kind: "weak-impact" | "strong-impact" | "attack"; gun: number; energy: number }[];
  groups: { view: ForScienceView; totals: number[] }[];
  wares: { shape: Shape; paid: string }[];
  hands: { view: ForScienceView; seat: number; handles: boolean }[];
}
const ENOUGH = 1000;
declare module "vitest" {
  interface ProvidedContext {
    boards: BoardPositions;
  }
}
const { research, laboratories, energy, groups, wares, hands } = inject("boards");

test("there are positions enough", () => {
  for (const rows of [research, laboratories, energy, groups, wares, hands])
    expect(rows.length).toBeGreaterThanOrEqual(ENOUGH);
});

test("Dark Matter: the slots of a research that are empty", () => {
  for (const one of research) {
    const empty = slots(one.research).filter(({ full }) => !full);
    expect(empty.map(({ kind }) => kind).sort()).toEqual([...one.missing].sort());
  }
});

test("Dark Matter: a laboratory that research would fit in, if there is one", () => {
  for (const one of laboratories)
    if (one.fitting.length) expect(one.fitting).toContain(nearest(one.view, one.research));
});

test("Time Horizon: energy that deeds bring and cost", () => {
  const told = { "weak-impact": () => impact.weak.energy, "strong-impact": () => impact.strong.energy, attack: shot };
  for (const one of energy) expect(told[one.kind](one.gun)).toBe(one.energy);
});

test("For Science!: what a Team Meeting would count", () => {
  for (const { view, totals } of groups) {
    expect(view.vaccine.groups.map((group) => total(group.insight))).toEqual(totals);
    const best = bestGroup(view);
    expect(best ? total(best.insight) : null).toBe(totals.length ? Math.max(...totals) : null);
  }
});

test("For Science!: what tiles are paid with, and who may handle them", () => {
  for (const one of wares) expect(paidWith(one.shape)).toBe(one.paid);
  for (const one of hands) expect(handles(one.view, one.seat)).toBe(one.handles);
});
