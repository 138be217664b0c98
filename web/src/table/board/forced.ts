/** A question with one answer is not asked: what leaves no choice is said, and done. */

import type { Choice } from "../../app/api";
import type { Board } from "../model/board.svelte";
import type { LiveTable } from "../model/live.svelte";

/** The only move there is, if nothing speaks against making it: no consequence that was not agreed to, and nothing just taken back. */
export function forcedMove(table: LiveTable, board: Board): Choice | null {
  const [only, other] = table.choices;
  if (!only || other || board.isRisky(only)) return null;
  return takenBack(table) ? null : only;
}

const takenBack = ({ entries }: LiveTable): boolean =>
  entries.findLast((entry) => entry.kind === "moved" || entry.kind === "undone")?.kind === "undone";
