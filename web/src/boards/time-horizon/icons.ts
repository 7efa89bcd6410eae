/** Small signs, drawn on 24 by 24, so that no font has to know them. A name's first path is filled, the second is a line. */

export const ICONS = {
  bolt: ["M13.500 1.500L4 13.500h6.500L9 22.500 20 9.500h-7z", ""],
  star: ["M12 2l3 6.600 7.200.8-5.400 4.900 1.500 7.200L12 17.900l-6.300 3.600 1.500-7.200L1.800 9.400 9 8.600z", ""],
  card: ["", "M6 3h12v18H6zM9.500 8h5M9.500 12h5"],
  gear: [
    "",
    "M12 8.500a3.500 3.500 0 1 0 .1 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200L19 19M19 5l-2.800 2.800M7.800 16.200L5 19",
  ],
  check: ["", "M4 13l5.500 6L20 5"],
  cross: ["", "M5 5l14 14M19 5L5 19"],
  gun: ["", "M12 5a7 7 0 1 0 .1 0zM12 1v6M12 17v6M1 12h6M17 12h6"],
  shield: ["", "M12 2l8.500 3v7c0 5-4 8.500-8.500 10-4.500-1.500-8.500-5-8.500-10V5z"],
  speed: ["", "M4 5l7 7-7 7M12.500 5l7 7-7 7"],
  storage: ["M6.500 12h11v7.500h-11z", "M5 6h14v15H5zM9 6V3h6v3"],
  amplifier: ["", "M2 12h4M18 12h4M8 8v8M12 4v16M16 8v8"],
  peace: ["", "M12 2a10 10 0 1 0 .1 0zM8 12.500h8M4.900 4.900l14.200 14.200"],
  still: ["", "M12 2a10 10 0 1 0 .1 0zM4.900 4.900l14.200 14.200"],
  hourglass: [
    "M8 20.500h8c0-3-2-5-4-6.500-2 1.500-4 3.500-4 6.500z",
    "M5 2.500h14M5 21.500h14M7 2.500c0 5 3 7 5 9.500 2-2.500 5-4.500 5-9.500M7 21.500c0-5 3-7 5-9.500 2 2.500 5 4.500 5 9.500",
  ],
  exchange: ["", "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4"],
  step: ["", "M4 12h15M13 6l6 6-6 6"],
  home: ["", "M3 12l9-8 9 8M6 10.500V20h12v-9.500"],
  plus: ["", "M12 4v16M4 12h16"],
  minus: ["", "M4 12h16"],
  back: ["", "M9 4L3 10l6 6M4 10h10a6 6 0 0 1 0 12h-2"],
  hidden: ["", "M2 12c4-6 16-6 20 0-4 6-16 6-20 0zM12 9.500a2.500 2.500 0 1 0 .1 0zM4 21L20 3"],
  flag: ["M6 4h13l-3.500 4.500L19 13H6z", "M6 2v20"],
  up: ["M12 3l10 17H2z", ""],
  down: ["M12 21L2 4h20z", ""],
  hole: ["M12 8a4 4 0 1 0 .1 0z", "M2 12c0-4 20-4 20 0s-20 4-20 0z"],
  thinking: [
    "M5 10.500a1.800 1.800 0 1 0 .1 0zM12 10.500a1.800 1.800 0 1 0 .1 0zM19 10.500a1.800 1.800 0 1 0 .1 0z",
    "",
  ],
  turn: ["M7 3l12 9-12 9z", ""],
  inner: ["M12 9.500a2.500 2.500 0 1 0 .1 0z", "M12 4a8 8 0 1 0 .1 0z"],
} as const;

export type IconName = keyof typeof ICONS;

/** What stands for each item. */
export const ITEM_ICONS: Record<string, IconName> = {
  "Energy Gun": "gun",
  "Shield Generator": "shield",
  Accelerator: "speed",
  "Kinetic Storage": "storage",
  "Link Amplifier": "amplifier",
};
