/** All cards, parts, monoliths and Events for the reference page. */
import type { GameWords } from "../../words/game-words";
import { sentence } from "../../words/gaps";
import type { ReferenceGroup } from "../contract";
import { copies, events, foreparts, hulls, monoliths, projects, satellites } from "./deck";
import { list } from "./labels";
import { d } from "./texts";

export function reference(words: GameWords): ReferenceGroup[] {
  return [
    {
      title: d("reference.projects"),
      things: projects.map((name) => ({
        thing: `market:${name}`,
        name: words.name(name),
        text: d(`pays.${name}`),
        count: copies,
        rules: ["PD-6", "PD-20"],
      })),
    },
    {
      title: d("reference.foreparts"),
      things: foreparts.map(({ name, text }) => ({
        thing: `forepart:${name}`,
        name: words.name(name),
        text: words.name(text),
        rules: ["PD-14", "PD-23"],
      })),
    },
    {
      title: d("reference.hulls"),
      things: hulls.map(({ name, text, step, cap }) => ({
        thing: `hull:${name}`,
        name: words.name(name),
        text: d("text.hull", { text: words.name(text), step, cap }),
        rules: ["PD-21"],
      })),
    },
    {
      title: d("reference.satellites"),
      things: satellites.map(({ name, targets }) => ({
        thing: `satellite:${name}`,
        name: words.name(name),
        text: `${sentence(d("satellite.targets", { list: list(targets.map((type) => words.name(type))) }))}.`,
        rules: ["PD-7", "PD-22"],
      })),
    },
    {
      title: d("reference.monoliths"),
      things: monoliths.map(({ name, text, immediate, rule }) => ({
        thing: `monolith:${name}`,
        name: words.name(name),
        text: `${d(immediate ? "monolith.at.once" : "monolith.kept")} ${words.name(text)}`,
        rules: ["PD-40", rule],
      })),
    },
    {
      title: d("reference.events"),
      things: events.map(({ name, immediate, ongoing, end, quids, rule }) => ({
        thing: `event:${name}`,
        name: words.name(name),
        text: [
          d("text.immediate", { text: words.name(immediate) }),
          ...(quids ? [d("text.quids", { n: quids })] : []),
          d("text.ongoing", { text: words.name(ongoing) }),
          ...(end ? [d("text.end", { text: words.name(end) })] : []),
        ].join(" "),
        rules: [rule],
      })),
    },
  ];
}
