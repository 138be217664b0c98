/** What the prompt says at this moment, and what can be done besides moves of the game. */

import type { Choice, Seat } from "../../app/api";
import { messageText, t } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import type { Board } from "../model/board.svelte";
import type { LiveTable } from "../model/live.svelte";
import { listed, seatName } from "../model/names";
import type { Mind, Room } from "../room";

export type Action = { name: string; text: string; main?: boolean; href?: string; act?: () => void };
export type Prompting = {
  text: string;
  actions: Action[];
  mine: boolean;
  /** It is being done already: nothing is left to answer. */
  carried?: boolean;
  /** Nothing is told beside it: that would say who has won. */
  quiet?: boolean;
  minds?: Mind[];
};

export function promptFor(
  table: LiveTable,
  room: Room,
  board: Board,
  next: () => Action[],
  counting: boolean,
  forced: Choice | null,
): Prompting {
  const snapshot = table.snapshot;
  if (!snapshot || !table.view) return { text: "", actions: [], mine: false };
  if (table.past)
    return { text: t(table.replaying ? "table-replaying" : "table-past-ask"), actions: [now(table)], mine: false };
  if (snapshot.life === "over" && counting) return { text: t("table-final"), actions: [], mine: false, quiet: true };
  if (snapshot.life === "over") return over(table, next());
  if (snapshot.life === "closed") return { text: t("table-did-closed"), actions: [home()], mine: false };
  const seat = table.seat === null ? undefined : table.seats[table.seat];
  if (seat?.yours && seat.away) return away(table, seat);
  if (table.offered.length) {
    if (board.carrying) return { text: board.saying, actions: [], mine: true, carried: true };
    if (forced)
      return { text: t("table-forced", { does: messageText(table.game, "may", forced) }), actions: [], mine: true };
    const { text, minds } = questionOf(room, board);
    const called = awaited(table);
    return {
      text,
      minds: [...called.minds, ...minds],
      actions: [...called.actions, ...atOnce(room, board)],
      mine: true,
    };
  }
  return waiting(table);
}

/** What the game asks of the one on turn, and what should be kept in mind with it. */
export function questionOf(room: Room, board: Board): { text: string; minds: Mind[] } {
  const { message, things } = room.prompt(board);
  return { text: t(message, things), minds: room.mind?.(board) ?? [] };
}

function atOnce(room: Room, board: Board): Action[] {
  const offer = room.atOnce?.(board);
  return offer
    ? [{ name: "at-once", text: offer.text, main: true, act: () => board.playAll(offer.moves, offer.text) }]
    : [];
}

const now = (table: LiveTable): Action => ({
  name: "now",
  text: t("table-now"),
  main: true,
  act: () => void table.lookBack(null),
});
const home = (): Action => ({ name: "home", text: t("table-home"), href: "/" });

function away(table: LiveTable, seat: Seat): Prompting {
  const late = seat.out_of_time;
  const back = {
    name: "return",
    text: t("table-return"),
    main: true,
    act: () => void table.change("return", { seat: table.seat }),
  };
  return {
    text: t(late ? "table-ask-out-of-time" : seat.level ? "table-ask-away" : "table-ask-left"),
    actions: late ? [] : [back],
    mine: false,
  };
}

/** The others have asked me to play. */
function awaited({ idle, seat, change }: LiveTable): { minds: Mind[]; actions: Action[] } {
  if (idle.left === null || idle.seat !== seat) return { minds: [], actions: [] };
  const text = t(idle.left === 0 ? "table-ask-you-over" : idle.last ? "table-ask-you-last" : "table-ask-you");
  const here = { name: "here", text: t("table-here"), act: () => void change("here", { seat }) };
  return { minds: [{ text, short: true }], actions: idle.last ? [] : [here] };
}

/** Others wait for someone who does not move. */
function idling(table: LiveTable, turn: number, who: string, replace: Action): Prompting | null {
  const { idle } = table;
  const able = table.may("replace");
  if (idle.seat !== turn) return null;
  if (idle.left !== null) {
    const text = t(idle.left === 0 ? "table-ask-idle" : "table-ask-called", { who });
    return { text, actions: able && idle.left === 0 ? [replace] : [], mine: false };
  }
  const call = { name: "call", text: t("table-call", { who }), act: () => void table.change("call", { seat: turn }) };
  return able && idle.askable ? { text: t("table-ask-turn", { who }), actions: [call], mine: false } : null;
}

function waiting(table: LiveTable): Prompting {
  const turn = table.view?.turn ?? null;
  const seat = turn === null ? undefined : table.seats[turn];
  if (turn === null || !seat) return { text: "", actions: [], mine: false };
  const who = seatName(table.seats, turn);
  const replace = {
    name: "replace",
    text: t("table-replace", { who }),
    act: () => void table.change("replace", { seat: turn }),
  };
  if (seat.away && !seat.level) {
    return {
      text: t("table-ask-absent", { who }),
      actions: table.may("replace") ? [replace] : [],
      mine: false,
    };
  }
  if (turn === table.seat) return { text: t("table-ask-moment"), actions: [], mine: true };
  const idle = seat.kind === "person" && !seat.level && !seat.yours ? idling(table, turn, who, replace) : null;
  if (idle) return idle;
  return { text: t(seat.level ? opponentDoes(table, turn) : "table-ask-turn", { who }), actions: [], mine: false };
}

/** While moves of an opponent are being shown it has thought already. */
const opponentDoes = (table: LiveTable, turn: number): string =>
  table.showing?.seat === turn || table.waiting ? "table-ask-playing" : "table-ask-thinking";

function over(table: LiveTable, actions: Action[]): Prompting {
  const places = table.snapshot?.result?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seatName(table.seats, seat)] : []));
  const won = winners.length === 1 && table.mine.length === 1 && places[table.mine[0] ?? -1] === 1;
  const text = won
    ? t("table-won-you")
    : t("table-won", { names: listed(winners, settings.language), count: winners.length });
  return { text, actions, mine: false };
}
