/** What a trial found, put together for the page: ours beside each number. */

import { settings } from "../../app/settings.svelte";
import type { Findings, Sure, Thing } from "./trial.svelte";

/** Taken in fewer of the games it lies open in: seldom. */
const SELDOM = 0.1;
/** Games in which something lay open, before it is called so. */
const ENOUGH = 30;

export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: digits }).format(share);
export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(value);
/** Percentage points, with their sign. */
export const points = (share: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 0, signDisplay: "exceptZero" })
    .format(100 * share)
    .replace("-", "−");

/** How far a thing is from its kind, and between what: a sentence that says "below" needs no sign. */
export function distance({ excess }: Thing): { points: string; low: string; high: string } {
  const [low, high] = [excess.low ?? 0, excess.high ?? 0].map(Math.abs).sort((one, other) => one - other);
  const percents = (share: number): string => number(100 * share);
  return { points: percents(Math.abs(excess.value ?? 0)), low: percents(low!), high: percents(high!) };
}

export type Pair<T> = { mine: T; ours: T | undefined };
export const key = (one: Thing): string => `${one.kind} ${one.word}`;

const found = (ours: Findings | null): Map<string, Thing> =>
  new Map((ours?.things ?? []).map((one) => [key(one), one]));

/** Every thing of a kind, the strongest first; those of which too little is known last. */
export function ofKind(mine: Findings, ours: Findings | null, kind: string): Pair<Thing>[] {
  const beside = found(ours);
  const rank = ({ excess }: Thing): number => (excess.low === null ? -9 : (excess.value ?? -9));
  return mine.things
    .filter((one) => one.kind === kind)
    .sort((one, other) => rank(other) - rank(one))
    .map((one) => ({ mine: one, ours: beside.get(key(one)) }));
}

export const kinds = (mine: Findings): string[] => [...new Set(mine.things.map((one) => one.kind))];

/** What is sure: the largest first, then what is never taken. */
export function standOut(mine: Findings, ours: Findings | null): Pair<Thing>[] {
  const beside = found(ours);
  const size = (one: Thing): number => (one.verdict === "unused" ? 0 : Math.abs(one.excess.value ?? 0));
  return mine.things
    .filter((one) => one.verdict)
    .sort((one, other) => size(other) - size(one))
    .map((one) => ({ mine: one, ours: beside.get(key(one)) }));
}

/** Taken clearly more or less often than in our box: the intervals do not meet. The farthest apart first. */
export function otherwise(mine: Findings, ours: Findings | null): Pair<Thing>[] {
  const beside = found(ours);
  const apart = (one: Sure, other: Sure): number =>
    one.low === null || one.high === null || other.low === null || other.high === null
      ? 0
      : Math.max(one.low - other.high, other.low - one.high);
  const gap = ({ mine: one, ours: other }: Pair<Thing>): number => (other ? apart(one.taken, other.taken) : 0);
  return mine.things
    .map((one) => ({ mine: one, ours: beside.get(key(one)) }))
    .filter((pair) => pair.mine.verdict !== "unused" && gap(pair) > 0)
    .sort((one, other) => gap(other) - gap(one));
}

/** Of nothing is it known what it wins: too little was played. */
export const tooFew = (mine: Findings): boolean => mine.things.every(({ excess }) => excess.low === null);

export function seldom(mine: Findings, ours: Findings | null): Pair<Thing>[] {
  const beside = found(ours);
  return mine.things
    .filter(({ taken, offered }) => offered >= ENOUGH && (taken.value ?? 1) < SELDOM)
    .sort((one, other) => (one.taken.value ?? 0) - (other.taken.value ?? 0))
    .map((one) => ({ mine: one, ours: beside.get(key(one)) }));
}

type Table = Findings["tables"][number];
const same = (one: Table, other: Table): boolean =>
  one.seats === other.seats && JSON.stringify(one.options) === JSON.stringify(other.options);

export const tables = (mine: Findings, ours: Findings | null): Pair<Table>[] =>
  mine.tables.map((one) => ({ mine: one, ours: ours?.tables.find((other) => same(one, other)) }));

/** Of all that winners have, over all tables: the shares that add up to it, and those that take from it. */
export function sources(found: Findings): { name: string; share: number }[] {
  const whole = found.tables.reduce((sum, { games }) => sum + games, 0);
  const sums = new Map<string, number>();
  for (const table of found.tables)
    for (const { name, share } of table.sources) sums.set(name, (sums.get(name) ?? 0) + (share * table.games) / whole);
  return [...sums].map(([name, share]) => ({ name, share })).filter(({ share }) => Math.abs(share) >= 0.005);
}

/** Where a share lies on a scale of so much to either side, in per cent of its width. */
export const place = (share: number, reach: number): number => 50 + 50 * Math.max(-1, Math.min(1, share / reach));
