/** What the board reads out of a view of Dark Matter. */
import type { DarkMatterView, Grant, Installed, Kind, Laboratory, ResearchCard } from "./generated/view";

export const grantName = (grant: Grant): string => ("money" in grant ? `${grant.money} M$` : grant.event);

/** The laboratory that hosts a research, if it is installed. */
export const host = (view: DarkMatterView, research: string): Laboratory | undefined =>
  view.laboratories.find((laboratory) => laboratory.research?.name === research);

/**
 * What is in each of a research's slots: its needs in order, given or missing; a postdoc stands in for a missing one.
 *
 * A copy of the engine's rule, because the view tells kinds and the card has places: it mirrors
 * src/serendip/games/dark_matter/rules/research_and_laboratories.py. tests/web/test_copies.py compares both on positions
 * of real games.
 */
export function slots(research: ResearchCard | Installed): { kind: Kind; full: boolean; postdoc: boolean }[] {
  const given = "has" in research ? [...research.has] : [];
  const rows = research.needs.map((kind) => {
    const at = given.indexOf(kind);
    if (at >= 0) given.splice(at, 1);
    return { kind, full: at >= 0, postdoc: false };
  });
  if ("postdoc" in research && research.postdoc && research.fulfilled) {
    const free = rows.find((row) => !row.full);
    if (free) free.postdoc = free.full = true;
  }
  return rows;
}
