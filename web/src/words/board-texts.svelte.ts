/** A board's own texts: labels, what cards say, the lessons of the guided game. English at once, the rest when asked for. */
import type { Plain } from "../wire/generated/core";
import { fill, glue, inWords } from "./gaps";
import { t, type Lang } from "./words.svelte";

type Others = Partial<Record<Lang, () => Promise<{ default: Record<string, string> }>>>;

export class BoardTexts<Key extends string> {
  private catalogue = $state.raw<Record<string, string>>({});

  constructor(
    private readonly english: Record<Key, string>,
    private readonly others: Others,
  ) {
    this.catalogue = english;
  }

  /** Change the language. */
  async speak(lang: Lang): Promise<void> {
    this.catalogue = (await this.others[lang]?.())?.default ?? this.english;
  }

  /** Whether there is a text by this name. */
  has(key: string): key is Key {
    return key in this.catalogue;
  }

  /** A text with its gaps filled. */
  say(key: Key, values: Record<string, Plain> = {}): string {
    return inWords(
      fill(this.catalogue[key] ?? key, values, {
        player: (seat) => t("player", { n: seat + 1 }),
        thing: (name) => name,
        and: (words) => glue(words.length, t("and"), t("nothing")),
      }),
    );
  }
}
