/** What those who played are called, also when a game came from elsewhere and nobody is known. */

import type { Message, Seat } from "../../app/api";
import { capitalize, messageParts, type Part, t } from "../../app/i18n.svelte";
import { seatName } from "../../table/model/names";
import type { Entry } from "../../table/model/types";

/** The level that seats of an imported game have. */
const ON_PAPER = "record";

/** Somebody sat here of whom no more is known than the seat. */
export const isNobody = (seat: Seat | undefined): boolean =>
  !seat || (!seat.name && (seat.level === ON_PAPER || seat.kind === "open"));

export const playerName = (seats: readonly Seat[], seat: number): string =>
  isNobody(seats[seat]) ? t("review-seat", { seat: seat + 1 }) : seatName(seats, seat);

/** A move as a sentence in parts. */
export function moveParts(game: string, seats: readonly Seat[], entry: Entry): Part[] {
  const who = entry.name || (typeof entry.seat === "number" ? playerName(seats, entry.seat) : "");
  const { message = "", things = {} } = entry;
  return messageParts(game, "did", { message, things } satisfies Message, { who });
}

export const plain = (sentence: readonly Part[]): string =>
  capitalize(sentence.map((part) => (typeof part === "string" ? part : part.text)).join(""));
