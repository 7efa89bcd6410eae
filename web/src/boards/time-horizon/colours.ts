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
export const letter = (seat: number): string => String.fromCharCode(65 + seat);
