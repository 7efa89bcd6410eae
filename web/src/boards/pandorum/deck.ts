/** All cards and parts, from the data files of the Python side; in a replay of older rules those of then. */
import cards from "./generated/cards.json";
import expansion from "./generated/expansion.json";
import numbers from "./generated/numbers.json";

const today = { cards, expansion, numbers };
const dealt = ({ cards, expansion, numbers }: typeof today) => ({
  types: cards.projects,
  projects: cards.projects.map(({ name }) => name),
  copies: cards.copies,
  foreparts: cards.foreparts,
  hulls: cards.hulls,
  satellites: cards.satellites,
  monoliths: expansion.monoliths,
  events: expansion.events,
  /** What a module and a base are called, and how many there are. */
  structures: [numbers.module, numbers.base],
  kinds: [numbers.module.name, numbers.base.name],
});

export let { types, projects, copies, foreparts, hulls, satellites, monoliths, events, structures, kinds } =
  dealt(today);

/** Let this be printed on the cards; nothing: what is today. */
export function print(data: Record<string, unknown> | null): void {
  ({ types, projects, copies, foreparts, hulls, satellites, monoliths, events, structures, kinds } = dealt({
    ...today,
    ...data,
  }));
}

export const order = (type: string): number => projects.indexOf(type);

/** Cards by type in the order of the types, those that are there. */
export const sorted = (held: Record<string, number>): [string, number][] =>
  Object.entries(held)
    .filter(([, number]) => number > 0)
    .sort(([a], [b]) => order(a) - order(b));

/** What is printed on a part or a card of the expansion. */
export const printed = (name: string): string =>
  [...foreparts, ...hulls, ...monoliths].find((one) => one.name === name)?.text ?? "";
/** For what a type of card pays, and how much. */
export const payOf = (type: string) => types.find(({ name }) => name === type);
export const eventOf = (name: string) => events.find((event) => event.name === name);
