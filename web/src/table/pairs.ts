/** Which piece on the table became which, so that cards keep their identity when they move. Pure. */

/** A drawn piece. The kind "?" is a card seen from the back. `from` and `to`: where it comes from and goes to if unpaired. */
export interface Drawn {
  kind: string;
  place: string;
  from?: string[];
  to?: string;
}

export interface Pairs {
  /** For each piece now: the number of the piece it was, or the place it came from, or nothing. */
  came: (number | string | null)[];
  /** Numbers of pieces that are gone. */
  gone: number[];
}

/** Pair the pieces before a change with those after it. */
export function pair(before: Drawn[], after: Drawn[]): Pairs {
  const free = new Set(before.keys());
  const came: (number | string | null)[] = after.map(() => null);
  const settle = (fits: (was: Drawn, now: Drawn) => boolean): void => {
    after.forEach((now, n) => {
      if (came[n] !== null) return;
      for (const b of free) {
        if (fits(before[b]!, now)) {
          came[n] = b;
          free.delete(b);
          return;
        }
      }
    });
  };
  settle((was, now) => was.kind === now.kind && was.place === now.place);
  settle((was, now) => was.kind === now.kind && now.kind !== "?");
  settle((was, now) => was.place === now.place && (was.kind === "?" || now.kind === "?"));
  settle((was, now) => (was.kind === "?" || now.kind === "?") && (now.from?.includes(was.place) ?? false));
  after.forEach((now, n) => {
    if (came[n] === null) came[n] = now.from?.at(-1) ?? null;
  });
  return { came, gone: [...free] };
}
