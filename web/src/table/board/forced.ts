/** A question with one answer is not asked, nor one that was answered in advance: what leaves no choice is said, and done. */

import type { Choice } from "../../app/api";
import type { Board } from "../model/board.svelte";
import type { LiveTable } from "../model/live.svelte";

/** The only move there is, if nothing speaks against making it: no consequence that was not agreed to, and nothing just taken back. */
export function forcedMove(table: LiveTable, board: Board): Choice | null {
  const [only, other] = table.choices;
  if (!only || other || board.isRisky(only)) return null;
  return takenBack(table) ? null : only;
}

/** The answer that was given in advance to what is asked now. */
export function givenMove(table: LiveTable, board: Board): Choice | null {
  const given = board.following.find((move) => board.may(move));
  return given === undefined || takenBack(table) ? null : (board.choice(given) ?? null);
}

const takenBack = ({ entries }: LiveTable): boolean =>
  entries.findLast((entry) => entry.kind === "moved" || entry.kind === "undone")?.kind === "undone";
