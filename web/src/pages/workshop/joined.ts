/** One draft in two windows: what is typed in either stays, value by value, however close together. */

import { alike, at, type Key, overlap, put, tableAt, type Values } from "../../games/values";
import type { Draft, Kept, Typed } from "./shelf";

/** Milliseconds after which every window has heard of what was typed. */
const HEARD = 60_000;
export const recent = (typed: Typed, now: number): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([, when]) => now - when < HEARD));

/** What another window has laid down, with what was typed here since it last heard of this one. */
export function joined(mine: Draft, theirs: Draft): Draft {
  const [here, there] = [mine.typed ?? {}, theirs.typed ?? {}];
  const elsewhere = Object.entries(there).map(([key, when]) => ({ key: JSON.parse(key) as Key, when }));
  const values = structuredClone(theirs.values);
  for (const [spelled, when] of Object.entries(here).sort(([, one], [, other]) => one - other)) {
    const key = JSON.parse(spelled) as Key;
    const theirLast = Math.max(0, ...elsewhere.filter((one) => overlap(one.key, key)).map((one) => one.when));
    if (when > theirLast || (when === theirLast && ahead(mine.values, theirs.values, key)))
      copy(mine.values, values, key);
  }
  const typed = { ...here };
  for (const [key, when] of Object.entries(there)) typed[key] = Math.max(when, typed[key] ?? 0);
  const changed = theirs.changed || !alike(values, theirs.values);
  return { ...theirs, values, typed, changed, kept: laterKept(mine.kept, theirs.kept) };
}

/** Typed at the very same moment: both windows must choose the same. */
const ahead = (mine: Values, theirs: Values, key: Key): boolean =>
  (JSON.stringify(at(mine, key)) ?? "") > (JSON.stringify(at(theirs, key)) ?? "");

function copy(from: Values, into: Values, key: Key): void {
  const value = at(from, key);
  put(into, key, value === undefined ? undefined : structuredClone(value));
  for (let depth = key.length - 1; depth > 0; depth--) {
    const around = key.slice(0, depth);
    const gone = at(from, around) === undefined && at(into, around) !== undefined;
    if (gone && !Object.keys(tableAt(into, around)).length) put(into, around, undefined);
  }
}

function laterKept(mine: Kept | null, theirs: Kept | null): Kept | null {
  if (!mine || !theirs) return theirs ?? mine;
  return mine.id === theirs.id && mine.version > theirs.version ? mine : theirs;
}
