/**
 * Everything that a person can be asked, told or refused at a table, beside the game itself: how it stands in the
 * accessibility tree, what it says for sure, and the answers it takes. tests/browser/test_notices.py goes through it.
 */
import type { AriaRole } from "svelte/elements";
import list from "./notices.json";

export type Notice = keyof typeof list;

/** What the element of a notice is. */
export const notice = (name: Notice): { "data-notice": Notice; role: AriaRole | null } => ({
  "data-notice": name,
  role: list[name].role as AriaRole | null,
});
