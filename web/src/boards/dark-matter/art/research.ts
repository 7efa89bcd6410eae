/** Pictures of the fifteen researches, 64 × 64: lines in the ink, `t` filled with the candidate's tint, `h` half of it. */

export const RESEARCH: Record<string, string> = {
  "Xenon time projection chamber": `
    <path class="h" d="M16 16v32c0 4 32 4 32 0V16z"/><path d="M16 14v36M48 14v36"/>
    <ellipse cx="32" cy="14" rx="16" ry="5"/><path d="M16 50c0 7 32 7 32 0"/>
    <path d="M22 22h4m4 0h4m4 0h4M22 46h4m4 0h4m4 0h4"/><path class="t" d="M28 40l8-14 2 8-6 8z"/>
    <path stroke-dasharray="1 4" d="M32 26v-4M36 40v4"/>`,
  "Bubble chamber": `
    <path class="h" d="M20 30a18 18 0 1 0 24 0z"/><path d="M26 8h12M28 8v14a20 20 0 1 0 8 0V8"/>
    <circle class="t" cx="25" cy="44" r="4"/><circle class="t" cx="37" cy="38" r="3"/><circle class="t" cx="39" cy="49" r="2.4"/>
    <circle cx="31" cy="33" r="1.6"/><path d="M17 36h30"/>`,
  "Cryogenic crystals": `
    <path d="M10 52h44M14 58h36"/><path class="t" d="M32 10l7 9v22l-7 9-7-9V19z"/>
    <path class="h" d="M16 24l5 6v14l-5 6-5-6V30zM48 24l5 6v14l-5 6-5-6V30z"/>
    <path d="M32 10l7 9v22l-7 9-7-9V19zM25 19h14M25 41h14M16 24l5 6v14l-5 6-5-6V30zM48 24l5 6v14l-5 6-5-6V30z"/>`,
  "Galactic-centre gamma rays": `
    <path class="h" d="M6 44c8-12 44-12 52 0-8 10-44 10-52 0z"/><path d="M6 44c8-12 44-12 52 0-8 10-44 10-52 0z"/>
    <circle class="t" cx="32" cy="43" r="6"/><circle cx="32" cy="43" r="6"/>
    <path d="M32 33q5-3 0-6t0-6 0-6 0-7M21 33q3-4-1-6t-2-6-1-6M43 33q-3-4 1-6t2-6 1-6"/>`,
  "Skipper CCDs": `
    <rect class="h" x="16" y="16" width="32" height="32" rx="3"/><rect x="16" y="16" width="32" height="32" rx="3"/>
    <path d="M24 16v32M32 16v32M40 16v32M16 24h32M16 32h32M16 40h32" stroke-width="1.2"/>
    <rect class="t" x="32" y="24" width="8" height="8"/><path d="M22 16V8m10 8V8m10 8V8M22 48v8m10-8v8m10-8v8M16 22H8m8 10H8m8 10H8M48 22h8m-8 10h8m-8 10h8"/>`,
  "Electron beam on target": `
    <path d="M4 32h24M22 26l6 6-6 6"/><circle class="t" cx="10" cy="32" r="4"/><rect class="h" x="32" y="14" width="10" height="36" rx="2"/>
    <rect x="32" y="14" width="10" height="36" rx="2"/><path d="M46 32h14M46 27l12-9M46 37l12 9" stroke-dasharray="3 4"/>
    <circle class="t" cx="37" cy="32" r="3"/>`,
  "Millicharged particles": `
    <path class="h" d="M12 12h12v12H12zM26 26h12v12H26zM40 40h12v12H40z"/>
    <path d="M12 12h12v12H12zM26 12h12v12H26zM40 12h12v12H40zM12 26h12v12H12zM26 26h12v12H26zM40 26h12v12H40zM12 40h12v12H12zM26 40h12v12H26zM40 40h12v12H40z" stroke-width="1.5"/>
    <path d="M4 4l56 56" stroke-dasharray="2 5"/><circle class="t" cx="32" cy="32" r="4.5"/><path d="M29.8 32h4.4" stroke-width="1.6"/>`,
  "Microwave cavity haloscope": `
    <rect class="h" x="18" y="12" width="28" height="40" rx="4"/><rect x="18" y="12" width="28" height="40" rx="4"/>
    <path d="M10 16v8m0 4v8m0 4v8M54 16v8m0 4v8m0 4v8" stroke-width="4"/>
    <path d="M21 32q3.5-12 7 0t7 0 8 0"/><circle class="t" cx="32" cy="20" r="3"/><path d="M32 12V6M26 58h12M32 52v6"/>`,
  "Solar helioscope": `
    <circle class="t" cx="50" cy="14" r="7"/><path d="M50 2v2m0 20v2M38 14h2m20 0h2M41.500 5.500l1.500 1.500m14 14l1.500 1.500M58.500 5.500l-1.500 1.500"/>
    <path class="h" d="M10 40l22-22 8 8-22 22z"/><path d="M10 40l22-22 8 8-22 22zM15 35l8 8M24 46l4 12M24 46l-8 12M8 58h28"/>`,
  "Solar axions in xenon": `
    <path class="t" d="M20 4a12 12 0 0 0 24 0z"/><path d="M14 4h36M20 4a12 12 0 0 0 24 0M14 12l-3 3M50 12l3 3"/>
    <path d="M32 20q4 3 0 6t0 6 0 6" stroke-dasharray="4 2.500"/>
    <path class="h" d="M16 44h32v12H16z"/><path d="M16 34v22c0 3 32 3 32 0V34M16 44h32"/><circle class="t" cx="32" cy="50" r="3"/>`,
  "Galaxy rotation curves": `
    <path d="M10 8v46h46"/><path class="h" d="M10 54V50c4-20 8-28 16-28h28v32z"/><path d="M10 52c4-22 8-30 16-30h30"/>
    <path d="M24 22c8 0 16 20 30 24" stroke-dasharray="3 4"/><circle class="t" cx="26" cy="22" r="3"/><circle class="t" cx="40" cy="22" r="3"/><circle class="t" cx="52" cy="22" r="3"/>`,
  "Wide binary stars": `
    <ellipse cx="32" cy="32" rx="27" ry="13" transform="rotate(-35 32 32)" stroke-dasharray="4 4"/>
    <path class="t" d="M14 34l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L5 41l6-1z"/><path class="h" d="M47 8l3.500 7 7.500 1-5.500 5.500 1.500 8-7-4-7 4 1.500-8L36 16l7.500-1z"/>
    <path d="M14 34l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L5 41l6-1zM47 8l3.500 7 7.500 1-5.500 5.500 1.500 8-7-4-7 4 1.500-8L36 16l7.500-1z"/>`,
  "Torsion pendulum": `
    <path d="M18 6h28M32 6v30"/><ellipse class="h" cx="32" cy="42" rx="20" ry="7"/><ellipse cx="32" cy="42" rx="20" ry="7"/>
    <circle class="t" cx="14" cy="42" r="5"/><circle class="t" cx="50" cy="42" r="5"/><circle cx="14" cy="42" r="5"/><circle cx="50" cy="42" r="5"/>
    <path d="M20 24c2-5 22-5 24 0m0 0l-5-1m5 1l1-5M24 56h16"/>`,
  "COVID vaccine": `
    <circle class="h" cx="44" cy="44" r="10"/><circle cx="44" cy="44" r="10"/><path d="M44 34v-5m0 30v-5m10-10h5m-30 0h5m3-7l-3-3m20 20l-3-3m0-14l3-3m-20 20l3-3" />
    <path class="t" d="M12 18l6-6 18 18-6 6z"/><path d="M8 22l14-14M12 18l6-6 18 18-6 6zM15 15L7 7M4 10l6-6M33 33l5 5M20 26l3-3m2 8l3-3"/>`,
  "Neutrinoless double-beta decay": `
    <circle class="t" cx="26" cy="28" r="6"/><circle class="h" cx="37" cy="27" r="6"/><circle class="h" cx="28" cy="38" r="6"/><circle class="t" cx="38" cy="37" r="6"/>
    <circle cx="26" cy="28" r="6"/><circle cx="37" cy="27" r="6"/><circle cx="28" cy="38" r="6"/><circle cx="38" cy="37" r="6"/>
    <path d="M44 22L58 8m0 8V8h-8M21 44L7 58m0-8v8h8"/><path d="M48 46l8 8m0-8l-8 8" stroke-width="1.800"/>`,
};
