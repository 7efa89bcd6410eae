/** A bot's face, 32 by 32, put together from few parts by its name: the same name always has the same face. */

export interface FaceParts {
  skin: string;
  hair: string;
  shirt: string;
  /** The outline of the hair, and what of it lies before the face. */
  behind: string;
  before: string;
  mouth: string;
}

const SKINS = ["#f2cba8", "#d9a577", "#b97d4f", "#8a5a3a", "#f7dcc4"];
const HAIRS = ["#2b2430", "#6b4226", "#b5651d", "#d8b25a", "#8f9099"];
const SHIRTS = ["#4c7fd1", "#c65a4a", "#3f9a78", "#8a63c4", "#c58b2a", "#3c8fa3"];
/** Short, bob, curls, bun, parting, long. */
const CUTS: [behind: string, before: string][] = [
  ["", "M8 14C7 6 25 5 24 14 22 11 20 10 16 10s-6 1-8 4z"],
  ["M6 22V13C6 4 26 4 26 13v9z", "M8 14c2-4 6-5 8-5s6 1 8 5c0-9-16-9-16 0z"],
  ["", "M7 14a3 3 0 0 1 1-5 4 4 0 0 1 6-4 4 4 0 0 1 6 1 4 4 0 0 1 4 4 3 3 0 0 1 1 4c-2-3-5-4-9-4s-7 1-9 4z"],
  ["M12 5a4 4 0 1 1 8 0 4 4 0 0 1-8 0z", "M8 14C7 6 25 6 24 14c-3-3-13-3-16 0z"],
  ["", "M8 14C6 5 20 3 24 9c1 2 0 4 0 5-3 0-8-1-10-5-1 3-3 4-6 5z"],
  ["M6 28V14C6 3 26 3 26 14v14z", "M8 15c0-5 3-7 8-7s8 2 8 7c-1-10-15-10-16 0z"],
];
const MOUTHS = [
  "M12.500 20q3.500 3 7 0",
  "M13 20.500h6",
  "M12.500 19.500q3.500 4.500 7 0z",
  "M13.500 20.500q3 1.500 5.500-.5",
];

/** A number that a name always has. */
function sum(name: string): number {
  let found = 7;
  for (const letter of name) found = (found * 31 + letter.codePointAt(0)!) % 99991;
  return found;
}

export function face(name: string): FaceParts {
  const number = sum(name);
  const of = <T>(many: T[], every: number): T => many[Math.floor(number / every) % many.length]!;
  const [behind, before] = of(CUTS, 1);
  return {
    skin: of(SKINS, 7),
    hair: of(HAIRS, 37),
    shirt: of(SHIRTS, 181),
    behind,
    before,
    mouth: of(MOUTHS, 911),
  };
}
