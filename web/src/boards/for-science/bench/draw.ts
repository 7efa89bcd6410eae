/** A build drawn on a canvas: table, blocks with their textures, the overlay of lines, dotted hints. */
import type { Reference } from "../generated/building";
import type { ContactRow } from "../../../wire/generated/shapes";
import type { Build } from "./builds.svelte";
import { TABLE } from "./builds.svelte";
import { bottom, solid, top, type Pose } from "./fitting";
import { LOOK, outline, type Texture } from "./shapes";

/** How the world lies on the screen. */
export interface Camera {
  width: number;
  height: number;
  scale: number;
  /** The point of the screen where x and y are 0. */
  x: number;
  y: number;
  mirrored: boolean;
}

export interface Colours {
  ink: string;
  soft: string;
  good: string;
  bad: string;
  glow: string;
  wood: string;
  paper: string;
}

const HEIGHTS = [7, 9.5, 12.5, 17];
const WIDTHS = [9, 13, 19];

/** The frame that shows a build with room above it; it changes in few steps, so that it rarely moves. */
export function frame(
  width: number,
  height: number,
  poses: Pose[],
  flat: boolean,
  mirrored: boolean,
  small: boolean,
): Camera {
  const high = Math.max(0, ...poses.map((pose) => Math.abs(pose.y))) + 2.6;
  const wide = 2 * Math.max(0, ...poses.map((pose) => Math.abs(pose.x))) + 2.6;
  const tall = HEIGHTS.find((step) => step >= (flat ? high * 1.5 : high)) ?? 17;
  const broad = WIDTHS.find((step) => step >= wide) ?? 19;
  const scale = Math.min(width / broad, height / (tall + 0.6)) * (small ? 1 / 3 : 1);
  return { width, height, scale, x: width / 2, y: flat ? height / 2 : height - 0.6 * scale, mirrored };
}

export const toScreen = (at: Camera, x: number, y: number): [number, number] => [
  at.x + (at.mirrored ? -x : x) * at.scale,
  at.y - y * at.scale,
];

export const toWorld = (at: Camera, x: number, y: number): [number, number] => [
  ((x - at.x) / at.scale) * (at.mirrored ? -1 : 1),
  (at.y - y) / at.scale,
];

export interface Scene {
  build: Build;
  poses: Map<number, Pose>;
  held: number | null;
  selected: number | null;
  ghosts: Pose[];
  frame: Camera;
  reference: Reference;
  colours: Colours;
  overlay: boolean;
  /** Where this player's hand is, to be drawn when it can be seen only in the mirror. */
  pointer?: [number, number] | null;
  /** Where the next block shall come. */
  marked?: number | null;
}

/** All that a scene's picture depends on, to be compared with the last one's. */
export function seenIn(scene: Scene): unknown[] {
  const { build, poses, ghosts, frame, pointer, ...rest } = scene;
  const places = [...(pointer ?? []), ...Object.values(frame), ...ghosts, ...[...poses].flat()];
  return [build, build.plan, build.lines, ...Object.values(rest), ...places];
}

export function paint(context: CanvasRenderingContext2D, scene: Scene): void {
  const { frame: at, colours, build } = scene;
  context.clearRect(0, 0, at.width, at.height);
  if (build.plan?.flat) grid(context, at, colours);
  else table(context, at, colours, scene.reference.world.table_half_width);
  if (scene.marked != null) mark(context, at, colours, scene.marked);
  for (const pose of scene.ghosts) ghost(context, scene, pose);
  for (const [number, pose] of scene.poses) if (number !== scene.held) block(context, scene, number, pose);
  const held = scene.held === null ? undefined : scene.poses.get(scene.held);
  if (held) block(context, scene, scene.held!, held);
  if (scene.overlay) for (const line of build.lines) contact(context, scene, line);
  if (scene.pointer) hand(context, at, colours, scene.pointer);
}

function mark(context: CanvasRenderingContext2D, at: Camera, colours: Colours, x: number): void {
  const [left] = toScreen(at, x, 0);
  context.save();
  context.strokeStyle = context.fillStyle = colours.glow;
  context.lineWidth = 2;
  context.setLineDash([4, 7]);
  context.beginPath();
  context.moveTo(left, 22);
  context.lineTo(left, at.y);
  context.stroke();
  context.beginPath();
  context.moveTo(left - 9, 8);
  context.lineTo(left + 9, 8);
  context.lineTo(left, 22);
  context.fill();
  context.restore();
}

function hand(context: CanvasRenderingContext2D, at: Camera, colours: Colours, [x, y]: [number, number]): void {
  const [left, top] = toScreen(at, x, y);
  context.beginPath();
  // An arrow as it looks in a mirror: it points to the upper right.
  [
    [0, 0],
    [0, 20],
    [-5, 15.5],
    [-8.5, 23],
    [-12, 21.3],
    [-8.5, 14],
    [-14.5, 13.5],
  ].forEach(([dx, dy], n) => (n ? context.lineTo(left + dx!, top + dy!) : context.moveTo(left, top)));
  context.closePath();
  context.fillStyle = colours.ink;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = colours.paper;
  context.stroke();
}

function table(context: CanvasRenderingContext2D, at: Camera, colours: Colours, half: number): void {
  const [left, y] = toScreen(at, -half, 0);
  const [right] = toScreen(at, half, 0);
  context.fillStyle = colours.wood;
  context.fillRect(Math.min(left, right), y, Math.abs(right - left), 0.34 * at.scale);
  context.fillStyle = colours.ink;
  context.fillRect(Math.min(left, right), y, Math.abs(right - left), 2);
}

function grid(context: CanvasRenderingContext2D, at: Camera, colours: Colours): void {
  context.fillStyle = colours.wood;
  context.globalAlpha = 0.25;
  context.fillRect(0, 0, at.width, at.height);
  context.globalAlpha = 1;
}

/** Put the pen on a block's outline. */
function trace(context: CanvasRenderingContext2D, scene: Scene, pose: Pose): void {
  const at = scene.frame;
  const parts = scene.reference.shapes[pose.kind]?.[pose.face] ?? [];
  const [x, y] = toScreen(at, pose.x, pose.y);
  context.translate(x, y);
  context.scale(at.mirrored ? -at.scale : at.scale, -at.scale);
  context.rotate(pose.angle);
  context.beginPath();
  const radius = parts[0]?.radius;
  if (radius) context.arc(0, 0, radius, 0, 2 * Math.PI);
  else outline(parts).forEach(([px, py], n) => (n ? context.lineTo(px, py) : context.moveTo(px, py)));
  context.closePath();
}

function block(context: CanvasRenderingContext2D, scene: Scene, number: number, pose: Pose): void {
  const look = LOOK[pose.kind];
  if (!look) return;
  const unit = 1 / scene.frame.scale;
  context.save();
  if (number === scene.held) {
    context.shadowColor = "rgb(0 0 0 / 0.45)";
    context.shadowBlur = 14;
    context.shadowOffsetY = 8;
  }
  trace(context, scene, pose);
  context.fillStyle = look.fill;
  context.fill();
  context.shadowColor = "transparent";
  context.save();
  context.clip();
  context.strokeStyle = look.ink;
  context.fillStyle = look.ink;
  context.globalAlpha = 0.5;
  context.lineWidth = 1.3 * unit;
  TEXTURES[look.texture](context);
  context.restore();
  if (pose.face === "end") emblem(context, scene, pose.kind, unit, look);
  context.restore();
  context.save();
  trace(context, scene, pose);
  const chosen = number === scene.held || number === scene.selected;
  context.lineJoin = "round";
  context.lineWidth = (chosen ? 3.4 : 1.8) * unit;
  context.strokeStyle = chosen ? scene.colours.glow : "#1d2136";
  if (chosen) {
    context.stroke();
    context.lineWidth = 1.2 * unit;
    context.strokeStyle = "#1d2136";
  }
  context.stroke();
  context.restore();
}

/** The small picture of its front on a block that is seen from its end. */
function emblem(
  context: CanvasRenderingContext2D,
  scene: Scene,
  kind: string,
  unit: number,
  look: { fill: string; ink: string },
): void {
  const parts = scene.reference.shapes[kind]!.front;
  context.save();
  const size = kind === "slat" ? 0.22 : 0.3;
  context.scale(size, size);
  context.beginPath();
  const radius = parts[0]?.radius;
  if (radius) context.arc(0, 0, radius * 1.3, 0, 2 * Math.PI);
  else outline(parts).forEach(([x, y], n) => (n ? context.lineTo(x, y) : context.moveTo(x, y)));
  context.closePath();
  context.fillStyle = look.fill;
  context.fill();
  context.lineWidth = (1.6 * unit) / size;
  context.strokeStyle = look.ink;
  context.stroke();
  context.restore();
}

function ghost(context: CanvasRenderingContext2D, scene: Scene, pose: Pose): void {
  const unit = 1 / scene.frame.scale;
  context.save();
  trace(context, scene, pose);
  context.setLineDash([5 * unit, 5 * unit]);
  context.lineWidth = 2 * unit;
  context.strokeStyle = scene.colours.soft;
  context.stroke();
  context.restore();
}

const rows = (from: number, to: number, step: number, draw: (at: number) => void): void => {
  for (let at = from; at <= to; at += step) draw(at);
};
const stroke = (context: CanvasRenderingContext2D, ...points: [number, number][]): void => {
  context.beginPath();
  points.forEach(([x, y], n) => (n ? context.lineTo(x, y) : context.moveTo(x, y)));
  context.stroke();
};

const TEXTURES: Record<Texture, (context: CanvasRenderingContext2D) => void> = {
  bricks: (context) => {
    rows(-0.25, 0.3, 0.5, (y) => stroke(context, [-1, y], [1, y]));
    rows(-1, 1, 0.5, (x) => stroke(context, [x, -0.25], [x, 0.25]));
    rows(-0.75, 1, 0.5, (x) => {
      stroke(context, [x, 0.25], [x, 0.5]);
      stroke(context, [x, -0.5], [x, -0.25]);
    });
  },
  grain: (context) => rows(-0.18, 0.2, 0.12, (y) => stroke(context, [-1.5, y], [1.5, y])),
  dots: (context) =>
    rows(-0.9, 0.9, 0.2, (x) =>
      rows(-0.6, 0.7, 0.2, (y) => {
        context.beginPath();
        context.arc(x, y, 0.035, 0, 7);
        context.fill();
      }),
    ),
  rings: (context) =>
    rows(0.12, 0.7, 0.13, (radius) => {
      context.beginPath();
      context.arc(0, 0, radius, 0, 7);
      context.stroke();
    }),
  slants: (context) => rows(-2, 2, 0.2, (x) => stroke(context, [x - 0.8, -0.8], [x + 0.8, 0.8])),
  crosses: (context) => {
    rows(-2, 2, 0.26, (x) => stroke(context, [x - 0.8, -0.8], [x + 0.8, 0.8]));
    rows(-2, 2, 0.26, (x) => stroke(context, [x + 0.8, -0.8], [x - 0.8, 0.8]));
  },
};

/** A line of the overlay where the two meet or should: a tick, a ring with dashes, a cross, or two waves. */
function contact(context: CanvasRenderingContext2D, scene: Scene, [state, , , a, b]: ContactRow): void {
  const one = scene.poses.get(b);
  const other = a === TABLE ? null : scene.poses.get(a);
  if (!one || other === undefined || state === "open") return;
  const at = scene.frame;
  const { good, bad, glow, paper } = scene.colours;
  const low = bottom(solid(one, scene.reference.shapes));
  const from: [number, number] = other ? between(scene, one, other) : [one.x, low];
  const [x, y] = toScreen(at, ...from);
  const colour = state === "met" ? good : state === "forbidden" ? bad : glow;
  // In a small picture the sign is small as well, or it would hide what it speaks of.
  const size = Math.max(Math.min(7, 0.36 * at.scale), Math.min(11, 0.2 * at.scale));
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = size < 6 ? 1.5 : 2.5;
  if (state === "missing") {
    context.setLineDash([4, 4]);
    const [ax, ay] = toScreen(at, one.x, one.y);
    const [bx, by] = other ? toScreen(at, other.x, other.y) : toScreen(at, one.x, 0);
    stroke(context, [ax, ay], [bx, by]);
    context.setLineDash([]);
  }
  context.beginPath();
  context.arc(x, y, size, 0, 7);
  context.fillStyle = paper;
  context.fill();
  context.stroke();
  const s = size * 0.45;
  if (state === "met") stroke(context, [x - s, y], [x - s / 4, y + s * 0.8], [x + s, y - s * 0.7]);
  else if (state === "forbidden") {
    stroke(context, [x - s, y - s], [x + s, y + s]);
    stroke(context, [x + s, y - s], [x - s, y + s]);
  } else if (state === "close") {
    stroke(context, [x - s, y - s / 2], [x + s, y - s / 2]);
    stroke(context, [x - s, y + s / 2], [x + s, y + s / 2]);
  } else {
    stroke(context, [x - s, y], [x - s / 3, y]);
    stroke(context, [x + s / 3, y], [x + s, y]);
  }
  context.restore();
}

/** About where two blocks meet: on the edge of the upper one, over what they share. */
function between(scene: Scene, a: Pose, b: Pose): [number, number] {
  const [upper, lower] = a.y >= b.y ? [a, b] : [b, a];
  const low = bottom(solid(upper, scene.reference.shapes));
  const high = top(solid(lower, scene.reference.shapes));
  if (low > high - 0.3) return [overlap(scene, a, b), (low + high) / 2];
  return [(a.x + b.x) / 2, (a.y + b.y) / 2];
}

function overlap(scene: Scene, a: Pose, b: Pose): number {
  const spread = (pose: Pose): [number, number] => {
    const xs = solid(pose, scene.reference.shapes).flatMap((piece) =>
      piece.radius ? [piece.x - piece.radius, piece.x + piece.radius] : piece.corners.map(([x]) => x),
    );
    return [Math.min(...xs), Math.max(...xs)];
  };
  const [aLow, aHigh] = spread(a);
  const [bLow, bHigh] = spread(b);
  return (Math.max(aLow, bLow) + Math.min(aHigh, bHigh)) / 2;
}
