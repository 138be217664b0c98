/** What would have been better than a move: in words, and on the board. */

import { t } from "../../app/i18n.svelte";
import { lineText } from "../../table/model/advice";
import { arrowsOf } from "../../table/model/arrows";
import type { Board } from "../../table/model/board.svelte";
import type { JudgedMove } from "./report";
import type { Review } from "./review.svelte";

export const betterText = (review: Review, judged: JudgedMove): string =>
  t("analyse-better", { move: lineText(review.game, judged.best, judged.line ?? []) });

/** Go to the decision, with the eyes of who made it, point at what the better move is about and draw both turns. */
export function showBetter(review: Review, board: Board, judged: JudgedMove): void {
  review.go(judged.step - 1);
  if (review.front !== judged.seat) review.see(judged.seat);
  const thing = Object.values(judged.best.things).find((one) => typeof one === "object");
  board.pointed = typeof thing === "object" ? `${thing.kind} ${thing.word ?? ""}` : null;
  void draw(review, board, judged);
}

async function draw(review: Review, board: Board, judged: JudgedMove): Promise<void> {
  const step = judged.step - 1;
  const view = await review.steps.at(step, judged.seat);
  if (review.step !== step) return;
  const better = arrowsOf(review.journeys, view, judged.seat, judged.line ?? []);
  const played = arrowsOf(review.journeys, view, judged.seat, judged.turn ?? []);
  board.arrows = { step, better, played };
}
