/** How the page is built: into the server's package, so that the wheel carries it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/serendip/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
  },
  server: {
    proxy: { "/api": { target: loadEnv(mode, ".", "SERENDIP_").SERENDIP_SERVER ?? "http://127.0.0.1:8123", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
}));
