/** Runs the comparisons with the engine: `tests/games/.../test_page.py`, `tests/web/test_copies.py` and `test_sums.py` play games and name the file with positions. */
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const positions = JSON.parse(readFileSync(process.env.SERENDIP_POSITIONS ?? "", "utf-8"));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  test: {
    include: ["tests/engine/*.compare.ts"],
    testTimeout: 200_000,
    // Each comparison is run by itself, with positions of its own.
    provide: { positions, boards: positions, sums: positions },
  },
});
