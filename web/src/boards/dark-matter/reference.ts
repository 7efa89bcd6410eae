/** All cards of the game for the reference page. */
import type { GameWords } from "../../words/game-words";
import { sentence } from "../../words/gaps";
import type { ReferenceGroup } from "../contract";
import { candidates, copies, copiesOf, events, laboratories, money, research, resources } from "./deck";
import { about, list } from "./labels";
import { d } from "./texts";

const RULE_OF_EVENT: Record<string, string> = {
  "New lab director": "DM-62",
  "Student protest": "DM-63",
  "No more funds": "DM-64",
  "New theoretical insight": "DM-65",
  "Brilliant postdoc": "DM-66",
  "COVID lockout": "DM-68",
  "Science ministry dissolved": "DM-69",
  "Strange feeling of Déjà vu": "DM-70",
  "Fake news": "DM-71",
  Revolution: "DM-72",
  "New Principal Investigator": "DM-73",
  "Friendly agency head": "DM-74",
};

export function reference(words: GameWords): ReferenceGroup[] {
  return [
    {
      title: d("reference.candidates"),
      things: candidates.map((name) => ({
        thing: `candidate:${name}`,
        name: words.name(name),
        text: d("text.candidate"),
        rules: ["DM-2", "DM-10"],
      })),
    },
    {
      title: d("reference.research"),
      things: research.map((card) => ({
        thing: `research:${card.name}`,
        name: words.name(card.name),
        text: [
          about(card, words),
          d(`depth.fits.${card.depth}`),
          d("needs", { list: list(card.needs.map((kind) => words.name(kind))) }),
        ]
          .map((part) => `${sentence(part)}.`)
          .join(" "),
        rules: card.candidate ? ["DM-31", "DM-40"] : ["DM-44"],
      })),
    },
    {
      title: d("reference.laboratories"),
      things: laboratories.map((lab) => ({
        thing: `lab:${lab.name}`,
        name: words.name(lab.name),
        text: `${sentence(d(`depth.${lab.depth}`))}.`,
        rules: ["DM-30", "DM-40"],
      })),
    },
    {
      title: d("reference.resources"),
      things: resources.map((kind) => ({
        thing: `resource:${kind}`,
        name: words.name(kind),
        text: d("text.resource"),
        count: copies,
        rules: ["DM-32", "DM-42"],
      })),
    },
    {
      title: d("reference.events"),
      things: events.map((event) => ({
        thing: `event:${event}`,
        name: words.name(event),
        text: d(`event.${event}`),
        count: copiesOf(event),
        rules: ["DM-35", RULE_OF_EVENT[event] ?? "DM-60"],
      })),
    },
    {
      title: d("reference.money"),
      things: [
        {
          thing: "hand:42 M$",
          name: "1–100 M$",
          text: d("reference.money.text"),
          count: money.length,
          rules: ["DM-12", "DM-20"],
        },
      ],
    },
  ];
}
