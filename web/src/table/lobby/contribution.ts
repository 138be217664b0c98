/**
 * What a player stirs into the shuffle: chance of this browser's own, so that nobody alone decides the cards. It is
 * promised when one sits down, kept here, and revealed when every seat is taken.
 */

import { change } from "../../app/api";
import { sha256 } from "../../app/sha256";

const PLACE = "atelier-shuffle";
/** Promises that are remembered; the oldest are forgotten. */
const MOST = 60;
let kept: [promise: string, contribution: string][] | null = null;

/** Promise chance of one's own. */
export function promise(): string {
  const contribution = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const made = promiseOf(contribution);
  kept = [...remembered(), [made, contribution] as [string, string]].slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    /* a browser that keeps nothing remembers it until the page is left */
  }
  return made;
}

/** What a promise was made of, if this browser made it. */
export const contributionOf = (promise: string): string | null =>
  remembered().find(([made]) => made === promise)?.[1] ?? null;

export const promiseOf = (contribution: string): string => sha256(`atelier contribution ${contribution}`);

/** Reveal what was promised for a seat; nothing if this browser does not know it. */
export async function reveal(table: string, seat: number, promise: string): Promise<void> {
  const contribution = contributionOf(promise);
  if (contribution !== null) await change(`/api/tables/${table}/reveal`, { seat, contribution });
}

function remembered(): [string, string][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    if (Array.isArray(read) && read.length) return read as [string, string][];
  } catch {
    /* what cannot be read is forgotten */
  }
  return kept ?? [];
}
