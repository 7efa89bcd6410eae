/**
 * The Design cards and block shapes, fetched once, and the plan that a column of cards asks for, as `design.py` has it.
 *
 * A copy of the engine's rule, because a hand needs the answer within a frame: it mirrors
 * src/serendip/games/for_science/building/design.py. tests/games/for_science/test_page.py compares
 * both on positions of real games.
 */
import type { DesignCard, Plan, Reference } from "./generated/building";
import type { BuildView, LaidCard } from "./generated/view";

class Designs {
  reference = $state.raw<Reference | null>(null);
  private asked: Promise<void> | null = null;

  /** Fetch what is needed to draw cards; a failure is tried again the next time. */
  load(): Promise<void> {
    this.asked ??= fetch("/api/games/for-science/bench")
      .then((answer) => answer.json())
      .then((found: { reference: Reference }) => void (this.reference = found.reference))
      .catch(() => void (this.asked = null));
    return this.asked;
  }

  get all(): DesignCard[] {
    return this.reference?.designs ?? [];
  }

  number(name: string): number {
    return this.all.findIndex((card) => card.name === name);
  }

  card(name: string): DesignCard | undefined {
    return this.all[this.number(name)];
  }

  numbered(column: LaidCard[]): [number, boolean][] {
    return column.map(({ card, turned }): [number, boolean] => [this.number(card), turned]);
  }

  plan(column: LaidCard[]): Plan {
    return planOf(this.numbered(column), this.all);
  }
}

export const designs = new Designs();

/** The blocks that the connections of a card's lower side lead to, from left to right, the way it lies. */
export const below = (card: DesignCard, turned: boolean): number[] => (turned ? [...card.top].reverse() : card.bottom);
/** Those of its upper side. */
export const above = (card: DesignCard, turned: boolean): number[] => (turned ? [...card.bottom].reverse() : card.top);

/** How many connections a card has below and above, the way it lies. */
export const ends = (card: DesignCard, turned = false): [number, number] => [
  below(card, turned).length,
  above(card, turned).length,
];

/** The blocks of a card as they are drawn, from the lowest tier up and from left to right. */
function drawn(card: DesignCard, turned: boolean): number[] {
  const order = card.blocks.map((_, block) => block).sort((a, b) => card.tiers[a]! - card.tiers[b]! || a - b);
  return turned ? order.reverse() : order;
}

const line = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** What a column asks to be built; symbols are numbered card by card, the table is -1. */
export function planOf(column: [number, boolean][], cards: DesignCard[]): Plan {
  const plan: Plan = {
    column,
    kinds: [],
    lines: [],
    optional: [],
    faces: [],
    rewarded: [],
    cards: [],
    heights: [],
    ranks: [],
    flat: false,
    expert: true,
    turns: false,
  };
  const lines = new Map<string, [number, number]>();
  const join = (a: number, b: number): void => void lines.set(line(a, b).join(), line(a, b));
  let open: number[] = [];
  let height = 0;
  column.forEach(([number, turned], place) => {
    const card = cards[number];
    if (!card) return;
    const start = plan.kinds.length;
    const highest = Math.max(...card.tiers);
    const order = drawn(card, turned);
    card.blocks.forEach((kind, block) => {
      plan.kinds.push(kind);
      plan.faces.push("");
      plan.rewarded.push(card.faces.includes(block));
      plan.cards.push(place);
      plan.heights.push(height + (turned ? highest - card.tiers[block]! : card.tiers[block]!));
      plan.ranks.push(order.indexOf(block));
    });
    height += highest + 1;
    card.lines.forEach(([a, b]) => join(start + a, start + b));
    below(card, turned).forEach((block, n) => join(place === 0 ? -1 : (open[n] ?? -1), start + block));
    open = above(card, turned).map((block) => start + block);
  });
  plan.lines = [...lines.values()];
  return plan;
}

/** What a build that has begun must become, as cards and powers have changed it. */
export function planOfBuild(build: BuildView, column: LaidCard[]): Plan {
  const { kinds, lines, optional, faces, marked, cards, heights, ranks } = build.plan;
  return {
    column: designs.numbered(column),
    kinds,
    lines,
    optional,
    faces,
    rewarded: marked,
    cards,
    heights,
    ranks,
    flat: build.flat,
    expert: build.handicaps.includes("no-overlay"),
    turns: build.alternating,
    handicaps: build.handicaps,
  };
}
