/** What is counted at a table of this game, and how it is drawn. */

import { localName, t } from "../../app/i18n.svelte";
import type { Board } from "../../table/model/board.svelte";
import { POINTS } from "../../table/model/sums";
import { thingsOf } from "./view";

/** Workers that went hungry. */
export const HUNGRY = "hungry";

export function counted(board: Board, word: string): { name: string; drawing: string; bad?: boolean } {
  if (word === POINTS) return { name: t("table-points-word"), drawing: "goods-point" };
  if (word === HUNGRY) return { name: t("town-counted-hungry"), drawing: "pieces-hungry", bad: true };
  if (word === "coins") return { name: t("town-counted-coins"), drawing: "goods-coin" };
  const names = thingsOf(board.things).resource[word]?.many;
  return { name: names ? localName(names) : word, drawing: `goods-${word}` };
}
