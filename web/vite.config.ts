import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The pages are built into the Python package, which serves them itself. While editing: `npm run dev` beside `atelier serve`.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/atelier/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", changeOrigin: false } }, fs: { allow: [".."] } },
});
