/** A build in words: for screen readers, and for everybody who wants to read it. */
import type { Plan, Problem } from "../generated/building";
import { TABLE, type Build, type ContactState } from "./builds.svelte";
import type { Pose } from "./fitting";
import { d, kindName, type Text } from "./texts";

export const degrees = (pose: Pose): number => Math.round((((pose.angle * 180) / Math.PI) % 360) + 360) % 360;

const short = (length: number): string => (Math.round(length * 100) / 100 || 0).toString();

/** Where a block is. */
export const blockWords = (number: number, pose: Pose): string =>
  d("block", {
    kind: kindName(pose.kind),
    number: number + 1,
    face: d(`face.${pose.face}`),
    degrees: degrees(pose),
    x: short(pose.x),
    y: short(pose.y),
  });

export const placeWords = (pose: Pose): string =>
  d("said.at", {
    kind: kindName(pose.kind),
    face: d(`face.${pose.face}`),
    degrees: degrees(pose),
    x: short(pose.x),
    y: short(pose.y),
  });

/** A line of the Design with its state; without one, only who is joined. */
export function lineWords(plan: Plan, a: number, b: number, state: ContactState | ""): string {
  const name = (symbol: number): string =>
    symbol === TABLE ? kindName("table") : kindName(plan.kinds[symbol] ?? "table");
  return d(`line.${state || "open"}`, { one: name(a), other: name(b) });
}

/** What holds of one block, line by line. */
export function contactWords(build: Build, number: number): string[] {
  const name = (block: number): string =>
    block === TABLE ? kindName("table") : `${kindName(build.blocks.get(block)?.kind ?? "table")} ${block + 1}`;
  return build.lines
    .filter(([state, , , a, b]) => state !== "open" && (a === number || b === number))
    .map(([state, , , a, b]) => d(`line.${state}`, { one: name(a), other: name(b) }));
}

/** What is wrong with a build. */
export const problemWords = ({ what, kinds }: Problem): string =>
  d(`problem.${what}` as Text, { one: kindName(kinds[0] ?? "table"), other: kindName(kinds[1] ?? "table") });
