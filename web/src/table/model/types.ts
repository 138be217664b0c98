/** The shapes a table is made of: a position as one pair of eyes sees it, a line of the log, a refusal. */

import type { Message, Schemas } from "../../app/api";
import type { Journey } from "../../ui/flights";

export type View = Schemas["TableView"];
/** A position with what its game tells of the table. */
export type ViewOf<Own> = Omit<View, keyof Own> & Own;

export type Entry = Schemas["Event"];

/** Why something was not done: the server's word for it, and the rule if there is one. */
export type Refusal = { type: string; detail: string; rule: Message | null };

/** What travels when an entry turns one position into the next; `since`: the moves made between the two besides it. */
export type Journeys = (entry: Entry, before: View, after: View, since?: readonly Entry[]) => Journey[];
