/** A rulebook's Markdown as blocks that can be shown and searched. Pure. */

export interface Rule {
  id: string;
  text: string;
}

export type Passage =
  | { kind: "heading"; level: number; text: string }
  | { kind: "text"; text: string }
  | { kind: "item"; text: string }
  | { kind: "rule"; rule: Rule }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "figure"; figure: string; caption: string; points: string[] };

const RULE = /^- \*\*([A-Z]{2}-\w+)\*\* (.*)$/;
const HEADING = /^(#{1,4}) (.+)$/;
/** What stands before the words of a picture; whoever only reads has the words. */
const FIGURE = /^<!-- figure: ([\w-]+) -->$/;
const POINT = /^\d+\. (.+)$/;
const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** Read the Markdown that our rulebooks use: headings, paragraphs, lists of rules, tables, words of pictures. */
export function read(markdown: string): Passage[] {
  const blocks: Passage[] = [];
  const lines = markdown.split("\n");
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n]!;
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line);
    const figure = FIGURE.exec(line);
    if (figure) {
      let caption = "";
      while (lines[n + 1]?.trim()) caption += ` ${lines[++n]!.trim()}`;
      while (lines[n + 1]?.trim() === "") n++;
      const points: string[] = [];
      for (let point; (point = POINT.exec(lines[n + 1] ?? ""));) {
        let text = point[1]!;
        n++;
        while (lines[n + 1]?.startsWith("  ")) text += ` ${lines[++n]!.trim()}`;
        points.push(text);
      }
      blocks.push({ kind: "figure", figure: figure[1]!, caption: caption.trim(), points });
    } else if (heading) blocks.push({ kind: "heading", level: heading[1]!.length, text: heading[2]! });
    else if (rule || line.startsWith("- ")) {
      let text = rule ? rule[2]! : line.slice(2);
      while (lines[n + 1]?.startsWith("  ")) text += ` ${lines[++n]!.trim()}`;
      blocks.push(rule ? { kind: "rule", rule: { id: rule[1]!, text } } : { kind: "item", text });
    } else if (line.startsWith("|")) {
      const rows: string[][] = [cells(line)];
      while (lines[n + 1]?.startsWith("|")) rows.push(cells(lines[++n]!));
      const [head = [], , ...body] = rows;
      blocks.push({ kind: "table", head, rows: body });
    } else if (line.trim()) {
      let text = line.trim();
      while (lines[n + 1]?.trim() && !/^(#|- |\|)/.test(lines[n + 1]!)) text += ` ${lines[++n]!.trim()}`;
      blocks.push({ kind: "text", text });
    }
  }
  return blocks;
}

const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The blocks that hold all the words, under their headings; everything when nothing is sought. */
export function search(blocks: Passage[], sought: string): Passage[] {
  const words = bare(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return blocks;
  const holds = (text: string): boolean => words.every((word) => bare(text).includes(word));
  const found: Passage[] = [];
  let heading: Passage | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block;
      continue;
    }
    const text =
      block.kind === "rule"
        ? `${block.rule.id} ${block.rule.text}`
        : block.kind === "table"
          ? [block.head, ...block.rows].flat().join(" ")
          : block.kind === "figure"
            ? [block.caption, ...block.points].join(" ")
            : block.text;
    if (!holds(text)) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}

export type Ink = { text: string; style: "" | "strong" | "em" | "rule" };

/** Inline marks: **strong**, *soft*, `code`, and rule ids, which become links. */
export function ink(text: string): Ink[] {
  const inks: Ink[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-[A-Z]?\d+\w*)\b/g)) {
    if (match.index > from) inks.push({ text: text.slice(from, match.index), style: "" });
    if (match[4]) inks.push({ text: match[4], style: "rule" });
    else inks.push({ text: match[1] ?? match[2] ?? match[3] ?? "", style: match[1] ? "strong" : "em" });
    from = match.index + match[0].length;
  }
  if (from < text.length) inks.push({ text: text.slice(from), style: "" });
  return inks;
}
