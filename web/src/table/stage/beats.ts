/** Which beats an entry deserves: something made, an objective met, what happened to everyone, a month or a round. */

import type { Thing } from "../../app/api";
import { capitalize, localName, t } from "../../app/i18n.svelte";
import type { Board } from "../model/board.svelte";
import { seatName } from "../model/names";
import { addUp, outcomesOf } from "../model/sums";
import { type Happening, turnsOf } from "../model/turns";
import type { Entry, View } from "../model/types";
import type { Room } from "../room";
import type { Beat } from "./stage.svelte";

export function beatsOf(
  room: Room,
  board: Board,
  log: readonly Entry[],
  entry: Entry,
  before: View,
  after: View,
): Beat[] {
  if (entry.kind !== "moved") return [];
  const scenes = entry.account?.ends ? scenesOf(board.game, log, entry.account.chapter) : [];
  return [...made(room, board, entry), ...met(room, board, entry), ...scenes, ...passage(room, before, after)];
}

function made(room: Room, board: Board, entry: Entry): Beat[] {
  const one = room.beat?.(board, entry);
  return one ? [{ ...one, seat: entry.seat ?? undefined }] : [];
}

/** A month or a round begins: which, how many there are, what it changes. */
function passage(room: Room, before: View, after: View): Beat[] {
  const said = after.over ? null : room.ceremony(before, after);
  if (!said) return [];
  const { done, of } = room.progress(after);
  return [{ ...said, progress: { done, of } }];
}

function met(room: Room, board: Board, entry: Entry): Beat[] {
  return outcomesOf(entry).flatMap(({ seat, met: things }) => {
    const known = things.filter((thing): thing is Thing & { word: string } => thing.word !== null);
    const [first] = known;
    if (!first) return [];
    return [
      {
        title: t("table-beat-met", { who: seatName(board.seats, seat), count: known.length }),
        text: known.map(({ names }) => capitalize(localName(names))).join(" · "),
        drawing: room.drawing(first.kind, first.word, board.things),
        seat,
        points: known.reduce((sum, { kind, word }) => sum + (room.scores?.(board, kind, word) ?? 0), 0),
      },
    ];
  });
}

/** What happened to everyone at the end of a month or a round, over all its moves. */
function scenesOf(game: string, log: readonly Entry[], chapter: number): Beat[] {
  return turnsOf(log)
    .filter((line): line is Happening => line.kind === "happening" && line.chapter === chapter)
    .map(({ stage, outcomes }) => ({
      title: t(`${game}-stage-${stage}`),
      scene: { stage, sums: addUp(outcomes) },
    }))
    .filter(({ scene }) => scene.sums.length > 0);
}
