/** The moves of a game as they were told: from the log, and for games that came from elsewhere from the choices of each position. */

import { get, type Message, type Schemas } from "../../app/api";
import { readLog, standing } from "../../table/model/log";
import type { Steps } from "../../table/model/steps";
import type { Entry } from "../../table/model/types";
import type { JudgedMove } from "./report";

/** So many positions are asked for at once, and then there is a breath: the server has others too. */
const AT_ONCE = 3;
const BREATH = 120;

/** One entry for each step, the first at index 0. What the log does not tell has the bare words of the move only. */
export async function readMoves(id: string, steps: number): Promise<Entry[]> {
  const logged = new Map(standing(await readLog(id, 0)).map((entry) => [entry.step ?? 0, entry]));
  const words = logged.size < steps ? (await get<Schemas["RecordTold"]>(`/api/tables/${id}/record`)).moves : [];
  return Array.from({ length: steps }, (_, index) => logged.get(index + 1) ?? undescribed(index + 1, words[index]));
}

const undescribed = (step: number, move = ""): Entry => ({
  number: -step,
  kind: "moved",
  position: 0,
  at: 0,
  step,
  move,
});

export const isUndescribed = (entry: Entry): boolean => entry.message === undefined;

/** Find the sentences that the log does not have; `known` hears of them in pieces. */
export async function describeRest(
  moves: readonly Entry[],
  steps: Steps,
  known: (entries: Entry[]) => void,
  stop: () => boolean,
): Promise<void> {
  const rest = moves.filter(isUndescribed);
  for (let start = 0; start < rest.length && !stop(); start += AT_ONCE) {
    const some = rest.slice(start, start + AT_ONCE);
    known(await Promise.all(some.map((entry) => tell(entry, steps).catch(() => entry))));
    await new Promise((done) => setTimeout(done, BREATH));
  }
}

async function tell(entry: Entry, steps: Steps): Promise<Entry> {
  const before = (entry.step ?? 1) - 1;
  const seat = (await steps.at(before, 0)).turn;
  if (seat === null) return entry;
  const message = await choiceAt(steps, before, seat, entry.move ?? "");
  return { ...entry, seat, ...message };
}

/** What the analyst says was played. */
export function describedBy(judged: JudgedMove | undefined, entry: Entry): Entry {
  return judged ? { ...entry, seat: judged.seat, message: judged.played.message, things: judged.played.things } : entry;
}

/** What a move would do, made by a seat in a position; null if the server does not tell. */
async function choiceAt(steps: Steps, step: number, seat: number, move: string): Promise<Message | null> {
  const { choices } = await steps.at(step, seat);
  const choice = (choices ?? []).find((one) => one.move === move);
  return choice ? { message: choice.message, things: choice.things } : null;
}
