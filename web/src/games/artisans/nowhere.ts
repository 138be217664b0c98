/** Why a card of the hand can be laid on no place: one reason for them all or, where each has its own, the rule they share. */

import type { Message } from "../../app/api";
import type { Board } from "../../table/model/board.svelte";
import { bench } from "./view";

export async function whyNowhere(board: Board, material: string): Promise<Message | null> {
  if (bench(board).market.every((card) => card === null)) return { message: "market-empty", things: {} };
  for (const place of bench(board).market.keys()) {
    const reason = await board.why(`trade ${material} ${place + 1}`);
    if (!reason || !("place" in reason.things)) return reason;
  }
  return { message: "nowhere", things: {} };
}
