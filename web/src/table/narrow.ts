/** Pointing at things narrows the offered actions until one is left. Pure: the same for every game. */

/** An offer and the things one points at to reach it, in order. */
export interface Path<T> {
  offer: T;
  things: string[];
  /** In any order, and none of them is left out: a card and the place where it goes. */
  together?: boolean;
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
  return paths.filter(({ things, together }) =>
    picked.every((thing, n) =>
      together ? things.includes(thing) && picked.indexOf(thing) === n : things[n] === thing,
    ),
  );
}

/** What can be pointed at next. */
export function next<T>(paths: Path<T>[], picked: string[]): Set<string> {
  const found = new Set<string>();
  for (const { things, together } of open(paths, picked)) {
    if (together) for (const thing of things) if (!picked.includes(thing)) found.add(thing);
    const thing = things[picked.length];
    if (!together && thing !== undefined) found.add(thing);
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
  const meant = left.length === 1 && (!left[0]!.together || went.length === left[0]!.things.length);
  return { picked: went, play: meant ? left[0]!.offer : null, refused: false };
}
