/** Runs the comparisons with the engine: `tests/games/.../test_page.py` plays the games and names the file with positions. */
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  plugins: [svelte()],
  test: { include: ["tests/engine/*.compare.ts"], testTimeout: 200_000 },
});
