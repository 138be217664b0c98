/** What a trial found, put together for the page: ours beside each number. */

import { settings } from "../../app/settings.svelte";
import type { Findings, Sure, Thing, Trial } from "./trial.svelte";

/** Taken in fewer of the games it lies open in: seldom. */
const SELDOM = 0.1;
/** Where the bars of what is seldom taken end. */
export const SELDOM_END = SELDOM;
/** Games in which something lay open, before it is called so. */
const ENOUGH = 30;
/** So many games of a hundred more or fewer are worth a word. */
const TELLING = 0.02;

const written = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(settings.language, how).format(value).replace("-", "−");
export const percent = (share: number, digits = 0): string =>
  written(share, { style: "percent", maximumFractionDigits: digits });
export const number = (value: number, digits = 0): string => written(value, { maximumFractionDigits: digits });
/** Percentage points, with their sign. */
export const points = (share: number): string =>
  written(100 * share, { maximumFractionDigits: 0, signDisplay: "exceptZero" });

/** What is worth saying of a thing: what is sure, and more than next to nothing. */
export function verdict({ verdict: sure, excess }: Thing): Thing["verdict"] {
  return sure === "unused" || Math.abs(excess.value ?? 0) >= TELLING ? sure : null;
}

/** How far a thing is from its kind, and between what: a sentence that says "below" needs no sign. */
export function distance({ excess }: Thing): { points: string; low: string; high: string } {
  const [low, high] = [excess.low ?? 0, excess.high ?? 0].map(Math.abs).sort((one, other) => one - other);
  const percents = (share: number): string => number(100 * share);
  return { points: percents(Math.abs(excess.value ?? 0)), low: percents(low!), high: percents(high!) };
}

export type Pair<T> = { mine: T; ours: T | undefined };
export const key = (one: Thing): string => `${one.kind} ${one.word}`;

/** What stands beside the things of a box: those of ours, and which of its own are other cards than they are there. */
export type Beside = Pick<Trial, "changed" | "names"> & { ours: Pick<Trial["ours"], "findings" | "names"> };

/** Is it another card than ours: with other values, or not in our box? */
export const isChanged = ({ changed }: Beside, { kind, word }: Thing): boolean => !!changed[kind]?.includes(word);

/** Is it still known by the name it has in our box? A card of somebody else's may have the same word by chance. */
const sameName = ({ names, ours }: Beside, { kind, word }: Thing): boolean => {
  const [mine, other] = [names[kind]?.[word], ours.names[kind]?.[word]];
  return !!mine && !!other && mine.en === other.en && mine.fr === other.fr;
};

/** A thing and what ours does, where it is the same card, or ours with other values. */
function pairs(mine: Findings, beside: Beside): Pair<Thing>[] {
  const there = new Map((beside.ours.findings?.things ?? []).map((one) => [key(one), one]));
  return mine.things.map((one) => ({
    mine: one,
    ours: !isChanged(beside, one) || sameName(beside, one) ? there.get(key(one)) : undefined,
  }));
}

/** Every thing of a kind, the strongest first; those of which too little is known last. */
export function ofKind(mine: Findings, beside: Beside, kind: string): Pair<Thing>[] {
  const rank = ({ mine: { excess } }: Pair<Thing>): number => (excess.low === null ? -9 : (excess.value ?? -9));
  return pairs(mine, beside)
    .filter((one) => one.mine.kind === kind)
    .sort((one, other) => rank(other) - rank(one));
}

export const kinds = (mine: Findings): string[] => [...new Set(mine.things.map((one) => one.kind))];

export type Said = Pair<Thing> & { differs: boolean };
/** What stands out: of what this person changed, of all else, and what our own box shows as well. */
export type Out = { changed: Said[]; others: Said[]; alike: Said[] };

/** What is sure and more than next to nothing: the largest first, then what is never taken, then what is taken otherwise than in ours. */
export function standOut(mine: Findings, beside: Beside): Out {
  const size = ({ mine: one }: Said): number => (one.verdict === "unused" ? 0 : Math.abs(one.excess.value ?? 0));
  const all = pairs(mine, beside);
  const out = all
    .filter((one) => verdict(one.mine))
    .map((one) => ({ ...one, differs: false }))
    .sort((one, other) => size(other) - size(one));
  const found: Out = { changed: [], others: [], alike: [] };
  for (const one of [...out, ...otherwise(all, beside)]) {
    if (isChanged(beside, one.mine)) found.changed.push(one);
    else if (!one.differs && one.ours && verdict(one.ours) === verdict(one.mine)) found.alike.push(one);
    else found.others.push(one);
  }
  return found;
}

/** The same card as ours, taken clearly more or less often than there: the intervals do not meet. The farthest apart first. */
function otherwise(all: Pair<Thing>[], beside: Beside): Said[] {
  const apart = (one: Sure, other: Sure): number =>
    one.low === null || one.high === null || other.low === null || other.high === null
      ? 0
      : Math.max(one.low - other.high, other.low - one.high);
  const gap = ({ mine: one, ours: other }: Pair<Thing>): number => (other ? apart(one.taken, other.taken) : 0);
  return all
    .filter((one) => one.mine.verdict !== "unused" && !isChanged(beside, one.mine) && gap(one) > 0)
    .sort((one, other) => gap(other) - gap(one))
    .map((one) => ({ ...one, differs: true }));
}

/** Of nothing is it known what it wins: too little was played. */
export const tooFew = (mine: Findings): boolean => mine.things.every(({ excess }) => excess.low === null);

export function seldom(mine: Findings, beside: Beside): Pair<Thing>[] {
  return pairs(mine, beside)
    .filter(({ mine: { taken, offered } }) => offered >= ENOUGH && (taken.value ?? 1) < SELDOM)
    .sort((one, other) => (one.mine.taken.value ?? 0) - (other.mine.taken.value ?? 0));
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
