/** The moves of a game as they were told: from the log, and for games that came from elsewhere from the choices of each position. */

import { get, type Telling } from "../../app/api";
import type { Entry } from "../../table/model/live.svelte";
import { readLog, standing } from "../../table/model/log";
import type { Positions } from "./positions";
import type { Weighed } from "./report";

/** So many positions are asked for at once, and then there is a breath: the house serves others too. */
const AT_ONCE = 3;
const BREATH = 120;

/** One entry for each step, the first at index 0. What the log does not tell has the bare words of the move only. */
export async function readStory(id: string, steps: number): Promise<Entry[]> {
  const told = new Map(standing(await readLog(id, 0)).map((entry) => [entry.step ?? 0, entry]));
  const words = told.size < steps ? (await get<{ moves: string[] }>(`/api/tables/${id}/record`)).moves : [];
  return Array.from({ length: steps }, (_, index) => told.get(index + 1) ?? untold(index + 1, words[index]));
}

const untold = (step: number, move = ""): Entry => ({ number: -step, kind: "moved", position: 0, at: 0, step, move });

export const isUntold = (entry: Entry): boolean => entry.message === undefined;

/** Find the sentences that the log does not have; `known` hears of them in pieces. */
export async function tellRest(story: readonly Entry[], positions: Positions, known: (entries: Entry[]) => void, stop: () => boolean): Promise<void> {
  const rest = story.filter(isUntold);
  for (let start = 0; start < rest.length && !stop(); start += AT_ONCE) {
    const some = rest.slice(start, start + AT_ONCE);
    known(await Promise.all(some.map((entry) => tell(entry, positions).catch(() => entry))));
    await new Promise((done) => setTimeout(done, BREATH));
  }
}

async function tell(entry: Entry, positions: Positions): Promise<Entry> {
  const before = (entry.step ?? 1) - 1;
  const seat = (await positions.at(before, 0)).turn;
  if (seat === null) return entry;
  const telling = await choiceAt(positions, before, seat, entry.move ?? "");
  return { ...entry, seat, ...telling };
}

/** What the analyst says was played. */
export function toldBy(weighed: Weighed | undefined, entry: Entry): Entry {
  return weighed ? { ...entry, seat: weighed.seat, message: weighed.played.message, things: weighed.played.things } : entry;
}

/** What a move would do, made by a seat in a position; null if the server does not tell. */
async function choiceAt(positions: Positions, step: number, seat: number, move: string): Promise<Telling | null> {
  const { choices } = await positions.at(step, seat);
  const choice = (choices ?? []).find((one) => one.move === move);
  return choice ? { message: choice.message, things: choice.things } : null;
}
