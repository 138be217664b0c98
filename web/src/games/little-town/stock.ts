/** What a good of one's own can be used for just now: to pay, to feed, to give, to lay. */

import type { Board } from "../../table/model/board.svelte";
import { thingsOf, town } from "./view";

const VERBS = ["sell", "trade", "offer", "give", "lay", "less"];

/** The numbered answers of a question, `coins wood 2` or `feed fish 1`, from fewest to most. */
export function answers(board: Board): { move: string; verb: string; word: string; count: number }[] {
  return board.choices
    .map(({ move }) => move.split(" "))
    .filter(([verb]) => verb === "coins" || verb === "feed")
    .map(([verb = "", word = "", count = "0"]) => ({
      move: `${verb} ${word} ${count}`,
      verb,
      word,
      count: Number(count),
    }))
    .sort((one, other) => one.count - other.count);
}

/** The moves that a pile of one's own stands for. Of numbered answers a pile gives as much as it can. */
export function stockMoves(board: Board, word: string): string[] {
  const numbered = answers(board);
  const [first] = numbered;
  const last = numbered.at(-1);
  if (first?.verb === "feed" && last && first.word === word) return [last.move];
  if (first?.verb === "coins" && last) {
    if (word === "coins") return last.count ? [last.move] : [];
    return word === first.word && first.count < (town(board)?.now.owed[word] ?? 0) ? [first.move] : [];
  }
  return VERBS.map((verb) => `${verb} ${word}`).filter((move) => board.may(move));
}

/** The moves that a good of the supply stands for. */
export const supplyMoves = (word: string): string[] => [`take ${word}`, `lay ${word} coins`];

/** What to ask about a pile that has no move. */
export function stockWant(board: Board, word: string): string | undefined {
  const phase = town(board)?.phase ?? "";
  const asked: Record<string, string> = { give: `give ${word}`, lay: `lay ${word}`, discount: `less ${word}` };
  return thingsOf(board.things).resource[word] ? asked[phase] : undefined;
}
