/** Whose face is whose: somebody of the guild has their own, a person the one that goes with the name. */

import type { Seat } from "../../app/api";

/** So many faces are drawn for people (ui/faces/people.ts). */
export const FACES = 16;

/** The drawing of a seat's face; null where nobody sits. No two people at a table look alike: the later one takes the next face. */
export function faceOf(seats: readonly Seat[], number: number): string | null {
  const seat = seats[number];
  if (seat?.member) return `guild-${seat.member}`;
  if (seat?.kind !== "person" || !seat.name) return null;
  const taken = new Set<number>();
  for (const one of seats.slice(0, number)) if (one.kind === "person" && !one.member) taken.add(free(one.name, taken));
  return `person-${free(seat.name, taken)}`;
}

/** The face of who said something: who has stood up since, or only watches, keeps the one of the name. */
export function faceOfSpeaker(seats: readonly Seat[], seat: number | null | undefined, name: string): string | null {
  const sits = typeof seat === "number" && seats[seat]?.name === name;
  return sits ? faceOf(seats, seat) : `person-${ownFace(name)}`;
}

function free(name: string, taken: ReadonlySet<number>): number {
  let face = ownFace(name);
  while (taken.has(face)) face = (face + 1) % FACES;
  return face;
}

/** The same name has the same face at every table (FNV-1a). */
function ownFace(name: string): number {
  let mixed = 0x811c9dc5;
  for (const sign of name.trim().toLowerCase().normalize()) {
    mixed = Math.imul(mixed ^ sign.codePointAt(0)!, 0x01000193);
  }
  return (mixed >>> 0) % FACES;
}
