/** The talk at a table: its lines, and which of them nobody here has read. */

import type { Schemas, Seat } from "../../app/api";
import { session } from "../../app/session.svelte";
import { spokenAt } from "./guild";
import type { LiveTable } from "./live.svelte";
import { seatName } from "./names";
import type { Entry } from "./types";

export type Said = Schemas["ChatTold"];

export const linesOf = (table: LiveTable): Said[] => table.snapshot?.chat ?? [];

/** All that was said, by people and by opponents, first to last: what the log tells is heard here too. */
export function talkOf(lines: readonly Said[], entries: readonly Entry[], seats: readonly Seat[]): Said[] {
  const spoken = entries.flatMap((entry) =>
    spokenAt(seats, entry).map(({ seat, line }) => ({
      number: entry.number,
      at: entry.at,
      seat,
      name: seatName(seats, seat),
      text: line,
    })),
  );
  return [...spoken, ...lines].sort((one, other) => one.at - other.at);
}

/** The number of the last line. */
export const lastLine = (table: LiveTable): number => linesOf(table).at(-1)?.number ?? 0;

/** The lines of others that came behind a line. */
export const heardAfter = (table: LiveTable, number: number): Said[] =>
  linesOf(table).filter((line) => line.number > number && !own(table, line));

/** How many they are. */
export const unreadAfter = (table: LiveTable, number: number): number => heardAfter(table, number).length;

function own(table: LiveTable, { seat, name }: Said): boolean {
  return typeof seat === "number"
    ? table.seats[seat]?.yours === true
    : table.snapshot?.hosting === true && name === session.name;
}
