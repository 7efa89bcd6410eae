/** The six colours of the players; whoever plays one is marked by a letter and a shape, too. */
const INKS: Record<string, string> = {
  orange: "#e69f00",
  blue: "#56b4e9",
  violet: "#b79cf2",
  yellow: "#f0e442",
  teal: "#2fb890",
  pink: "#ec93bb",
};

export const ink = (colour: string | null): string => INKS[colour ?? ""] ?? "#9aa3bf";
export { letter } from "../../parts/seats";

/** The pawns, with the shapes of the seats' marks. */
export const SHAPES = [
  "M0-5a5 5 0 1 1-.1 0z",
  "M-4.500-4.500h9v9h-9z",
  "M0-5.300l4.600 2.650v5.300L0 5.300l-4.600-2.650v-5.300z",
  "M0-6L6 0 0 6-6 0z",
  "M-3.600-5h7.200L5.100 0l-1.500 5h-7.200L-5.100 0z",
  "M-5-2.600L0-5l5 2.400L3.900 4.700h-7.800z",
];
