/** The moves of a game as they were told: by the log, and those made before it came here by the server in one go. */

import { get, type Schemas } from "../../app/api";
import { readLog, standing } from "../../table/model/log";
import type { Entry } from "../../table/model/types";

/** One entry for each step, the first at index 0. */
export async function readMoves(id: string, steps: number): Promise<Entry[]> {
  const logged = standing(await readLog(id, 0));
  const brought = logged.length < steps ? await readBrought(id) : [];
  return [...brought, ...logged];
}

/** What was played on paper, or at the table this game goes on from. */
async function readBrought(id: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const page = await get<Schemas["BroughtTold"]>(`/api/tables/${id}/brought?after=${entries.length}`);
    for (const move of page.moves) entries.push({ ...move, kind: "moved", number: -move.step, position: 0, at: 0 });
    if (!page.moves.length || entries.length >= page.of) return entries;
  }
}
