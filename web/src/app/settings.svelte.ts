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
  /** Opponents say a word when they sit down, win or lose. */
  speech: true,
  coach: false,
  /** Ask again before coins stand in, workers go hungry, a turn is given up. */
  confirm: true,
  /** Hide the cards until the next player at this screen is ready. */
  curtain: true,
  motion: "full" as "full" | "less",
  /** Tell it outside the page when it is one's turn. */
  notices: false,
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
export function updateSettings(change: Partial<typeof FIRST>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}
