/** What a move would take and bring, as the server has worked it out, in rows for a slip. */

import type { Choice, Schemas } from "../../app/api";
import { messageText, t } from "../../app/i18n.svelte";
import type { Amount, Row } from "../../ui/tooltips.svelte";
import type { Board } from "../model/board.svelte";
import { seatName } from "../model/names";

type Bill = Schemas["BillTold"];
type Counts = Record<string, number>;

/** Where points come from that are not printed on what is done; a room has the words. */
export const MORE = "more";

/** `points`: what the move is known to change in one's points, objectives and all; null if that was not told. */
export function sumRows(board: Board, bill: Bill | undefined, points: number | null = null): Row[] {
  const { pays = {}, lacks = {}, stand_in = 0, rent = 0, to, saves = {}, brings = {} } = bill ?? {};
  const printed = brings["points"] ?? 0;
  /** What is printed comes with a later step: nothing is known yet of what comes with it. */
  const later = points === 0 && printed > 0;
  const more = points === null || later ? 0 : points - printed;
  /** Told apart from what is printed: what someone's help adds, what coins that are given away were worth. */
  const apart = more < 0 || (more > 0 && printed > 0);
  const gains = apart || !more ? brings : { ...brings, points: more };
  const lacking = amounts(board, lacks, "")
    .map((one) => one.text)
    .join(", ");
  const rows: Row[] = [
    { label: t("table-sum-pays"), amounts: amounts(board, pays, "−") },
    {
      label: t("table-sum-stand-in", { lacking }),
      amounts: amounts(board, { coins: stand_in }, "−"),
      tone: "loss",
    },
    {
      label: t("table-sum-rent", { who: to === undefined ? "" : seatName(board.seats, to) }),
      amounts: amounts(board, { coins: rent }, ""),
    },
    { label: t("table-sum-saves"), amounts: amounts(board, saves, "") },
    { label: t("table-sum-brings"), amounts: amounts(board, gains, "+"), tone: "gain" },
    {
      label: apart ? board.good(MORE, more).text : "",
      amounts: amounts(board, { points: apart ? more : 0 }, "+"),
      tone: more < 0 ? "loss" : "gain",
    },
  ];
  return rows.filter((row) => row.amounts.length);
}

export function amounts(board: Board, counts: Counts, sign: string): Amount[] {
  return Object.entries(counts).flatMap(([word, count]) => {
    if (!count) return [];
    const { drawing, text } = board.good(word, Math.abs(count));
    return [{ count: `${count < 0 ? "−" : sign}${Math.abs(count)}`, drawing, text }];
  });
}

/** What should be said before it is made, each with its sums. */
export const risksOf = (game: string, choice: Choice | undefined): string[] =>
  (choice?.bill?.risks ?? []).map((risk) => messageText(game, "risk", risk));
