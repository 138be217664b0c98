/** What this browser prefers, kept in it alone. */

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";

const KEPT = "atelier";
const WISHED: Language = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
const FIRST = {
  language: WISHED as Language,
  theme: "auto" as Theme,
  pace: 600,
  sound: false,
  coach: false,
  /** Hide the cards until the next player at this screen is ready. */
  curtain: true,
  motion: "full" as "full" | "less",
};

function read(): typeof FIRST {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state(read());

/** Keep a preference. */
export function prefer(change: Partial<typeof FIRST>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing still plays */
  }
  dress();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", dress);

/** Put theme, motion and language on the page. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.motion = settings.motion;
  root.lang = settings.language;
}

/** Does this person want things to stand still? */
export function still(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
