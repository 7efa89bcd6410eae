/** The vaccine's geometry says the same as Python's (fixtures/vaccine.json), and all tiles can be drawn. */
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { areas, bestGroup, captured, total } from "../src/boards/for-science/vaccine/capture";
import { faceOf, heartAt, UNIT } from "../src/boards/for-science/vaccine/drawing";
import { tileLabel } from "../src/boards/for-science/vaccine/labels";
import type { Placement } from "../src/boards/for-science/vaccine/lattice";
import { apartFrom, clashes, groups, spotsFor } from "../src/boards/for-science/vaccine/placing";
import { gain, snap, stepFrom } from "../src/boards/for-science/vaccine/snapping";
import english from "../src/boards/for-science/vaccine/texts.en.json";
import spanish from "../src/boards/for-science/vaccine/texts.es.json";
import { TILES } from "../src/boards/for-science/vaccine/tiles";
import Vaccine from "../src/boards/for-science/vaccine/Vaccine.svelte";
import { gaps } from "../src/words/gaps";
import rows from "./fixtures/vaccine.json";

type Row = number[];
const placed = ([tile, x, y, turn]: Row): Placement => ({ tile: tile!, x: x!, y: y!, turn: turn! });
const row = ({ tile, x, y, turn }: Placement): Row => [tile, x, y, turn];

const examples = rows.map((one, n) => ({
  n,
  ...one,
  lying: (one.lying as Row[]).map(placed),
  blocks: (one.blocks as Row[]).map(([tile, side]) => ({ tile: tile!, side: side! })),
}));

test("there are good and wrong arrangements to agree about", () => {
  expect(examples.filter((one) => one.clashes.length).length).toBeGreaterThan(10);
  expect(examples.filter((one) => total(bestGroup(one.lying, one.blocks).insight) > 2).length).toBeGreaterThan(5);
});

describe.each(examples)("example $n", (one) => {
  test("the same clashes", () => {
    const found = clashes(one.lying, one.blocks).map((it) => [it.kind, it.tile, it.side, it.other, it.otherSide]);
    const sorted = (list: unknown[]): string[] => list.map((it) => JSON.stringify(it)).sort();
    expect(sorted(found)).toEqual(sorted(one.clashes));
  });

  test("the same groups and the same Insight", () => {
    expect(groups(one.lying)).toEqual(one.groups);
    expect(one.groups.map((group) => captured(one.lying, group, one.blocks))).toEqual(one.captured);
  });

  test("the same regions, open at the same sides", () => {
    expect(areas(one.lying, one.blocks).map((area) => [area.colour, area.parts, area.icons, area.open])).toEqual(
      one.areas,
    );
  });

  test("the same spots for a tile", () => {
    if (one.spots) expect(spotsFor(one.tile, one.lying, one.blocks).map(row)).toEqual(one.spots);
    expect(row(apartFrom(one.lying, one.tile))).toEqual(one.apart);
  });
});

test("the page has all 76 tiles", () => {
  expect(TILES).toHaveLength(76);
});

describe.each(TILES)("tile $number", (tile) => {
  const face = faceOf(tile);

  test("is drawn with every region, end cap and icon", () => {
    const paths = [face.outline, ...face.regions.map((one) => one.path), ...face.caps.flat()];
    for (const path of paths) expect(path).toMatch(/^M[-\d. LCZ]+Z$/);
    expect(face.regions.map((one) => one.icons.length)).toEqual(tile.regions.map((one) => one.icons));
    expect(face.caps).toHaveLength(tile.caps.length);
  });

  test("has its icons inside and apart", () => {
    const icons = face.regions.flatMap((one) => one.icons);
    icons.forEach((icon, n) => {
      const angle = (Math.atan2(icon.y, icon.x) * 180) / Math.PI;
      expect((angle + 360) % 360).toBeLessThan(tile.slices * 60);
      expect(Math.hypot(icon.x, icon.y)).toBeLessThan(UNIT * 0.87);
      for (const other of icons.slice(n + 1))
        expect(Math.hypot(icon.x - other.x, icon.y - other.y)).toBeGreaterThan(15);
    });
  });

  test("has a name of its own", () => {
    expect(tileLabel(tile.number)).toMatch(new RegExp(`^${tile.shape} ${tile.number}: .`, "i"));
  });
});

describe("a tile in hand", () => {
  const [one] = examples.filter((it) => it.spots && it.spots.length > 12);
  const spots = (one!.spots as Row[]).map(placed);

  test("is drawn to a spot that is near, and stays on the lattice elsewhere", () => {
    for (const spot of spots) {
      const heart = heartAt(spot);
      expect(snap(spot.tile, spot.turn, { x: heart.x + 4, y: heart.y - 3 }, spots)).toEqual(spot);
    }
    const away = { tile: one!.tile, x: 20, y: -7, turn: 4 };
    expect(snap(away.tile, away.turn, heartAt(away), spots)).toEqual(away);
  });

  test("goes from spot to spot by arrow keys, all of the same turn", () => {
    const start = spots[0]!;
    const reached = new Set([JSON.stringify(start)]);
    for (let n = 0; n < 4; n++)
      for (const from of [...reached])
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
          reached.add(JSON.stringify(stepFrom(JSON.parse(from), spots, key)));
    expect(reached.size).toBe(spots.filter((spot) => spot.turn === start.turn).length);
  });

  test("knows which spot captures something", () => {
    const gains = examples.flatMap((it) =>
      (it.spots ?? []).map((spot) => gain(placed(spot as Row), it.lying, it.blocks)),
    );
    expect(Math.max(...gains)).toBeGreaterThan(0);
  });
});

describe("the vaccine on the page", () => {
  const full = examples.find((it) => it.lying.length > 9 && it.spots)!;
  const deeds = { take: () => undefined, put: () => undefined, back: () => undefined };
  const props = {
    placements: full.lying,
    loose: [full.tile],
    held: [{ tile: 75, seat: 1 }],
    names: ["Ann", "Ben"],
    goal: 8,
    ...deeds,
  };

  test("shows every tile with its name, and who holds one", () => {
    const { body } = render(Vaccine, { props: { ...props, seat: 0 } });
    for (const { tile } of full.lying) expect(body).toContain(`data-vaccine-tile="${tile}"`);
    expect(body).toContain(tileLabel(full.tile));
    expect(body).toContain("held by Ben");
    expect(body).toContain(`${total(bestGroup(full.lying).insight)} of 8`);
  });

  test("lets somebody who looks on touch nothing", () => {
    const { body } = render(Vaccine, { props: { ...props, seat: null } });
    expect(body).not.toMatch(/<g[^>]*role="button"/);
    expect(body).toMatch(/<button[^>]*disabled[^>]*data-vaccine-tile/);
  });

  test("lights up what is captured", () => {
    const closed = areas(full.lying).filter((area) => area.icons && !area.open.length);
    const { body } = render(Vaccine, { props: { ...props, seat: 0 } });
    expect(body.match(/class="region[^"]* closed"/g)?.length ?? 0).toBe(closed.flatMap((area) => area.parts).length);
  });
});

test("Spanish says everything, with the same gaps", () => {
  const gapped = (words: Record<string, string>) => Object.entries(words).map(([key, text]) => [key, gaps(text)]);
  expect(gapped(spanish)).toEqual(gapped(english));
});
