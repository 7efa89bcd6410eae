/** Signs of cards, parts, terrains, monoliths and Events, each one outline. 24 by 24. */

export const SIGNS: Record<string, string> = {
  Generator: "M13 2L5 14h6l-1 8 9-13h-6z",
  System: "M5 4v8a7 7 0 0 0 14 0V4h-5v8a2 2 0 0 1-4 0V4zM5 8h5M14 8h5",
  Habitat: "M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6",
  Extractor: "M4 10c5-7 11-7 16 0M12 6v15M9 21h6",
  Laboratory: "M9 3h6M10 3v6L4 19a1.500 1.500 0 0 0 1.500 2h13a1.500 1.500 0 0 0 1.500-2L14 9V3M7 15h10",
  Greenhouse: "M12 21V11M12 15C6 15 4 11 4 6c6 0 8 4 8 9zM12 11c0-5 3-8 8-8 0 5-3 8-8 8z",
  plain: "M3 19c3-4 6-4 9 0s6 4 9 0M8 14V7M8 10L5 8M8 10l3-2M16 15v-5M16 12l2-2",
  ore: "M12 2l7 7-7 13L5 9zM5 9h14M12 2L9 9l3 13 3-13z",
  relic: "M5 21h14M8 21V9M16 21v-8M8 9l4 3 4-4M5 6h14M12 12v9",
  Afterburner: "M12 2c4 4 5 8 4 13H8C7 10 8 6 12 2zM8 12l-4 5 4-1M16 12l4 5-4-1M10 18v4M14 18v4",
  "Core Drill": "M7 3h10l-1 6H8zM9 9l3 13 3-13M8.500 13l7-2M10 17l4-1.500",
  Dispatcher: "M3 7h11v9H3zM14 10h4l3 3v3h-7zM7 16a2 2 0 1 0 .1 0zM17 16a2 2 0 1 0 .1 0z",
  Scanner: "M12 12L5 5M4 12a8 8 0 1 0 8-8M8 12a4 4 0 1 0 4-4",
  Grapple: "M12 2v9M12 11c-6 0-8 4-7 9l3-3M12 11c6 0 8 4 7 9l-3-3M12 11v10M9 4h6",
  Replicator: "M4 4h10v12H4zM10 8h10v12H10z",
  Crusher: "M3 4h18l-3 6-3-3-3 4-3-4-3 3zM3 20h18l-3-6-3 3-3-4-3 4-3-3z",
  Vault: "M4 4h16v16H4zM12 8a4 4 0 1 0 .1 0zM12 10v2l1.500 1.500M7 20v2M17 20v2",
  Biodeck: "M3 16h18M5 16a7 7 0 0 1 14 0M12 16V7M12 12l-3-2M12 10l3-2M4 20h16",
  Exchanger: "M4 9h14l-4-5M20 15H6l4 5",
  Colony: "M3 20v-6l4-3 4 3v6zM13 20v-9l4-4 4 4v9zM2 20h20",
  Tollgate: "M5 21V5h4v16M9 8h12M9 12h12M12 8l3 4M16 8l3 4",
  Tribute: "M8 3a4 4 0 1 0 .1 0zM17 3v9M13.500 9l3.500 3.500L20.500 9M3 16c4-3 6 2 9 2h8M3 21h17",
  "Second Dawn": "M3 17h18M6 17a6 6 0 0 1 12 0M12 4v4M4 9l2 2M20 9l-2 2M6 21h12",
  "Cache of Plans": "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
  "Living Cargo": "M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9",
  "Twin Orbit": "M9 7a4 4 0 1 0 .1 0zM2 15c2 5 18 4 20-5M18 5a2.500 2.500 0 1 0 .1 0z",
  Unmaking: "M5 20V11l7-6 7 6v9zM3 3l18 18",
  "Great Silence": "M4 5h16v11H10l-4 4v-4H4zM9 8l6 5M15 8l-6 5",
  Recall: "M8 4L3 9l5 5M4 9h10a6 6 0 0 1 0 12h-4",
  Eruption: "M2 21l7-11h6l7 11zM10 10L9 5M14 10l2-5M12 8V2",
  "Meteor Shower": "M15 6a4 4 0 1 0 .1 0zM12 13l-8 8M11 9l-7 4M17 14l-5 7",
  Earthquake: "M2 12h5l2-6 4 13 3-9 2 2h4",
  "More Colonists": "M8 5a3 3 0 1 0 .1 0zM16 5a3 3 0 1 0 .1 0zM3 20c0-7 10-7 10 0M11 20c0-7 10-7 10 0",
  "Investment Returns": "M3 19l6-7 4 4 8-10M15 6h6v6",
  "Government Support": "M5 22V3M5 4h14l-4 4 4 4H5",
  "Ancient Civilization": "M3 21h18M6 21v-11M10 21v-11M14 21v-11M18 21v-11M3 10h18l-9-7z",
  Contamination: "M12 10a2 2 0 1 0 .1 0zM12 9V2a9 9 0 0 1 8 5zM10 13l-6 3a9 9 0 0 0 7 5zM14 13l6 3a9 9 0 0 1-7 5z",
  "Dead City": "M3 21V11h4v10M7 21V4h5v17M12 21V8h4v13M16 21v-8h5v8M9 8h1M9 12h1M14 12h.5",
  Expansion: "M12 13V3M12 13l8 5M12 13l-8 5M9 6l3-3 3 3M17 19l3-1-1-3M7 19l-3-1 1-3",
  "Insurance Benefits": "M3 12a9 9 0 0 1 18 0zM12 12v7a2.500 2.500 0 0 1-5 0M12 3V1",
  Sabotage: "M10 9a6.500 6.500 0 1 0 .1 0zM14 10l4-5 3 1M20 2v.5",
  Sandstorm: "M3 8h12a3 3 0 1 0-3-3M3 12h16a3 3 0 1 1-3 3M3 16h8a2.500 2.500 0 1 1-2 4",
  "New Engines": "M8 3h8l2 8H6zM6 11l-2 4h16l-2-4M9 15l-1 6M15 15l1 6M12 15v6",
  Training: "M2 9l10-5 10 5-10 5zM6 11v6c4 3 8 3 12 0v-6M22 9v7",
};

/** What stands on a hex, around its middle. A module is a dome, a base a keep. */
export const MODULE = "M-9 8V1a9 8 0 0 1 18 0v7z";
export const BASE = "M-12 9V-2h4v-7h5v4h6v-4h5v7h4V9z";
export const VOLCANO = "M-15 11L-5-7q5 4 10 0L15 11q-15 4-30 0z";
export const LAVA = "M-5-7q5 4 10 0l2 4q-2 5-4 1-2 7-4 1-3 3-5-1z";
export const MONOLITH = "M-5 10L-4-12h8L5 10z";
export const CITY = "M-13 10V0h5v-7h6v5h4v-9h6v11h5v10z";
/** A Harvester: a wide hull on three legs, with a dome for its mark. */
export const HARVESTER = "M-11 2q1-4 5-4h12q4 0 5 4l-3 4H-8zM-7 6l-2 4M7 6l2 4M0 6v4";
