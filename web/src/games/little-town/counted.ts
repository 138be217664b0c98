/** What is counted at a table of this game, and how it is drawn. */

import { localName, t } from "../../app/i18n.svelte";
import type { Board } from "../../table/model/board.svelte";
import { POINTS } from "../../table/model/sums";
import { thingsOf } from "./view";

/** Workers that went hungry. */
export const HUNGRY = "hungry";

export function counted(board: Board, word: string, by: number): { name: string; drawing: string; bad?: boolean } {
  const count = Math.abs(by);
  if (word === POINTS) return { name: t("table-points-word", { count }), drawing: "goods-point" };
  if (word === HUNGRY) return { name: t("town-counted-hungry", { count }), drawing: "pieces-hungry", bad: true };
  if (word === "coins") return { name: t("town-counted-coins", { count }), drawing: "goods-coin" };
  const thing = thingsOf(board.things).resource[word];
  return { name: thing ? localName(count > 1 ? thing.many : thing.names) : word, drawing: `goods-${word}` };
}
