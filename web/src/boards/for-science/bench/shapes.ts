/** The blocks as the server describes them: exact parts for fitting, outlines for drawing. */
import type { Part, Point } from "../generated/building";

/** Colours and textures that tell the kinds apart; end-on they also bear the picture of their front. */
export const LOOK: Record<string, { fill: string; ink: string; texture: Texture }> = {
  brick: { fill: "#e9c545", ink: "#6b5300", texture: "bricks" },
  slat: { fill: "#e8954a", ink: "#7a3d00", texture: "grain" },
  triangle: { fill: "#df6a5e", ink: "#6d1610", texture: "dots" },
  cylinder: { fill: "#a584d0", ink: "#41226b", texture: "rings" },
  "half circle": { fill: "#5f9ee0", ink: "#0d3c72", texture: "slants" },
  bridge: { fill: "#62b381", ink: "#0f4a29", texture: "crosses" },
};
export type Texture = "bricks" | "grain" | "dots" | "rings" | "slants" | "crosses";

/** The outline of a silhouette as one polygon; a disc has none. */
export function outline(parts: Part[]): Point[] {
  const [first] = parts;
  if (!first?.corners) return [];
  if (parts.length === 1) return first.corners;
  const all = parts.flatMap((part) => part.corners ?? []);
  const half = Math.max(...all.map(([x]) => x));
  const low = Math.min(...all.map(([, y]) => y));
  const high = Math.max(...all.map(([, y]) => y));
  const opening = Math.min(...parts[1]!.corners!.map(([x]) => x));
  const arc = all.filter(([x, y]) => Math.abs(Math.hypot(x, y - low) - opening) < 1e-3).sort((a, b) => b[0] - a[0]);
  return [[-half, low], [-half, high], [half, high], [half, low], ...arc];
}

/** A silhouette as an SVG path about its centre of mass, y upwards turned to y downwards. */
export function path(parts: Part[]): string {
  const radius = parts[0]?.radius;
  if (radius)
    return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  return `M${outline(parts)
    .map(([x, y]) => `${x} ${-y}`)
    .join("L")}z`;
}
