/** Which beats an entry deserves: something made, an objective met, what happened to everyone, a month or a round. */

import { localName, t } from "../../app/i18n.svelte";
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
  const passage = after.over ? null : room.ceremony(before, after);
  return [...made(room, board, entry), ...met(room, board, entry), ...scenes, ...(passage ? [{ title: passage }] : [])];
}

function made(room: Room, board: Board, entry: Entry): Beat[] {
  const one = room.beat?.(board, entry);
  return one ? [{ ...one, seat: entry.seat ?? undefined }] : [];
}

function met(room: Room, board: Board, entry: Entry): Beat[] {
  return outcomesOf(entry).flatMap(({ seat, met: things }) =>
    things.map((thing) => ({
      title: t("table-beat-met", { who: seatName(board.seats, seat) }),
      text: localName(thing.names),
      drawing: thing.word === null ? null : room.drawing(thing.kind, thing.word),
      seat,
    })),
  );
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
