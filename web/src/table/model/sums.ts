/** What moves brought, added up seat by seat: points, and whatever else is counted. */

import type { Schemas } from "../../app/api";
import type { Entry } from "./types";

export type Outcome = Schemas["Outcome"];
/** The word under which points stand beside what is counted. */
export const POINTS = "points";
/** What one seat gained or gave, by word; nothing is said of what came to nothing. */
export type Sum = { seat: number; counts: [word: string, by: number][] };

/** Everyone's gains and losses, in the order of the seats. */
export function addUp(outcomes: readonly Outcome[]): Sum[] {
  const seats = new Map<number, Map<string, number>>();
  for (const { seat, points, holds } of outcomes) {
    const counts = seats.get(seat) ?? new Map<string, number>();
    seats.set(seat, counts);
    const add = (word: string, by: number) => counts.set(word, (counts.get(word) ?? 0) + by);
    for (const by of Object.values(points)) add(POINTS, by);
    for (const [word, by] of Object.entries(holds)) add(word, by);
  }
  return [...seats]
    .sort(([one], [other]) => one - other)
    .map(([seat, counts]) => ({ seat, counts: [...counts].filter(([, by]) => by !== 0).sort(pointsLast) }))
    .filter(({ counts }) => counts.length > 0);
}

const pointsLast = ([one]: [string, number], [other]: [string, number]): number =>
  Number(one === POINTS) - Number(other === POINTS);

/** All that an entry brought; nothing if that was not told. */
export const outcomesOf = (entry: Entry): Outcome[] => entry.account?.outcomes ?? [];
