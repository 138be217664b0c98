/** Feeding in one go: who can feed everyone need not be asked course by course. */

import { t } from "../../app/i18n.svelte";
import type { Board } from "../../table/model/board.svelte";
import { goodsIn } from "./explain";
import { town } from "./view";

export function feedAll(board: Board): { text: string; moves: string[] } | null {
  const feast = town(board)?.now.feast;
  if (!feast?.moves[0] || !board.may(feast.moves[0])) return null;
  return { text: t("town-feed-all", { goods: goodsIn(board, feast.uses) }), moves: feast.moves };
}
