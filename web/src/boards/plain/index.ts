/** A board for games that have none of their own yet: what is seen as a list, what can be done as buttons. */
import type { AnyAction } from "../../wire/generated/shapes";
import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

const thing = (action: AnyAction): string => `offer:${JSON.stringify(action)}`;

export function plain(name: string): GameBoard {
  return {
    name,
    accent: { dark: "#b7a9ff", light: "#5a3fc0" },
    catalogue: () => Promise.resolve({ lines: {}, actions: {}, names: {} }),
    speak: () => Promise.resolve(),
    Board,
    CloseUp: Nothing,
    Picture: Nothing,
    things: (action) => [thing(action)],
    attempt: () => null,
    refers: () => null,
    weight: () => "",
    phase: () => "",
    reference: () => [],
    lessons: () => [],
  };
}
