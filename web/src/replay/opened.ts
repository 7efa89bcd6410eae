/** A position with every hand open: what anybody at the table knew, put together from everybody's views. */
import type { View } from "../wire/generated/core";

const whole = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Of what a spectator sees and what the seats see, whatever says more. */
function most(seen: unknown, others: unknown[]): unknown {
  const more = others.filter((other) => JSON.stringify(other) !== JSON.stringify(seen));
  if (!more.length) return seen;
  const all = [seen, ...more];
  const lists = all.filter(Array.isArray) as unknown[][];
  if (lists.length === all.length) {
    const longest = lists.reduce((one, other) => (other.length > one.length ? other : one));
    if (lists.some((list) => list.length !== longest.length)) return longest;
    return longest.map((_, n) =>
      most(
        lists[0]![n],
        lists.slice(1).map((list) => list[n]),
      ),
    );
  }
  const parts = all.filter(whole);
  if (parts.length === all.length) {
    const keys = [...new Set(parts.flatMap(Object.keys))];
    return Object.fromEntries(
      keys.map((key) => [
        key,
        most(
          parts[0]![key] ?? null,
          parts.slice(1).map((part) => part[key] ?? null),
        ),
      ]),
    );
  }
  return more.find((other) => other !== null) ?? seen;
}

/** Put the views together: the spectator's first, then each seat's. What is asked and of whom stays as a spectator sees it. */
export function opened(views: View[]): View {
  const [seen, ...seats] = views;
  const together = most(seen, seats) as View;
  return { ...together, seat: seen!.seat, prompt: seen!.prompt, to_act: seen!.to_act };
}
