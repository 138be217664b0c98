/** What is asked of the one on turn, in one sentence, by phase and by what the hand holds. */

import { forms, t } from "../../app/i18n.svelte";
import type { Board } from "../../table/model/board.svelte";
import { seatName } from "../../table/model/names";
import { ROMAN } from "../roman";
import { bench, levelOf, nameOf } from "./view";

type Asked = { message: string; things?: Record<string, string | number> };

/** The first half of a two-step move, if the rules still know it. */
export function held(board: Board): { card?: string; place?: number } {
  const [what, word = ""] = (board.picked ?? "").split(" ");
  if (what === "hand" && (board.starting(`trade ${word}`).length || board.starting(`develop ${word}`).length))
    return { card: word };
  if (
    what === "place" &&
    board.choices.some((choice) => choice.move.startsWith("trade ") && choice.move.endsWith(` ${word}`))
  )
    return { place: Number(word) };
  return {};
}

/** The one way to develop a material, if there is one only: how many cards is no question then. */
export function onlyDevelopment(board: Board, material: string): string | null {
  const [only, other] = board.starting(`develop ${material}`);
  return only && !other ? only : null;
}

export function prompt(board: Board): Asked {
  const view = bench(board);
  if (view.over) return { message: "artisans-prompt-over" };
  if (!board.acting || board.seat === null) {
    return {
      message: "artisans-prompt-wait",
      things: {
        who: view.turn === null ? "" : seatName(board.seats, view.turn),
        phase: t(`artisans-phase-${view.phase}`),
      },
    };
  }
  const { card, place } = held(board);
  if (view.phase === "market") return atMarket(board, card, place);
  if (view.phase === "develop" && card) {
    const level = levelOf(view.players[board.seat], card) + 1;
    return {
      message: "artisans-prompt-develop-count",
      things: { ...material(board, card), level: ROMAN[level] ?? "" },
    };
  }
  const any = board.choices.some((choice) => choice.move !== "pass");
  return { message: `artisans-prompt-${view.phase}${view.phase === "draft" || any ? "" : "-nothing"}` };
}

const material = (board: Board, word: string): Record<string, string> =>
  forms(board.game, "material", "material", word, nameOf(board, "material", word));

function atMarket(board: Board, card: string | undefined, place: number | undefined): Asked {
  const view = bench(board);
  if (card) return { message: "artisans-prompt-trade-place", things: material(board, card) };
  if (place)
    return {
      message: "artisans-prompt-trade-card",
      things: { ...material(board, view.market[place - 1] ?? ""), place },
    };
  const may = (what: string) => board.choices.some((choice) => choice.move.split(" ")[0] === what);
  const craft = may("craft") ? 1 : 0;
  const way = may("take") ? "take" : may("trade") ? "trade" : "none";
  if (view.just_crafted) return { message: "artisans-prompt-crafted", things: { way, token: may("token") ? 1 : 0 } };
  if (view.token !== null) {
    const any = way === "none" ? 0 : 1;
    return {
      message: "artisans-prompt-last",
      things: { way: any ? way : whyNothing(view), any, craft, actions: view.actions },
    };
  }
  const closed = view.trading_closed && way === "none";
  return { message: closed ? "artisans-prompt-closed" : "artisans-prompt-market", things: { way, craft } };
}

/** Why nothing can be taken or traded in a last turn. */
const whyNothing = (view: ReturnType<typeof bench>): "empty" | "closed" | "full" =>
  view.market.every((card) => card === null) ? "empty" : view.trading_closed ? "closed" : "full";
