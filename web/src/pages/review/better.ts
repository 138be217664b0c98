/** What would have been better than a move: in words, and on the board. */

import { t } from "../../app/i18n.svelte";
import { following, lineText } from "../../table/model/advice";
import { arrowsOf } from "../../table/model/arrows";
import type { Board } from "../../table/model/board.svelte";
import type { JudgedMove } from "./report";
import type { Review } from "./review.svelte";

export const betterText = (review: Review, judged: JudgedMove): string =>
  t("analyse-better", { move: lineText(review.game, judged.best, judged.line ?? []) });

/** The moves of the better turn as its words tell them. */
export const betterMoves = ({ best, line }: { best: { move: string }; line: JudgedMove["line"] }): string[] => [
  best.move,
  ...following(line ?? []).map(({ move }) => move),
];

/** Go to the decision, with the eyes of who made it, mark the places of the better turn and draw both. */
export function showBetter(review: Review, board: Board, judged: JudgedMove): void {
  review.face(judged.step - 1);
  if (review.front !== judged.seat) review.see(judged.seat);
  board.arrows = { step: judged.step - 1, better: [], played: [], moves: betterMoves(judged) };
  void draw(review, board, judged);
}

async function draw(review: Review, board: Board, judged: JudgedMove): Promise<void> {
  const step = judged.step - 1;
  const view = await review.steps.at(step, judged.seat);
  const better = arrowsOf(review.journeys, view, judged.seat, judged.line ?? []);
  const played = arrowsOf(review.journeys, view, judged.seat, judged.turn ?? []);
  if (board.arrows?.step === step) board.arrows = { ...board.arrows, better, played };
}
