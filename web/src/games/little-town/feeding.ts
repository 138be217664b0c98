/** The meal at the end of a round: who can feed everyone is not asked course by course, who has accepted hunger not again. */

import type { Choice } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import type { Board, Lasting } from "../../table/model/board.svelte";
import { goodsIn } from "./explain";
import { town } from "./view";

export function feedAll(board: Board): { text: string; moves: string[] } | null {
  const feast = town(board)?.now.feast;
  if (!feast?.moves[0] || !board.may(feast.moves[0])) return null;
  return { text: t("town-feed-all", { goods: goodsIn(board, feast.uses) }), moves: feast.moves };
}

/** How many an answer leaves to be fed with the next one: neither fed by it, nor hungry whatever follows. */
export function leftOver(hungry: number, choice: Choice | undefined): number {
  const { pays = {}, lacks = {}, risks = [] } = choice?.bill ?? {};
  const lost = risks.find(({ message }) => message === "hunger")?.things["workers"] ?? 0;
  return hungry - Object.values(pays).reduce((sum, count) => sum + count, lacks["meals"] ?? 0) - Number(lost);
}

/** The hunger of a round is one, whichever move it is warned of with. */
export const lasting: Lasting = (board, { message, things }) =>
  message === "hunger" ? { what: `hunger ${town(board)?.round}`, weight: Number(things["points"]) } : null;
