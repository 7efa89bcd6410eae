/** What time it is at the server, as it passes; the browser's own clock may be wrong. */
import type { TableMessage } from "../wire/generated/to-client";

/** Ticks while the table has a clock. To be called where a component begins. */
export function serverTime(table: () => TableMessage): () => number {
  let tick = $state(Date.now());
  const clock = $derived(table().clock);
  const ahead = $derived(clock ? clock.now * 1000 - Date.now() : 0);
  $effect(() => {
    if (!clock) return;
    tick = Date.now();
    const timer = setInterval(() => (tick = Date.now()), 500);
    return () => clearInterval(timer);
  });
  return () => (tick + ahead) / 1000;
}
