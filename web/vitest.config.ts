import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The pure parts, without a browser; what needs one is played in tests/browser.
export default defineConfig({
  plugins: [svelte()],
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], css: true },
});
