/** What the people of the guild are like, and the little they say; nobody else says anything by themselves. */

import type { Seat } from "../../app/api";
import { hasMessage, t } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import { seatName } from "./names";

export type Moment = "sits" | "wins" | "loses";

const words = (seat: Seat | undefined, what: string): string => {
  const message = `guild-${seat?.member}-${what}`;
  return seat?.member && hasMessage(message) ? t(message) : "";
};

/** A temper in a few words; nothing of a person. */
export const temper = (seat: Seat | undefined): string => words(seat, "temper");

/** What an opponent says at a moment, unless nobody here wants to hear it. */
export const lineOf = (seat: Seat | undefined, moment: Moment): string => (settings.speech ? words(seat, moment) : "");

/** The lines of all opponents as the game begins. */
export const greetings = (seats: readonly Seat[]): string[] =>
  seats.flatMap((_, seat) => {
    const said = quote(seats, seat, "sits");
    return said ? [said] : [];
  });

/** What is said at the end: one line, of the opponent who won, or of the best of those who did not. */
export function lastWord(seats: readonly Seat[], places: readonly number[]): string {
  const best = seats
    .flatMap((seat, number) => (seat.member ? [number] : []))
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))[0];
  return best === undefined ? "" : quote(seats, best, places[best] === 1 ? "wins" : "loses");
}

function quote(seats: readonly Seat[], seat: number, moment: Moment): string {
  const line = lineOf(seats[seat], moment);
  return line && t("guild-says-who", { name: seatName(seats, seat), line });
}
