/** How fast others' moves can be shown, in milliseconds, and the word for it; the slowest first. */
export const PACES = [
  { value: 1200, word: "slow" },
  { value: 600, word: "calm" },
  { value: 250, word: "quick" },
  { value: 0, word: "at-once" },
] as const;
