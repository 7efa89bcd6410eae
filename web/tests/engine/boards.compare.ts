/** The boards' small copies of rules say what the engine says, in positions of games that bots have played. */
import { expect, inject, test } from "vitest";
import { nearest } from "../../src/boards/dark-matter/things";
import { oneIn } from "../../src/boards/dark-matter/odds";
import { receiver } from "../../src/boards/dark-matter/whose";
import { slots } from "../../src/boards/dark-matter/view";
import type { DarkMatterAction } from "../../src/boards/dark-matter/generated/actions";
import type { Candidate, DarkMatterView, Installed } from "../../src/boards/dark-matter/generated/view";
import { bestGroup, total } from "../../src/boards/for-science/meeting";
import type { BuildView, ForScienceView } from "../../src/boards/for-science/generated/view";
import { handles } from "../../src/boards/for-science/tiles-in-hand";
import type { Shape } from "../../src/boards/for-science/vaccine/lattice";
import { paidWith, spends } from "../../src/boards/for-science/wares";
import { works } from "../../src/boards/for-science/view";
import { impact, shot } from "../../src/boards/time-horizon/energy";
import type { Player, TimeHorizonView } from "../../src/boards/time-horizon/generated/view";
import { way } from "../../src/boards/time-horizon/journey";

type Traveller = Pick<Player, "node" | "reachable">;
interface BoardPositions {
  research: { research: Installed; missing: string[] }[];
  laboratories: { view: DarkMatterView; research: string; fitting: string[] }[];
  odds: { candidate: Candidate; candidates: Candidate[]; places: number }[];
  gifts: { view: DarkMatterView; action: DarkMatterAction; seat: number; to: number | null }[];
  ways: { view: TimeHorizonView; player: Traveller; neighbours: number[][] }[];
  energy: { kind: "weak-impact" | "strong-impact" | "attack"; gun: number; energy: number }[];
  groups: { view: ForScienceView; totals: number[] }[];
  wares: { shape: Shape; paid: string }[];
  spent: { kind: keyof typeof spends; data: number }[];
  builds: { build: BuildView; seats: number; hands: number[] }[];
  hands: { view: ForScienceView; seat: number; handles: boolean }[];
}
const ENOUGH = 1000;
declare module "vitest" {
  interface ProvidedContext {
    boards: BoardPositions;
  }
}
const { research, laboratories, odds, gifts, ways, energy, groups, wares, spent, builds, hands } = inject("boards");

test("there are positions enough", () => {
  for (const rows of [research, laboratories, odds, gifts, ways, energy, groups, wares, spent, builds, hands])
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

test("Dark Matter: how likely a candidate is", () => {
  for (const { candidate, candidates, places } of odds) expect(oneIn(candidate, candidates)).toBe(places);
});

test("Dark Matter: who gets something by a deed", () => {
  for (const { action, view, seat, to } of gifts) expect(receiver(action, view, seat)).toBe(to);
});

test("Time Horizon: the way to a node takes as many moves as the engine says, each to a neighbour", () => {
  for (const { view, player, neighbours } of ways)
    for (const { node, steps } of player.reachable) {
      const path = way(view, player, node);
      expect([path.length, path.at(-1)]).toEqual([steps, node]);
      path.forEach((next, n) => expect(neighbours[n ? path[n - 1]! : player.node!]).toContain(next));
    }
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

test("For Science!: whose hands are in a build", () => {
  for (const { build, seats, hands } of builds)
    expect([...Array(seats).keys()].filter((seat) => works(build, seat))).toEqual(hands);
});

test("For Science!: what things are paid with, and who may handle them", () => {
  for (const one of wares) expect(paidWith(one.shape)).toBe(one.paid);
  for (const one of spent) expect(spends[one.kind]).toBe(one.data);
  for (const one of hands) expect(handles(one.view, one.seat)).toBe(one.handles);
});
