/** Whom one plays against again: the strongest of those who sat opposite; a usual opponent where only people did. */

import type { Seat } from "../../app/api";
import { USUAL } from "../../table/lobby/create";
import { LEVELS } from "../../table/model/names";

export function levelAgain(seats: readonly Seat[], own: number): string {
  const met = new Set(seats.flatMap(({ kind, level }, place) => (place !== own && kind === "opponent" ? [level] : [])));
  return LEVELS.findLast((level) => met.has(level)) ?? USUAL;
}
