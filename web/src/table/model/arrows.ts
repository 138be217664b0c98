/** What a turn would move over the table, as arrows between places: told by what travels when it is played. */

import type { Schemas } from "../../app/api";
import { applyChanges } from "./changes";
import type { Entry, Journeys, View } from "./types";

export type Arrow = { from: string; to: string };
/** The arrows over the position of a step: a turn that would be good, its moves, and the one that was played instead. */
export type Arrows = { step: number; better: Arrow[]; played: Arrow[]; moves?: readonly string[] };

/** More would cover the board. */
const MOST = 4;

/** As far as the turn can be foreseen: one arrow to each place, none for what is gained or given or goes along. */
export function arrowsOf(journeys: Journeys, view: View, seat: number, line: readonly Schemas["LineStep"][]): Arrow[] {
  const found = new Map<string, Arrow>();
  let before = view;
  for (const { move, message, things, changes } of line) {
    if (changes === null) break;
    const after = applyChanges(before, changes);
    const entry: Entry = { kind: "moved", number: 0, position: 0, at: 0, seat, move, message, things };
    for (const { from, to, incidental } of journeys(entry, before, after))
      if (from !== to && !incidental && !found.has(to)) found.set(to, { from, to });
    before = after;
  }
  return [...found.values()].slice(0, MOST);
}
