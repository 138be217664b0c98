/** A question with one answer is not asked: what leaves no choice is said, and done. */

import type { Choice } from "../../app/api";
import type { LiveTable } from "../model/live.svelte";

/** The only move there is, if nothing speaks against making it: no consequence to be warned of, and nothing just taken back. */
export function forcedMove(table: LiveTable): Choice | null {
  const [only, other] = table.choices;
  if (!only || other || only.bill?.risks?.length) return null;
  const last = table.entries.findLast((entry) => entry.kind === "moved" || entry.kind === "undone");
  return last?.kind === "undone" ? null : only;
}
