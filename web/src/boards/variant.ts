/** A board on which a variant is played: what that has on its cards is what is today. */
import type { GameBoard } from "./contract";

type Printed = Parameters<NonNullable<GameBoard["print"]>>[0];

/** Let a board have the cards of a variant, and come back to them after a replay of older rules. */
export function inVariant<B extends Pick<GameBoard, "print">>(board: B, printed: Printed): B {
  const print = board.print;
  print?.(printed);
  return print ? { ...board, print: (data: Printed) => print(data ?? printed) } : board;
}
