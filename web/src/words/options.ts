/** Options and presets of a game: what they are called, in the page's language where the game's box has words for it, and how hard they are. */
import type { Cover } from "../boards/contract";
import type { GameCard, OptionCard, PresetCard } from "../wire/generated/bodies";
import type { Plain } from "../wire/generated/core";
import type { OptionValue } from "../wire/generated/values";
import { language, t } from "./words.svelte";

/** What stands between the names of things that are left out. */
export const BETWEEN = ", ";

export const worded = (box: Cover | undefined, option: OptionCard): { title: string; help: string } =>
  box?.options?.[language.lang]?.[option.name] ?? option;

export const named = (box: Cover | undefined, preset: PresetCard): { title: string; help: string } =>
  box?.presets?.[language.lang]?.[preset.name] ?? preset;

export const valued = (box: Cover | undefined, option: OptionCard, value: Plain): string => {
  if (option.among.length) return value ? String(value).split(BETWEEN).length.toString() : t("options.none");
  return (
    box?.values?.[language.lang]?.[option.name]?.[String(value)] ??
    (value === true ? t("yes") : value === false ? t("no") : String(value))
  );
};

type Chosen = Record<string, OptionValue>;

export const usually = (game: GameCard): Chosen =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

const value = (option: OptionCard, chosen: Chosen): OptionValue => chosen[option.name] ?? option.default;

/** The preset that sets all options as they are chosen. */
export const presetOf = (game: GameCard, chosen: Chosen): PresetCard | undefined =>
  game.presets.find((preset) =>
    game.options.every((option) => value(option, chosen) === value(option, preset.options)),
  );

/** How much harder than usual the chosen values are together, as `core/options.py` has it; null where the game does not say. */
export function difficulty(options: OptionCard[], chosen: Chosen): number | null {
  if (!options.some((option) => option.harder.length)) return null;
  let total = 0;
  for (const option of options.filter((one) => one.harder.length)) {
    const whole = option.unless && chosen[option.unless] ? option.default : value(option, chosen);
    const parts = options.filter((one) => one.part_of === option.name).map((part) => value(part, chosen));
    const values = parts.length ? parts.map((part) => (option.values.includes(part) ? part : whole)) : [whole];
    const weights = values.map((one) => option.harder[option.values.indexOf(one)] ?? 0);
    total += weights.reduce((sum, weight) => sum + weight, 0) / values.length;
  }
  return total;
}

/** A difficulty as it is written: +2, 0, −1; a third of a step is told to one decimal. */
export function signed(harder: number): string {
  const rounded = Math.round(harder * 10) / 10;
  return new Intl.NumberFormat(language.lang, { signDisplay: "exceptZero" }).format(rounded);
}
