/** Runs the comparisons with the engine: `tests/games/.../test_page.py` plays the games and names the file with positions. */
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  test: {
    include: ["tests/engine/*.compare.ts"],
    testTimeout: 200_000,
    provide: { positions: JSON.parse(readFileSync(process.env.SERENDIP_POSITIONS ?? "", "utf-8")) },
  },
});
