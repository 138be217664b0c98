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

/**
 * Go to a decision: the table as it was met, with the eyes of who made it. Where it was a fault the places of the better
 * turn are marked and both are drawn, otherwise what was played is marked.
 */
export function showDecision(review: Review, board: Board, number: number): void {
  const [judged, entry] = [review.judged.get(number), review.moves[number - 1]];
  const fault = judged?.verdict ? judged : undefined;
  const step = number - 1;
  review.face(step);
  if (typeof entry?.seat === "number" && review.front !== entry.seat) review.see(entry.seat);
  const moves = fault ? betterMoves(fault) : [entry?.move ?? ""].filter(Boolean);
  board.arrows = { step, better: [], played: [], moves };
  if (fault) void draw(review, board, fault);
}

async function draw(review: Review, board: Board, judged: JudgedMove): Promise<void> {
  const step = judged.step - 1;
  const view = await review.steps.at(step, judged.seat);
  const better = arrowsOf(review.journeys, view, judged.seat, judged.line ?? []);
  const played = arrowsOf(review.journeys, view, judged.seat, judged.turn ?? []);
  if (board.arrows?.step === step) board.arrows = { ...board.arrows, better, played };
}
