/** A seat's shape, 32 by 32, and its letter: with the colour they mark whose something is. */
export const SHAPES = [
  "M16 2a14 14 0 1 1-.1 0z",
  "M4 4h24v24H4z",
  "M16 1l13 7.500v15L16 31 3 23.500v-15z",
  "M16 0l16 16-16 16L0 16z",
  "M6 2h20l4 14-4 14H6L2 16z",
  "M2 8L16 2l14 6-3 20H5z",
];

export const letter = (seat: number): string => String.fromCharCode(65 + seat);
