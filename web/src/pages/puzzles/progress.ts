/** Which puzzles were found at the first try, kept in this browser. */

export type Outcome = "found" | "missed";
const NAME = "atelier-puzzles";
const MOST = 200;

export function readOutcomes(): Record<string, Outcome> {
  try {
    const read = JSON.parse(localStorage.getItem(NAME) ?? "{}") as Record<string, unknown>;
    const kept = Object.entries(read).filter(([, outcome]) => outcome === "found" || outcome === "missed");
    return Object.fromEntries(kept) as Record<string, Outcome>;
  } catch {
    return {};
  }
}

/** The first try counts; of many puzzles the latest are remembered. */
export function saveOutcome(id: string, outcome: Outcome): void {
  const known = readOutcomes();
  if (known[id]) return;
  try {
    const kept = Object.entries({ ...known, [id]: outcome }).slice(-MOST);
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    /* a browser that keeps nothing asks again */
  }
}
