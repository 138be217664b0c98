/** How far the talk at a table was read, kept in this browser: what came meanwhile is still unread when one comes back. */

const PLACE = "atelier-read";
/** Tables that are remembered; those not looked at for longest are forgotten. */
const MOST = 60;
type Kept = [table: string, line: number];
/** As it was last written down: where nothing is kept it holds until the page is left. */
let kept: Kept[] = [];

const isKept = (one: unknown): one is Kept =>
  Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(one[1]);

function remembered(): Kept[] {
  try {
    const written = localStorage.getItem(PLACE);
    if (written === null) return kept;
    const read: unknown = JSON.parse(written);
    return Array.isArray(read) ? read.filter(isKept).slice(-MOST) : [];
  } catch {
    return kept;
  }
}

/** The number of the last line that was read at a table; null: nobody has been there with this browser. */
export const readAt = (table: string): number | null => remembered().find(([one]) => one === table)?.[1] ?? null;

/** What was read stays read, in another window of this browser too. */
export function keepRead(table: string, line: number): void {
  const furthest = Math.max(line, readAt(table) ?? 0);
  kept = [...remembered().filter(([one]) => one !== table), [table, furthest] satisfies Kept].slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    /* a browser that keeps nothing remembers it until the page is left */
  }
}
