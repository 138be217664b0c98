/** What moves brought, added up seat by seat: points, and whatever else is counted. */

import type { Schemas } from "../../app/api";
import type { Entry } from "./types";

export type Outcome = Schemas["Outcome"];
/** The word under which points stand beside what is counted. */
export const POINTS = "points";
/** What one seat gained or gave, by word; nothing is said of what came to nothing. */
export type Sum = {
  seat: number;
  counts: [word: string, by: number][];
  /** Where all the points came from, if from one source alone. */
  only?: string;
};

/** Everyone's gains and losses, in the order of the seats. */
export function addUp(outcomes: readonly Outcome[]): Sum[] {
  const seats = new Map<number, Map<string, number>>();
  const sources = new Map<number, Set<string>>();
  for (const { seat, points, holds } of outcomes) {
    const counts = seats.get(seat) ?? new Map<string, number>();
    seats.set(seat, counts);
    const add = (word: string, by: number) => counts.set(word, (counts.get(word) ?? 0) + by);
    const from = sources.get(seat) ?? new Set<string>();
    sources.set(seat, from);
    for (const [source, by] of Object.entries(points)) {
      add(POINTS, by);
      if (by) from.add(source);
    }
    for (const [word, by] of Object.entries(holds)) add(word, by);
  }
  return [...seats]
    .sort(([one], [other]) => one - other)
    .map(([seat, counts]) => {
      const [only, other] = sources.get(seat) ?? [];
      return {
        seat,
        counts: [...counts].filter(([, by]) => by !== 0).sort(pointsLast),
        ...(only && !other ? { only } : {}),
      };
    })
    .filter(({ counts }) => counts.length > 0);
}

const pointsLast = ([one]: [string, number], [other]: [string, number]): number =>
  Number(one === POINTS) - Number(other === POINTS);

/** All that an entry brought; nothing if that was not told. */
export const outcomesOf = (entry: Entry): Outcome[] => entry.account?.outcomes ?? [];
