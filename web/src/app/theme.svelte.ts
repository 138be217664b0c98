/** Theme, motion and language as the page wears them. */

import { settings } from "./settings.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Put theme, motion and language on the page. */
function applyTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.motion = settings.motion;
  root.lang = settings.language;
  // The bar a phone draws around the page wears its colour.
  const page = getComputedStyle(root).getPropertyValue("--page").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", page);
}

/** Keep the page as the settings and the device wish it. */
export function followTheme(): void {
  applyTheme();
  dark.addEventListener("change", applyTheme);
  $effect.root(() => {
    $effect(applyTheme);
  });
}

/** Does this person want things to stand still? */
export function reducedMotion(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
