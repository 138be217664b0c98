/** What people and opponents are called at a table. */

import type { Seat } from "../../app/api";
import { capitalize, hasMessage, t } from "../../app/i18n.svelte";

/** The levels an opponent can have, weakest first. */
export const LEVELS = ["apprentice", "journeyman", "master", "champion"];

/** An opponent's level in words. */
export const levelName = (level: string): string =>
  capitalize(hasMessage(`level-${level}`) ? t(`level-${level}`) : level);

/** The name of a seat: a person's, or the opponent's level, counted if there are several of it. */
export function seatName(seats: readonly Seat[], number: number): string {
  const seat = seats[number];
  if (!seat || seat.kind === "open") return t("table-seat-open");
  if (seat.name) return seat.name;
  const alike = seats.flatMap((one, place) =>
    one.kind === "opponent" && one.level === seat.level && !one.name ? [place] : [],
  );
  const name = levelName(seat.level ?? "");
  return alike.length > 1 ? t("table-seat-counted", { name, count: alike.indexOf(number) + 1 }) : name;
}

/** Names in a row: "Zoé, Max and Ana". */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
