/** What a game's options and their values are called, in the page's language where the game's box has words for it. */
import type { Cover } from "../boards/contract";
import type { OptionCard } from "../wire/generated/bodies";
import type { Plain } from "../wire/generated/core";
import { language, t } from "./words.svelte";

export const worded = (box: Cover | undefined, option: OptionCard): { title: string; help: string } =>
  box?.options?.[language.lang]?.[option.name] ?? option;

export const valued = (box: Cover | undefined, option: OptionCard, value: Plain): string =>
  box?.values?.[language.lang]?.[option.name]?.[String(value)] ??
  (value === true ? t("yes") : value === false ? t("no") : String(value));
