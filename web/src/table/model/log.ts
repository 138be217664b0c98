/** The log of a table: read from the server, and what of it still holds after moves were taken back. */

import { get, type Schemas } from "../../app/api";
import type { Entry } from "./types";

/** Every entry behind a number. */
export async function readLog(id: string, after: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let last = after; ;) {
    const page = await get<Schemas["LogTold"]>(`/api/tables/${id}/log?after=${last}`);
    entries.push(...page.entries);
    const now = page.entries.at(-1)?.number ?? last;
    if (now === last || now >= page.number) return entries;
    last = now;
  }
}

/** Two pieces of one log as one, without doubles. */
export function mergeEntries(some: readonly Entry[], others: readonly Entry[]): Entry[] {
  const all = new Map<number, Entry>();
  for (const entry of [...some, ...others]) all.set(entry.number, entry);
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** The numbers of moves that were taken back. */
export function takenBack(entries: readonly Entry[]): Set<number> {
  const taken = new Set<number>();
  const made: number[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") made.push(entry.number);
    if (entry.kind === "undone") for (const _ of entry.moves ?? []) taken.add(made.pop() ?? 0);
  }
  return taken;
}

/** The moves that stand, first to last. */
export function standing(entries: readonly Entry[]): Entry[] {
  const taken = takenBack(entries);
  return entries.filter((entry) => entry.kind === "moved" && !taken.has(entry.number));
}

/** Where a game began in which others alone have moved: the entry, its time, and the step before their first move. */
export function openingOf(
  entries: readonly Entry[],
  mine: readonly number[],
): { number: number; at: number; step: number } | null {
  const started = entries.findLast((entry) => entry.kind === "started");
  const moves = standing(entries);
  const first = moves[0]?.step;
  if (!started || !first || moves.some(({ seat }) => mine.includes(seat ?? -1))) return null;
  return { number: started.number, at: started.at, step: first - 1 };
}

/** What others did since this seat's last turn; empty if it moves at this moment. */
export function sinceLast(entries: readonly Entry[], seat: number | null): Entry[] {
  const moves = standing(entries);
  let end = moves.length;
  while (end > 0 && moves[end - 1]?.seat === seat) end--;
  let start = end;
  while (start > 0 && moves[start - 1]?.seat !== seat) start--;
  return moves.slice(start, end);
}
