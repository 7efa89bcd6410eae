/** Whose things are: said of every laboratory and research that is offered; and what is asked once more before it is done. */
import type { GameWords } from "../../words/game-words";
import type { DarkMatterAction } from "./generated/actions";
import type { DarkMatterView, Laboratory } from "./generated/view";
import { d } from "./texts";
import { EVENT_OF, things } from "./things";
import { host } from "./view";

/** The laboratory that a name means: its own, or that of the research in it. */
const standing = (name: string, view: DarkMatterView): Laboratory | undefined =>
  view.laboratories.find((lab) => lab.name === name) ?? host(view, name);

export function whose(name: string, view: DarkMatterView, words: GameWords): string {
  const lab = standing(name, view);
  if (!lab) return "";
  if (lab.owner === view.seat) return ` ${d(lab.name === name ? "whose.my-laboratory" : "whose.my-research")}`;
  return ` ${d("whose.of", { player: words.player(lab.owner) })}`;
}

/**
 * Who would get something of mine by this; null: nobody.
 *
 * A copy of the engine's rules, because the question comes before the deed: it mirrors where
 * src/serendip/games/dark_matter/rules and cards put what they move. tests/web/test_copies.py compares both on positions
 * of real games.
 */
export function receiver(action: DarkMatterAction, view: DarkMatterView, seat: number): number | null {
  const owner = (name: string): number => standing(name, view)?.owner ?? seat;
  switch (action.kind) {
    case "install-research":
    case "assign-research":
      return owner(String(action.laboratory));
    case "use-resource":
    case "assign-resource":
    case "brilliant-postdoc":
      return owner(String(action.research));
    case "new-lab-director":
      return owner(String(action.laboratory)) === seat ? Number(action.player) : null;
    case "new-principal-investigator":
      return owner(String(action.research)) === seat ? owner(String(action.laboratory)) : null;
    default:
      return null;
  }
}

/** Asked once more: what a rival gets, and events without a target, of which one press would be all. */
export function warning(action: DarkMatterAction, view: DarkMatterView, seat: number, words: GameWords): string | null {
  const event = EVENT_OF[action.kind];
  if (event !== undefined && things(action, view).length === 1) return d(`event.${event}`);
  const rival = receiver(action, view, seat);
  return rival === null || rival === seat ? null : d("whose.warning", { player: words.player(rival) });
}
