/** The meal at the end of a round: who can feed everyone is not asked course by course, who has accepted hunger not again. */

import { t } from "../../app/i18n.svelte";
import type { Board, Lasting } from "../../table/model/board.svelte";
import { goodsIn } from "./explain";
import { town } from "./view";

export function feedAll(board: Board): { text: string; moves: string[] } | null {
  const feast = town(board)?.now.feast;
  if (!feast?.moves[0] || !board.may(feast.moves[0])) return null;
  return { text: t("town-feed-all", { goods: goodsIn(board, feast.uses) }), moves: feast.moves };
}

/** The hunger of a round is one, whichever move it is warned of with. */
export const lasting: Lasting = (board, { message, things }) =>
  message === "hunger" ? { what: `hunger ${town(board)?.round}`, weight: Number(things["points"]) } : null;
