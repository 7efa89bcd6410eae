/** How the page is built: into the server's package, so that the wheel carries it, with packed copies of what is text. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = resolve(import.meta.dirname, "../src/serendip/server/static");
const BOARDS = resolve(import.meta.dirname, "src/boards");
const TEXT = /\.(js|css|html|svg|json)$/;

/** Write down which games have the pages that not every game has: the server answers 404 for the others. */
function told(): Plugin {
  const having = (file: string): string[] => readdirSync(BOARDS).filter((game) => existsSync(join(BOARDS, game, file)));
  return {
    name: "told",
    apply: "build",
    generateBundle() {
      const source = JSON.stringify({ science: having("science.svelte.ts"), bench: having("bench/Practice.svelte") });
      this.emitFile({ type: "asset", fileName: "pages.json", source });
    },
  };
}

/** Write `.br` and `.gz` beside every file of text: the server sends those, and packs nothing itself. */
function packed(): Plugin {
  let built = OUT;
  return {
    name: "packed",
    apply: "build",
    configResolved({ root, build }) {
      built = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        if (content.length < 600) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), told(), packed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    // What pages share comes in a few files, not in a file a module: each is a request, and forty make a phone wait.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "house", test: /node_modules|src.(parts|wire|words)./, minShareCount: 2 },
            { name: "table", test: /src.(table|boards.\w+\.ts)/, minShareCount: 2 },
            {
              debugName: "boards",
              name: (id) => /src.boards.([^\\/]+)./.exec(id)?.[1] ?? null,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 5_000,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: loadEnv(mode, ".", "SERENDIP_").SERENDIP_SERVER ?? "http://127.0.0.1:8123", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
}));
