import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Say which packages the pages are made of, so that build.py can write their licences beside them. */
const shipped: Plugin = {
  name: "shipped",
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((part) =>
      part.type === "chunk" ? Object.keys(part.modules) : part.originalFileNames,
    );
    const packages = files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
    this.emitFile({ type: "asset", fileName: "shipped.json", source: JSON.stringify([...new Set(packages)].sort()) });
  },
};

/** What several pages share comes in a few files and not in seventy: each has a header, and each is asked for. */
const SHARED = [
  { name: "frame", test: /src\/(ui|app)\/(?!.*(drawings|faces|messages|sprite))/, minShareCount: 2 },
  { name: "board", test: /src\/(table|ui\/faces|games\/[^/]+\.ts)/, minShareCount: 2 },
];

// The pages are built into the Python package, which serves them itself. While editing: `npm run dev` beside `atelier serve`.
export default defineConfig({
  plugins: [svelte(), shipped],
  build: {
    outDir: "../src/atelier/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", changeOrigin: false } }, fs: { allow: [".."] } },
});
