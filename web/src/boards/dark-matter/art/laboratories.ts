/** Pictures of the nine laboratories, 64 × 64: what stands on, in or far below the ground. `g` is earth, `k` is rock. */

const SKY = `<path class="y" d="M0 0h64v64H0z"/>`;
const GROUND = `${SKY}<path class="g" d="M0 46h64v18H0z"/><path d="M2 46h60"/>`;
const ROCK = `${SKY}<path class="g" d="M0 14h64v50H0z"/><path d="M2 14h60"/>`;
const DEEP = `${SKY}<path class="g" d="M0 8h64v16H0z"/><path class="k" d="M0 24h64v40H0z"/><path d="M2 8h60"/><path d="M2 24h60" stroke-dasharray="5 4"/>`;

export const LABORATORIES: Record<string, string> = {
  Rooftop: `${GROUND}<path class="w" d="M18 24h28v22H18z"/><path d="M18 46V24h28v22M24 30h4m8 0h4m-16 8h4m8 0h4M32 24v-6M25 8c0 8 14 8 14 0zM32 12V6"/>`,
  "Desert station": `${GROUND}<path class="w" d="M20 46a12 12 0 0 1 24 0z"/><path d="M20 46a12 12 0 0 1 24 0M32 34V46M10 46v-8m0 4h-4v-4m4 1h4v-4"/><circle class="t" cx="50" cy="14" r="5"/><path d="M8 54q8-4 16 0t16 0 16 0"/>`,
  "Ice cap": `${SKY}<path class="i" d="M0 42l12-6 10 5 12-7 12 6 18-5v29H0z"/><path d="M2 42l10-6 10 5 12-7 12 6 16-5"/><path class="w" d="M22 20h20v10H22z"/><path d="M22 20h20v10H22zM26 30v8m12-8v6M27 25h3m4 0h3M32 20V9m0 0l-6 4m6-4l6 4"/>`,
  "Old hangar": `${GROUND}<path class="w" d="M10 46V30a22 16 0 0 1 44 0v16z"/><path d="M10 46V30a22 16 0 0 1 44 0v16M20 46V32h24v14M32 32v14M20 39h24"/>`,
  "Road tunnel": `${ROCK}<path class="w" d="M14 56V42a18 16 0 0 1 36 0v14z"/><path d="M14 56V42a18 16 0 0 1 36 0v14M8 56h48M32 36v3m0 4v4m0 4v5M22 14V9m-2 0h4M44 14l3-6 3 6"/>`,
  "Salt mine": `${ROCK}<path class="w" d="M10 56V34l10-6h24l10 6v22z"/><path d="M10 56V34l10-6h24l10 6v22z"/><path class="i" d="M18 56l4-10 4 10zM28 56l5-15 5 15zM40 56l4-8 4 8z"/><path d="M18 56l4-10 4 10M28 56l5-15 5 15M40 56l4-8 4 8M28 14V6h8v8"/>`,
  "Metro cavern": `${ROCK}<path class="w" d="M12 56V36a20 12 0 0 1 40 0v20z"/><path d="M12 56V36a20 12 0 0 1 40 0v20zM24 50V38q0-4 4-4h8q4 0 4 4v12zM27 40h10M28 46h.1m8 0h.1M26 56l3-6m9 6l-3-6M22 14V8h6"/>`,
  "Nickel mine": `${DEEP}<path d="M28 60V8l4-6 4 6v52M28 16h8m-8 8h8m-8 8h8"/><path class="w" d="M28 46h28v14H28z"/><path d="M28 60V46h28v14z"/><circle class="t" cx="44" cy="53" r="4"/>`,
  "Under the mountain": `${SKY}<path class="g" d="M0 30L20 6l8 9 8-11 28 26z"/><path class="k" d="M0 30h64v34H0z"/><path d="M2 28L20 6l8 9 8-11 26 25"/><path class="i" d="M16 11l4-5 5 6-4 2zM32 9l4-5 5 5-5 3z"/><path class="w" d="M14 58V50a18 12 0 0 1 36 0v8z"/><path d="M14 58V50a18 12 0 0 1 36 0v8zM4 58h56"/><circle class="t" cx="32" cy="51" r="4"/>`,
};
