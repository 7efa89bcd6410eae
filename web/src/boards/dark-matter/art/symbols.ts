/** Resources, candidates, verdicts and the twelve events, 64 × 64, drawn with the same few lines as the researches. */

export const RESOURCES: Record<string, string> = {
  student: `<path class="t" d="M32 10l26 11-26 11L6 21z"/><path d="M32 10l26 11-26 11L6 21zM16 26v12c0 10 32 10 32 0V26M58 21v18"/><circle class="t" cx="58" cy="42" r="3"/>`,
  data: `<path class="h" d="M14 38h9v14h-9zM28 26h9v26h-9zM42 14h9v38h-9z"/><path d="M14 52V38h9v14M28 52V26h9v26M42 52V14h9v38M8 52h48"/><path class="t" d="M15 28l16-13 3 4-16 13z"/>`,
  publication: `<path class="h" d="M14 6h26l10 10v42H14z"/><path d="M14 6h26l10 10v42H14zM40 6v10h10M22 24h20M22 32h20M22 40h20M22 48h11"/><path class="t" d="M22 12h10v6H22z"/>`,
  postdoc: `<path class="t" d="M32 5l7 15 17 2-12 11 3 17-15-8-15 8 3-17L8 22l17-2z"/><path d="M32 5l7 15 17 2-12 11 3 17-15-8-15 8 3-17L8 22l17-2zM26 29v3m12-3v3m-12 5c4 4 8 4 12 0"/>`,
};

export const CANDIDATES: Record<string, string> = {
  WIMP: `<path d="M4 24c14 0 14 24 28 24s14-24 28-24M4 34c14 0 12 22 28 22s14-22 28-22M4 44c16 0 14 17 28 17"/><circle class="t" cx="32" cy="28" r="15"/><circle cx="32" cy="28" r="15"/><path d="M24 24a10 10 0 0 1 6-6"/>`,
  "Dark Sector": `<circle class="h" cx="24" cy="32" r="18"/><circle cx="24" cy="32" r="18"/><circle cx="42" cy="32" r="18" stroke-dasharray="4 4"/><path class="t" d="M33 16.500a18 18 0 0 1 0 31 18 18 0 0 1 0-31z"/>`,
  Axion: `<path class="h" d="M4 32q7-24 14 0t14 0 14 0 14 0z"/><path d="M2 32q5-6 8 0t8 0q3-26 8 0t8 0q3-26 8 0t8 0q3-6 8 0"/><circle class="t" cx="32" cy="32" r="4.500"/><path d="M12 50h40m0 0l-5-4m5 4l-5 4"/>`,
  MOND: `<path d="M8 6v50h50"/><path class="h" d="M8 56L26 38q6-6 14-8l18-4v30z"/><path d="M8 56L26 38q6-6 14-8l18-4"/><path d="M26 38L44 20" stroke-dasharray="3 4"/><path class="t" d="M44 10a7 7 0 1 1-.1 0z"/><path d="M44 10q0-4 4-5"/>`,
};

export const VERDICTS: Record<string, string> = {
  positive: `<path class="t" d="M32 6l6 15 16 1-12 11 4 16-14-9-14 9 4-16-12-11 16-1z"/><path d="M32 6l6 15 16 1-12 11 4 16-14-9-14 9 4-16-12-11 16-1z"/>`,
  negative: `<circle class="h" cx="32" cy="32" r="22"/><circle cx="32" cy="32" r="22"/><path d="M20 20l24 24M44 20L20 44" stroke-width="4"/>`,
  unknown: `<circle cx="32" cy="32" r="22" stroke-dasharray="5 5"/><path d="M25 26c0-10 15-9 14 0 0 5-7 6-7 12" stroke-width="3.500"/><circle class="s" cx="32" cy="46" r="2.500"/>`,
};

export const MARKS: Record<string, string> = {
  immune: `<path class="t" d="M32 5l22 8v17c0 15-10 24-22 29C20 54 10 45 10 30V13z"/><path d="M32 5l22 8v17c0 15-10 24-22 29C20 54 10 45 10 30V13zM32 20v22M21 31h22" stroke-width="4"/>`,
};

export const EVENTS: Record<string, string> = {
  "New lab director": `<circle class="t" cx="18" cy="18" r="8"/><circle cx="18" cy="18" r="8"/><path class="h" d="M6 44c0-20 24-20 24 0z"/><path d="M6 44c0-20 24-20 24 0z"/><path d="M34 30h20m-7-7l7 7-7 7M14 44l4-8 4 8M40 52h16v-6H40zM44 46v-6h8v6"/>`,
  "Student protest": `<path class="t" d="M14 6h36v22H14z"/><path d="M14 6h36v22H14zM32 28v30M20 14h24M20 21h16M18 58c0-8 6-10 8-10m20 10c0-8-6-10-8-10"/>`,
  "No more funds": `<circle class="h" cx="32" cy="32" r="20"/><circle cx="32" cy="32" r="20"/><path d="M39 24c-3-5-14-4-14 2 0 7 14 4 14 11 0 6-12 7-15 1M32 17v30M10 54L54 10" /><path d="M10 54L54 10" stroke-width="4"/>`,
  "New theoretical insight": `<path class="t" d="M20 24a12 12 0 1 1 24 0c0 8-6 10-6 18H26c0-8-6-10-6-18z"/><path d="M20 24a12 12 0 1 1 24 0c0 8-6 10-6 18H26c0-8-6-10-6-18zM27 48h10M29 54h6M32 4v2M10 24h2m40 0h2M15 8l2 2m32-2l-2 2M28 26l4 4 4-4"/>`,
  "Brilliant postdoc": RESOURCES.postdoc!,
  "COVID lockout": `<circle class="h" cx="32" cy="32" r="16"/><circle cx="32" cy="32" r="16"/><path d="M32 16V6m-4 0h8M32 48v10m-4 0h8M16 32H6m0-4v8M48 32h10m0-4v8M21 21l-7-7m29 29l7 7M43 21l7-7M21 43l-7 7"/><path class="t" d="M25 31h14v10H25z"/><path d="M25 31h14v10H25zM28 31v-4c0-5 8-5 8 0v4"/>`,
  "Science ministry dissolved": `<path class="h" d="M8 24L32 8l24 16z"/><path d="M8 24L32 8l24 16zM14 24v24m12-24v24m12-24v24m12-24v24M8 54h48M8 48h48"/><path d="M34 6l-6 16 8 8-8 10 8 18" stroke-width="3.500"/>`,
  "Strange feeling of Déjà vu": `<path d="M32 32c0-4 6-4 6 1 0 7-12 7-12-2 0-11 19-11 19 2 0 16-27 15-27-3 0-21 34-20 34 4"/><path class="t" d="M46 30h12l-6 9z"/><path d="M46 30h12l-6 9zM12 56h40"/>`,
  "Fake news": `<path class="h" d="M8 10h40v44H8z"/><path d="M8 10h40v44H12c-3 0-4-2-4-4zM48 22h8v28c0 5-8 5-8 0M14 18h28M14 40h12m-12 7h12M31 40h11m-11 7h11"/><path class="t" d="M14 24h28v10H14z"/><path d="M24 26l8 6m0-6l-8 6"/>`,
  Revolution: `<path d="M12 26A21 21 0 0 1 50 22m2 16A21 21 0 0 1 14 42M51 10v12H39M13 54V42h12"/><path class="t" d="M26 24h12v18H26z"/><path d="M26 42V24h12v18M22 42h20M30 30h4m-4 6h4"/>`,
  "New Principal Investigator": `<circle class="t" cx="16" cy="14" r="7"/><circle cx="16" cy="14" r="7"/><path d="M16 22v18m0-12l12 4M16 40l-6 16m6-16l7 16"/><path class="h" d="M34 40l6-12V18h8v10l6 12z"/><path d="M38 18h12M40 18v10l-8 14h24l-8-14V18M34 54h24m-6-5l6 5-6 5"/>`,
  "Friendly agency head": `<path class="h" d="M12 30l12-14 12 20-12 16zM40 16l12 14-12 22-10-14z"/><path d="M10 22l14-10 10 22-14 10zM30 12h16v24H30z"/><path class="t" d="M8 50c10-8 18 2 26-2s14-6 22-2v10H8z"/><path d="M8 50c10-8 18 2 26-2s14-6 22-2"/>`,
};
