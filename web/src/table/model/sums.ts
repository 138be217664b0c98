/** What moves brought, added up seat by seat: points, and whatever else is counted. */

import type { Message, Schemas } from "../../app/api";
import { signed, written } from "../../app/numbers";
import type { Entry } from "./types";

export type Outcome = Schemas["Outcome"];
/** The word under which points stand beside what is counted. */
export const POINTS = "points";
/** So many more or less of something; `worth`: the points that these are; `source`: where points come from, if from several. */
export type Count = [word: string, by: number, worth: number, source?: string];
/** What one seat gained or gave, by word; nothing is said of what came to nothing. */
export type Sum = { seat: number; counts: Count[]; because?: Message[] };

/** Everyone's gains and losses, in the order of the seats. */
export function addUp(outcomes: readonly Outcome[]): Sum[] {
  const seats = [...new Set(outcomes.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats
    .map((seat) =>
      sumOf(
        seat,
        outcomes.filter((one) => one.seat === seat),
      ),
    )
    .filter(({ counts }) => counts.length > 0);
}

/** What brought it is said of what came by itself. */
function sumOf(seat: number, outcomes: readonly Outcome[]): Sum {
  const because = outcomes.flatMap((one) => one.because ?? []);
  return { seat, counts: countsOf(outcomes), ...(because.length ? { because } : {}) };
}

/** What was given, then what came for it. Points that come from what is counted, as those of coins, stand beside it; the others at the end, source by source. */
function countsOf(outcomes: readonly Outcome[]): Count[] {
  const held = total(outcomes.map(({ holds }) => holds));
  const sources = total(outcomes.map(({ points }) => points));
  const others = [...sources].filter(([source]) => !held.has(source));
  const given = [...held].filter(([, by]) => by < 0);
  const got = [...held].filter(([, by]) => by > 0);
  return [
    ...[...given, ...got].map(([word, by]): Count => [word, by, sources.get(word) ?? 0]),
    ...others.map(([source, by]): Count => (others.length > 1 ? [POINTS, by, 0, source] : [POINTS, by, 0])),
  ];
}

/** Tables added up, without what came to nothing. */
function total(tables: readonly Record<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [word, by] of tables.flatMap((table) => Object.entries(table))) sums.set(word, (sums.get(word) ?? 0) + by);
  return new Map([...sums].filter(([, by]) => by !== 0));
}

/** So many of what is counted, as it is drawn: what nobody wants is not gained, its number stands alone. */
export const countText = (by: number, bad = false): string => (bad ? written(by) : signed(by));

/** All that an entry brought; nothing if that was not told. */
export const outcomesOf = (entry: Entry): Outcome[] => entry.account?.outcomes ?? [];
