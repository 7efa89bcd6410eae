/** All cards and parts, from the data files of the Python side. */
import cards from "./generated/cards.json";
import expansion from "./generated/expansion.json";
import numbers from "./generated/numbers.json";

export const projects = cards.projects.map(({ name }) => name);
export const { copies, foreparts, hulls, satellites } = cards;
export const { monoliths, events } = expansion;
export const kinds: string[] = [numbers.module.name, numbers.base.name];

export const order = (type: string): number => projects.indexOf(type);

/** Cards by type in the order of the types, those that are there. */
export const sorted = (held: Record<string, number>): [string, number][] =>
  Object.entries(held)
    .filter(([, number]) => number > 0)
    .sort(([a], [b]) => order(a) - order(b));

/** What is printed on a part or a card of the expansion. */
const PRINTED = new Map([...foreparts, ...hulls, ...monoliths].map(({ name, text }): [string, string] => [name, text]));
export const printed = (name: string): string => PRINTED.get(name) ?? "";
export const eventOf = (name: string) => events.find((event) => event.name === name);
