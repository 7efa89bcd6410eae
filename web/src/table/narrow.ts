/** Pointing at things narrows the offered actions until one is left. Pure: the same for every game. */

/** An offer and the things one points at to reach it, in order. */
export interface Path<T> {
  offer: T;
  things: string[];
}

export interface Pressed<T> {
  picked: string[];
  /** The action that is meant, once only one is left. */
  play: T | null;
  /** Nothing can be done with this thing now. */
  refused: boolean;
}

/** The offers that begin with what was picked. */
export function open<T>(paths: Path<T>[], picked: string[]): Path<T>[] {
  return paths.filter((path) => picked.every((thing, n) => path.things[n] === thing));
}

/** What can be pointed at next. */
export function next<T>(paths: Path<T>[], picked: string[]): Set<string> {
  const found = new Set<string>();
  for (const path of open(paths, picked)) {
    const thing = path.things[picked.length];
    if (thing !== undefined) found.add(thing);
  }
  return found;
}

/** Point at a thing: go on with it, begin anew with it, or take it back if it was picked. */
export function press<T>(paths: Path<T>[], picked: string[], thing: string): Pressed<T> {
  const on = [...picked, thing];
  const went = open(paths, on).length > 0 ? on : open(paths, [thing]).length > 0 ? [thing] : null;
  if (picked.includes(thing) && went?.length !== on.length) {
    return { picked: picked.slice(0, picked.indexOf(thing)), play: null, refused: false };
  }
  if (!went) return { picked, play: null, refused: true };
  const left = open(paths, went);
  if (left.length === 1) return { picked: went, play: left[0]!.offer, refused: false };
  return { picked: went, play: null, refused: false };
}
