/** The talk at a table: its lines, and which of them nobody here has read. */

import type { Schemas } from "../../app/api";
import { session } from "../../app/session.svelte";
import type { LiveTable } from "./live.svelte";

export type Said = Schemas["ChatTold"];

export const linesOf = (table: LiveTable): Said[] => table.snapshot?.chat ?? [];

/** The number of the last line. */
export const lastLine = (table: LiveTable): number => linesOf(table).at(-1)?.number ?? 0;

/** How many lines of others came behind a line. */
export function unreadAfter(table: LiveTable, number: number): number {
  return linesOf(table).filter((line) => line.number > number && !own(table, line)).length;
}

function own(table: LiveTable, { seat, name }: Said): boolean {
  return typeof seat === "number"
    ? table.seats[seat]?.yours === true
    : table.snapshot?.hosting === true && name === session.name;
}
