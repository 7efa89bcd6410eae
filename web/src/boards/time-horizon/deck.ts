/** All events, items and artifacts, from the data files of the Python side; in a replay of older rules those of then. */
import eventsToday from "./generated/events.json";
import numbersToday from "./generated/numbers.json";
import type { EventCard, LinkKind } from "./generated/view";

const today = { events: eventsToday, numbers: numbersToday };
const dealt = ({ events, numbers }: typeof today) => {
  const { generator, hole, collector, needle, stabilizer, tangle } = numbers.artifacts;
  return {
    numbers,
    deck: events.event.map((row): EventCard => ({
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
    })),
    items: Object.values(numbers.items).map((item): string => item.title),
    artifacts: [generator, hole, collector, needle, stabilizer, tangle].map((one): string => one.title),
    copies: numbers.artifacts.copies,
  };
};

export let { numbers, deck, items, artifacts, copies } = dealt(today);

/** Let this be printed on the cards; nothing: what is today. */
export function print(data: Record<string, unknown> | null): void {
  ({ numbers, deck, items, artifacts, copies } = dealt({ ...today, ...data }));
}
