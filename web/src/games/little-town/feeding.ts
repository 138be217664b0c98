/** Feeding in one go: who can feed everyone need not be asked course by course. */

import { t } from "../../app/i18n.svelte";
import type { Board } from "../../table/model/board.svelte";
import { goodsIn } from "./explain";
import { type Counts, heldOf, type Player, town } from "./view";

const COURSES = ["fish", "wheat", "coins"];
/** What a meal takes of a course. */
const PORTION: Record<string, number> = { coins: 3 };

/** How many each course feeds from this one on, food before coins; nothing if somebody would stay hungry. */
export function coursesFor(player: Player, hungry: number, first: string): Counts | null {
  const meals: Counts = {};
  let left = hungry;
  for (const course of COURSES.slice(COURSES.indexOf(first))) {
    meals[course] = Math.min(left, Math.floor(heldOf(player, course) / (PORTION[course] ?? 1)));
    left -= meals[course];
  }
  return left ? null : meals;
}

export function feedAll(board: Board): { text: string; moves: string[] } | null {
  const view = town(board);
  const player = board.seat === null ? undefined : view?.players[board.seat];
  const first = board.choices[0]?.move.split(" ")[1] ?? "";
  if (!view || !player || view.phase !== "feed" || !COURSES.includes(first)) return null;
  const meals = coursesFor(player, view.now.hungry, first);
  if (!meals) return null;
  const moves = Object.entries(meals).map(([course, count]) => `feed ${course} ${count}`);
  const uses = Object.fromEntries(
    Object.entries(meals).map(([course, count]) => [course, count * (PORTION[course] ?? 1)]),
  );
  return board.may(moves[0] ?? "") ? { text: t("town-feed-all", { goods: goodsIn(board, uses) }), moves } : null;
}
