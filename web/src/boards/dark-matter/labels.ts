/** What a screen reader says of each thing, and what the close-up says of it. */
import type { GameWords } from "../../words/game-words";
import { glue } from "../../words/gaps";
import { t } from "../../words/words.svelte";
import { isImmune } from "./deck";
import { oneIn } from "./odds";
import { d } from "./texts";
import type { Candidate, Grant, Installed, Laboratory, LaboratoryCard, Player, ResearchCard } from "./generated/view";

export function list(parts: string[]): string {
  const between = glue(parts.length, t("and"), t("nothing"));
  return parts.length ? parts.map((part, n) => between[n] + part).join("") : between[0]!;
}

export const about = (card: ResearchCard, words: GameWords): string =>
  card.candidate ? d("on", { candidate: words.name(card.candidate) }) : d("no-candidate");

export const researchLabel = (card: ResearchCard, words: GameWords): string =>
  d("research.label", {
    name: words.name(card.name),
    on: about(card, words),
    depth: d(`depth.fits.${card.depth}`),
    list: list(card.needs.map((kind) => words.name(kind))),
  }) + immunity(card);

const immunity = (card: ResearchCard): string => (isImmune(card.name) ? `, ${d("immune")}` : "");

export function installedLabel(card: Installed, words: GameWords): string {
  const state = card.fulfilled
    ? d("fulfilled")
    : `${d("has", { list: list(card.has.map((kind) => words.name(kind))) })}, ${d("needs", { list: list(card.lacks.map((kind) => words.name(kind))) })}`;
  const helper = (card.postdoc ? `, ${d("postdoc")}` : "") + immunity(card);
  return `${words.name(card.name)}, ${about(card, words)}, ${state}${helper}`;
}

export const laboratoryLabel = (lab: Laboratory, words: GameWords): string =>
  `${d("lab.label", { name: words.name(lab.name), depth: d(`depth.${lab.depth}`), player: words.player(lab.owner) })}: ` +
  (lab.research ? installedLabel(lab.research, words) : d("lab.free"));

export const faceLaboratoryLabel = (lab: LaboratoryCard, words: GameWords): string =>
  d("lab.face", { name: words.name(lab.name), depth: d(`depth.${lab.depth}`) });

export const grantLabel = (grant: Grant, words: GameWords): string =>
  "money" in grant ? d("money.label", { money: grant.money }) : d("event.label", { name: words.name(grant.event) });

/** Whether somebody knows a verdict by looking at it, while the table does not. */
export const isPrivate = (candidate: Candidate): boolean =>
  candidate.verdict !== "unknown" && !candidate.revealed && candidate.seen_by.length > 0;

export function oddsLabel(candidate: Candidate, candidates: Candidate[]): string {
  const n = oneIn(candidate, candidates);
  return n === 1 ? d("odds.sure") : n === 0 ? d("odds.out") : d("odds", { n });
}

export function candidateLabel(candidate: Candidate, words: GameWords): string {
  const secret = isPrivate(candidate) ? `, ${d("verdict.private")}` : "";
  const seen =
    candidate.seen_by.length && !candidate.revealed
      ? `, ${d("verdict.seen", { players: list(candidate.seen_by.map((seat) => words.player(seat))) })}`
      : "";
  return `${words.name(candidate.name)}: ${d(`verdict.${candidate.verdict}`)}${secret}${seen}`;
}

export function playerLabel(player: Player, words: GameWords): string {
  const bid =
    player.bid === null
      ? ""
      : `, ${player.bid === "face down" ? d("bid.down") : d("bid.shown", { money: player.bid })}`;
  return d("hand-of", { player: words.player(player.seat), n: player.hand }) + bid;
}
