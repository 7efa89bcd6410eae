/** A game's sentences in the chosen language: log lines, prompts, refusals and what actions say. */
import type { AnyAction, Offer } from "../wire/generated/shapes";
import type { Sentence } from "../wire/generated/core";
import type { TurningPoint } from "../wire/generated/bodies";
import { fill, glue, inWords, lacks, recognise, sentence, type Piece } from "./gaps";
import { language, t, tableLine } from "./words.svelte";

/** Made by tools/export_words.py; a translation has the same keys and gaps. */
export interface Catalogue {
  lines: Record<string, string>;
  actions: Record<string, string>;
  names: Record<string, string>;
}

type Worded = Pick<Sentence, "key" | "args" | "words">;

export class GameWords {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly players: string[] = [],
    /** The English lines, to recognise what a server says without telling its key. */
    private readonly english: Catalogue | null = null,
    /** What follows the name of a thing in an offer, to say whose it is: " of Ada". */
    private readonly whose: (name: string, words: GameWords) => string = () => "",
  ) {}

  /** The same words with the names of those who sit at a table. */
  with(players: string[]): GameWords {
    return new GameWords(this.catalogue, players, this.english);
  }

  /** A player by name, and by number too if somebody else at the table has the same name. */
  seat(seat: number): string {
    const name = this.player(seat);
    return this.players.filter((other) => other === name).length > 1
      ? `${name} (${t("player", { n: seat + 1 })})`
      : name;
  }

  player(seat: number): string {
    return this.players[seat] || t("player", { n: seat + 1 });
  }

  /** The name of a card as it is printed in this language; "# energy" is the name of any number of it. */
  name(name: string): string {
    const [number = ""] = name.match(/^\d+/) ?? [];
    const counted = number ? this.catalogue.names[`#${name.slice(number.length)}`]?.replace("#", number) : undefined;
    return this.catalogue.names[name] ?? counted ?? name;
  }

  private filled(template: string | undefined, said: Worded, whose = (_name: string): string => ""): Piece[] {
    // A sentence of former rules may lack what the template now asks for: then it is told as it was.
    if (template === undefined || lacks(template, said.args)) return [{ words: said.words }];
    return fill(template, said.args, {
      player: (seat) => this.player(seat),
      thing: (name) => this.name(name) + whose(name),
      and: (words) => glue(words.length, t("and"), t("nothing")),
    });
  }

  /** A sentence of the log, a prompt, a refusal or an ending, in pieces. */
  entry(entry: Worded): Piece[] {
    return this.filled(this.catalogue.lines[entry.key] ?? tableLine(entry.key), entry);
  }

  /** What an offered action says, in pieces. */
  offer(offer: Pick<Offer, "key" | "args" | "words">): Piece[] {
    return this.filled(this.catalogue.actions[offer.key], offer, (name) => this.whose(name, this));
  }

  sentence(entry: Worded): string {
    return sentence(inWords(this.entry(entry)));
  }

  deed(offer: Pick<Offer, "key" | "args" | "words">): string {
    return sentence(inWords(this.offer(offer)));
  }

  /** A refusal. Servers that tell no key are recognised by their English words, or heard in them. */
  refusal(refused: { words: string | null; key?: string; args?: Sentence["args"] }): string {
    const words = refused.words ?? "";
    if (refused.key && refused.args) return this.sentence({ key: refused.key, args: refused.args, words });
    return this.heard(words);
  }

  /** English words that came without a key, in the chosen language if they are recognised as a line or a deed. */
  heard(words: string): string {
    if (language.lang === "en" || !this.english) return sentence(words);
    const line = recognise(words, this.english.lines, this.players);
    if (line) return this.sentence({ ...line, words });
    const [who = "", deed = ""] = words.split(/: (.*)/s);
    const seat = this.players.indexOf(who);
    const said = recognise(seat < 0 ? words : deed, this.english.actions, this.players);
    if (!said) return sentence(words);
    return seat < 0 ? this.deed({ ...said, words }) : `${this.player(seat)}: ${this.deed({ ...said, words })}`;
  }

  /** A turn of the match: a line of the log or, if it was not told, what somebody did. */
  moment(moment: TurningPoint): string {
    const { key, args, words, told, seat } = moment;
    if (!key || !args) return this.heard(words);
    if (told !== false) return this.sentence({ key, args, words });
    return seat === null ? this.deed({ key, args, words }) : `${this.player(seat)}: ${this.deed({ key, args, words })}`;
  }

  action(action: AnyAction): string {
    const { kind, ...args } = action;
    return this.deed({ key: kind, args, words: kind });
  }
}
