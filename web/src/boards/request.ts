/** What is asked for once something has been pointed at: "Choose a slot for Extractor." */
import type { Plain } from "../wire/generated/core";
import type { AnyAction } from "../wire/generated/shapes";
import type { BoardTexts } from "../words/board-texts.svelte";
import type { GameWords } from "../words/game-words";
import type { Thing } from "./contract";

/** The text of this: what can still be done, and the kind of thing that was pointed at last. */
export const requestKey = (actions: AnyAction[], picked: Thing[]): string =>
  `next.${[...new Set(actions.map((action) => action.kind))].sort().join("+")}.${picked.at(-1)?.split(":")[0] ?? ""}`;

/** A board's requests, from its texts; what the first action speaks of fills their gaps. */
export const requests =
  (texts: BoardTexts<string>) =>
  (actions: AnyAction[], picked: Thing[], words: GameWords): string | null => {
    const key = requestKey(actions, picked);
    const named = ([field, value]: [string, Plain | undefined]): [string, Plain] => [
      field,
      typeof value === "string" ? words.name(value) : (value ?? null),
    ];
    return texts.has(key) ? texts.say(key, Object.fromEntries(Object.entries(actions[0] ?? {}).map(named))) : null;
  };
