/** What the people of the guild are like, and the little they say; nobody else says anything by themselves. */

import type { Seat } from "../../app/api";
import { hasMessage, t } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import { seatName } from "./names";
import type { Entry } from "./types";

export type Moment = "sits" | "wins" | "loses";

const words = (seat: Seat | undefined, what: string): string => {
  const message = `guild-${seat?.member}-${what}`;
  return seat?.member && hasMessage(message) ? t(message) : "";
};

/** A temper in a few words; nothing of a person. */
export const temper = (seat: Seat | undefined): string => words(seat, "temper");

/** What an opponent says at a moment, unless nobody here wants to hear it. */
export const lineOf = (seat: Seat | undefined, moment: Moment): string => (settings.speech ? words(seat, moment) : "");

/** Who of them says what. */
export type Spoken = { seat: number; line: string };

/** What is said at an entry of the log: a line of every opponent as the game begins, and one at its end. */
export function spokenAt(seats: readonly Seat[], { kind, places }: Entry): Spoken[] {
  if (kind === "started") return seats.flatMap((_, seat) => spoken(seats, seat, "sits"));
  return kind === "over" ? lastWord(seats, places ?? []) : [];
}

/** The opponent who won, or the best of those who did not. */
export function lastWord(seats: readonly Seat[], places: readonly number[]): Spoken[] {
  const best = seats
    .flatMap((seat, number) => (seat.member ? [number] : []))
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))[0];
  return best === undefined ? [] : spoken(seats, best, places[best] === 1 ? "wins" : "loses");
}

function spoken(seats: readonly Seat[], seat: number, moment: Moment): Spoken[] {
  const line = lineOf(seats[seat], moment);
  return line ? [{ seat, line }] : [];
}

/** The same in a sentence. */
export const quote = (seats: readonly Seat[], { seat, line }: Spoken): string =>
  t("guild-says-who", { name: seatName(seats, seat), line });
