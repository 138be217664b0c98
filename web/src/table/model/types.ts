/** The shapes a table is made of: a position as one pair of eyes sees it, a line of the log, a refusal. */

import type { Change, Choice, Message } from "../../app/api";
import type { Journey } from "../../ui/flights";

export type View = {
  step: number;
  turn: number | null;
  over: boolean;
  legal: string[];
  choices: Choice[];
  players: { total: number; points: Record<string, number> }[];
} & Record<string, unknown>;

export type Entry = {
  number: number;
  kind: string;
  position: number;
  at: number;
  seat?: number;
  move?: string;
  step?: number;
  changes?: Change[];
  clock?: { left: number[]; running: number | null };
  [more: string]: unknown;
} & Partial<Message>;

/** Why something was not done: the server's word for it, and the rule if there is one. */
export type Refusal = { type: string; detail: string; rule: Message | null };

/** What travels when an entry turns one position into the next. */
export type Journeys = (entry: Entry, before: View, after: View) => Journey[];
