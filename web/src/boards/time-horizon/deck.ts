/** All events, items and artifacts, from the data files of the Python side. */
import events from "./generated/events.json";
import numbers from "./generated/numbers.json";
import type { EventCard, LinkKind } from "./generated/view";

export const deck: EventCard[] = events.event.map((row) => ({
  title: row.title,
  sign: row.sign as EventCard["sign"],
  amount: row.sign === "green" ? 1 : -1,
  bonus: row.bonus,
  happens: row.happens,
  fails: row.fails,
  gear: row.gear,
  links: row.links.map(([side, direction, kind]) => ({
    side: Number(side),
    direction: direction as "forward" | "backward",
    kind: kind as LinkKind,
  })),
  picture: row.picture,
}));

export const items: string[] = Object.values(numbers.items).map((item) => item.title);
const { generator, hole, collector, needle, stabilizer, tangle } = numbers.artifacts;
export const artifacts: string[] = [generator, hole, collector, needle, stabilizer, tangle].map((one) => one.title);
export const copies = numbers.artifacts.copies;
